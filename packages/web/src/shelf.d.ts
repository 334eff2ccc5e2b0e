declare module 'virtual:shelf' {
  import type { Box } from './box.ts';
  export const boxes: readonly Box[];
}

declare module '*.md' {
  export const html: string;
}
