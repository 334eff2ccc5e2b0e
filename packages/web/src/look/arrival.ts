/** Where the last page was shown; null until there is one: who loads a page begins at its top by themselves. */
let shown: string | null = null;
let isBack = false;

/** Notices from now on that somebody goes back. */
export function watchBack(): void {
  addEventListener('popstate', () => {
    isBack = true;
  });
}

/** Who has pressed something before there was an app has come from where that was. */
export function comeFrom(path: string): void {
  shown = path;
}

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
