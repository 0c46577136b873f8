import { afterFrame } from './after-frame.ts';
import { sharedState, useShared } from './shared-state.ts';

/** Marks that were pressed, by what their button sends, until what stands around them says the same. */
const pressed = sharedState<ReadonlySet<string>>(new Set());
/** Does what comes after the frame at once, by the same. */
const later = new Map<string, () => void>();

export const isPressed = (action: string): boolean => pressed.now().has(action);

/** Whether a mark was pressed, and what its page shows doesn't say so yet. */
export const useIsPressed = (action: string | undefined): boolean =>
  useShared(pressed, (all) => action !== undefined && all.has(action));

const turn = (action: string, on: boolean): void =>
  pressed.set((all) => new Set(on ? [...all, action] : [...all].filter((other) => other !== action)));

/**
 * The mark alone turns in the frame that answers its press; all else that the press does, its request too, comes after that
 * frame, or as the page is left. Pressed again before that, it stands as it did, and nothing is waited for.
 */
export function showPressed(action: string, rest: () => void): void {
  const before = later.get(action);
  if (before) {
    before();
    rest();
    return;
  }
  turn(action, true);
  let isDone = false;
  // There is none where what comes after the frame is done at once.
  let cancel: (() => void) | undefined;
  const goOn = () => {
    if (isDone) return;
    isDone = true;
    later.delete(action);
    cancel?.();
    removeEventListener('pagehide', goOn);
    document.removeEventListener('visibilitychange', goOn);
    turn(action, false);
    rest();
  };
  // A page that is hidden draws no frame, and may never be shown again.
  addEventListener('pagehide', goOn);
  document.addEventListener('visibilitychange', goOn);
  later.set(action, goOn);
  cancel = afterFrame(goOn);
}
