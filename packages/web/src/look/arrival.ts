/** Where the last page was shown; null until there is one: who loads a page begins at its top by themselves. */
let shown: string | null = null;
let isBack = false;

addEventListener('popstate', () => {
  isBack = true;
});

/** Puts the focus on the heading of a page that somebody has gone to, unless it is somewhere already. */
export function arrive(heading: HTMLElement): void {
  const before = shown;
  shown = location.pathname;
  if (before === null || before === shown) return;
  // Going back, one comes to where one was.
  if (!isBack) scrollTo(0, 0);
  isBack = false;
  const now = document.activeElement;
  if (now === null || now === document.body) heading.focus({ preventScroll: true });
}
