/** How servers tell one another that something was written. It may be lost: the store knows better, and is asked. */
export interface Bus {
  publish(table: string, number: number): void;
  onPublished(listener: (table: string, number: number) => void): void;
  close(): Promise<void>;
}

/** For a server that is alone. */
export const openLocalBus = (): Bus => ({
  publish: () => {},
  onPublished: () => {},
  close: async () => {},
});
