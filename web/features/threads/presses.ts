import { showFailure } from '../../api/show-failure.ts';
import { showPressed } from '../../lib/pressed-marks.ts';
import { Waits } from '../../offline/queue/from-page.ts';

/** A press of a mark that a reader puts on a post or takes off. */
export interface Press<T> {
  /** Names what is marked: one press of it is on its way at a time. */
  key: string;
  /** What its button sends: that turns by itself in the frame that answers the press, and all else is done after it. */
  action?: string;
  show: (answer: T) => void;
  before: T;
  /** What it turns into when it is pressed, before the server has said so. */
  turned: (from: T) => T;
  ask: (hoped: T) => Promise<T>;
}

type Asked<T> = Press<T> & { hoped: T };

/** What is on its way, by its key, or was pressed last meanwhile. */
export type Presses = Map<string, Asked<unknown>>;

/**
 * Shows a press at once and asks for it; of all that is pressed while one is on its way the last is asked for next. What
 * the server refuses is undone. Says whether it was done, or follows one on its way.
 */
export async function press<T>(presses: Presses, pressed: Press<T>): Promise<boolean> {
  const { key, action, before, show } = pressed;
  const last = presses.get(key) as Asked<T> | undefined;
  // What its page shows may be of the frame before.
  const hoped = pressed.turned(last ? last.hoped : before);
  const asked = { ...pressed, hoped } as Asked<unknown>;
  presses.set(key, asked);
  const goOn = () => {
    if (presses.get(key) === asked) show(hoped);
    return last !== undefined || inTurn(presses, key, before);
  };
  return action === undefined ? goOn() : new Promise((done) => showPressed(action, () => done(goOn())));
}

async function inTurn(presses: Presses, key: string, before: unknown): Promise<boolean> {
  let stands = before;
  for (;;) {
    const asked = presses.get(key)!;
    let failure: unknown;
    try {
      stands = await asked.ask(asked.hoped);
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
