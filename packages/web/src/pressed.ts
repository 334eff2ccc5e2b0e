/** The page is sent with its buttons drawn, and somebody may press one before the app can hear it. */
interface Early {
  button: HTMLElement | null;
  readonly stop: () => void;
}

declare global {
  var earlyPress: Early | undefined;
}

/** Remembers the button that is pressed last while nobody hears it. */
export function rememberPresses(): void {
  const remember = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    early.button?.removeAttribute('aria-busy');
    button.setAttribute('aria-busy', 'true');
    early.button = button;
  };
  const early: Early = { button: null, stop: () => removeEventListener('click', remember) };
  addEventListener('click', remember);
  globalThis.earlyPress = early;
}

/** From now on the app hears by itself. The game that somebody wants to play, if that is what was pressed before. */
export function hearPresses(): string | null {
  globalThis.earlyPress?.stop();
  return globalThis.earlyPress?.button?.dataset['game'] ?? null;
}

/** Once the app is drawn. */
export function pressAgain(): void {
  const button = globalThis.earlyPress?.button ?? null;
  globalThis.earlyPress = undefined;
  button?.removeAttribute('aria-busy');
  button?.click();
}
