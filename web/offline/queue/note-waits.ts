import { onDevice } from '../../lib/stores.ts';
import { isMark, type Waiting } from './waiting.ts';
import { key, noted } from './waits-here.ts';

const marksIn = (rows: readonly Waiting[]): string[] => [
  ...new Set(rows.filter(({ call }) => isMark(call)).map(({ lane }) => lane)),
];

function note(lanes: readonly string[]): void {
  const text = lanes.length > 0 ? JSON.stringify(lanes) : null;
  if (onDevice.read(key) !== text) onDevice.write(key, text);
}

/** Notes for all tabs which marks wait. */
export const noteWaits = (rows: readonly Waiting[]): void => note(marksIn(rows));

/** Notes one that is about to wait. */
export const noteNext = (next: Waiting): void => note([...new Set([...noted(), ...marksIn([next])])]);
