declare module 'virtual:shelf' {
  import type { Box, Level, List } from './box.ts';
  export const boxes: readonly Box[];
  export const levels: readonly Level[];
  export const lists: readonly List[];
  export const botNames: readonly string[];
}

declare module '*.md' {
  export const html: string;
  export const parts: readonly { readonly id: string; readonly title: string }[];
}
