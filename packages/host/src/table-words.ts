/** What can be said to any table at any time, on the screen and in the terminal alike. */
export const TABLE_WORDS = [
  'help',
  'hint',
  'rules',
  'aim',
  'why',
  'ways',
  'define',
  'sort',
  'read',
  'braille',
  'shuffle',
  'deck',
  'table',
  'log',
  'save',
  'quit',
] as const;

export type TableWord = (typeof TABLE_WORDS)[number];
