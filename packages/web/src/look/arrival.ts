/** Where the last screen was shown; null until there is one: who loads a page begins at its top by themselves. */
let shown: string | null = null;
let isBack = false;
/** The screen that is gone has taken the focus along. */
let isLost = false;

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

const isFocused = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** To be called while everything on the screen that goes is still there. */
export function leave(): void {
  isLost ||= isFocused();
}

/** Puts the focus on the heading of a screen that somebody has gone to, unless it is somewhere already. */
export function arrive(heading: HTMLElement): void {
  const isElsewhere = shown !== null && shown !== location.pathname;
  const isNext = isElsewhere || isLost;
  shown = location.pathname;
  isLost = false;
  if (!isNext) return;
  // Going back, one comes to where one was.
  if (!isBack) scrollTo(0, 0);
  isBack = false;
  if (!isFocused()) heading.focus({ preventScroll: true });
}
