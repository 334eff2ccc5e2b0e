/** The page is sent with the shelf drawn; whoever opens another screen, or asks for some of the games, is not to see it. */
export function hideDrawn(): void {
  if (location.pathname !== '/' || location.search !== '') document.documentElement.dataset['drawn'] = 'hidden';
}

/** Whether what stands on the page is what the app will draw; else it is taken away. */
export function leaveDrawn(root: HTMLElement): boolean {
  const { dataset } = document.documentElement;
  if (dataset['drawn'] === undefined) return root.firstChild !== null;
  root.replaceChildren();
  delete dataset['drawn'];
  return false;
}
