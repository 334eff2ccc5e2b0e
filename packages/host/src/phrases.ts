/** What can be said at a table where free text is not wanted. */
export const SET_PHRASES: readonly string[] = [
  'Hello!',
  'Well played!',
  'Good game!',
  'Thank you!',
  'One moment, please.',
  'Your turn!',
  'Oh no!',
  'Again?',
];
