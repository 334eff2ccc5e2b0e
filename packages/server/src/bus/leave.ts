import type { Bus } from './bus.ts';

/** When a server dies, another takes its work over after so long. */
export const LEAVE = 4000;

/** Leave to do some work, prolonged as long as the work goes on. */
export function openLeave(bus: Bus, work: string) {
  let sureUntil = 0;
  let prolonging: NodeJS.Timeout | undefined;
  let isOpen = true;
  const ask = async (): Promise<boolean> => {
    const isOurs = await bus.take(work, LEAVE);
    sureUntil = isOurs ? performance.now() + LEAVE / 2 : 0;
    return isOurs;
  };
  const rest = (): void => {
    clearInterval(prolonging);
    prolonging = undefined;
  };
  return {
    async take(): Promise<boolean> {
      const isOurs = performance.now() < sureUntil || (await ask());
      if (isOurs && isOpen) prolonging ??= setInterval(() => void ask(), LEAVE / 3);
      else rest();
      return isOurs;
    },
    /** Nothing to do for now: it is not given back, since there may be something soon. */
    rest,
    isTaken: (): boolean => prolonging !== undefined,
    close(): void {
      isOpen = false;
      rest();
      if (performance.now() < sureUntil) bus.free(work);
      sureUntil = 0;
    },
  };
}
