import { onDevice } from '../../lib/stores.ts';
import { isMark, type Waiting } from './waiting.ts';
import { waitingNow } from './waiting-now.ts';

const key = 'waits';

const noted = (): readonly string[] => {
  const lanes = onDevice.readJson<unknown>(key);
  return Array.isArray(lanes) ? lanes : [];
};

const marksIn = (rows: readonly Waiting[]): string[] => [
  ...new Set(rows.filter(({ call }) => isMark(call)).map(({ lane }) => lane)),
];

function note(lanes: readonly string[]): void {
  const text = lanes.length > 0 ? JSON.stringify(lanes) : null;
  if (onDevice.read(key) !== text) onDevice.write(key, text);
}

/** Whether a mark of a lane may wait in this browser: known at once, also before a page has looked at the queue. */
export const mayWaitIn = (lane: string): boolean =>
  noted().includes(lane) || waitingNow.now().some((item) => item.lane === lane);

/** Notes for all tabs which marks wait. */
export const noteWaits = (rows: readonly Waiting[]): void => note(marksIn(rows));

/** Notes one that is about to wait. */
export const noteNext = (next: Waiting): void => note([...new Set([...noted(), ...marksIn([next])])]);
