import type { FileAnswer, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { ReadCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentNight } from '../present-night.ts';
import { nightsByNumbers } from '../sql/nights.ts';

/** A night's record as a file. */
export async function ledgerNight(
  { db }: ReadCtx,
  { number }: InputOf<(typeof economyCalls)['economy.ledger-night']>,
): Promise<FileAnswer> {
  const [night] = await nightsByNumbers(db, [number]);
  if (!night) return refuse('economy.night_unknown');
  const bytes = Buffer.from(`${JSON.stringify(presentNight(night), null, 2)}\n`);
  const name = `ledger-night-${number}.json`;
  return { filename: name, type: 'application/json; charset=utf-8', bytes: bytes.length, read: () => once(bytes) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
