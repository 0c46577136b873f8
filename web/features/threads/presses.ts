import { showFailure } from '../../lib/show-failure.ts';
import { Waits } from '../../offline/queue/from-page.ts';

/** A press of a mark that a reader puts on a post or takes off. */
export interface Press<T> {
  /** Names what is marked: one press of it is on its way at a time. */
  key: string;
  show: (answer: T) => void;
  before: T;
  /** What it turns into when it is pressed, before the server has said so. */
  hoped: T;
  ask: () => Promise<T>;
}

/** What is on its way, by its key, or was pressed last meanwhile. */
export type Presses = Map<string, Press<unknown>>;

/**
 * Shows a press at once and asks for it; of all that is pressed while one is on its way the last is asked for next. What
 * the server refuses is undone. Says whether it was done, or follows one on its way.
 */
export async function press<T>(presses: Presses, pressed: Press<T>): Promise<boolean> {
  const { key, before, hoped } = pressed;
  const follows = presses.has(key);
  presses.set(key, pressed as Press<unknown>);
  pressed.show(hoped);
  return follows || inTurn(presses, key, before);
}

async function inTurn(presses: Presses, key: string, before: unknown): Promise<boolean> {
  let stands = before;
  for (;;) {
    const asked = presses.get(key)!;
    let failure: unknown;
    try {
      stands = await asked.ask();
    } catch (error) {
      failure = error;
      // What waits for a connection stays as it was pressed.
      if (error instanceof Waits) stands = asked.hoped;
    }
    if (presses.get(key) !== asked) continue;
    presses.delete(key);
    asked.show(stands);
    if (failure !== undefined) showFailure(failure);
    return failure === undefined;
  }
}
