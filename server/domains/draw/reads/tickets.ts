import { numbersOf } from '../../../../contract/domains/draw/verify/numbers.ts';
import type { Db } from '../../../platform/context.ts';
import { nodeHash } from '../node-hash.ts';
import { type Sealing, sealedSeed, secretsOf } from '../sealed.ts';
import type { DrawRow } from '../sql/draws.ts';
import { ticketsAt } from '../sql/leaves.ts';

/** The number of a draw that was sealed. */
export const seedOf = (sealing: Sealing, { drawid, seed_sealed }: DrawRow): Uint8Array =>
  seed_sealed
    ? new Uint8Array(Buffer.from(sealedSeed.open(secretsOf(sealing), drawid, seed_sealed), 'hex'))
    : new Uint8Array();

/** Numbers that are looked up at first, and by how much more when they are too few. */
const atFirst = 64;
const more = 4;

/**
 * The ticket of a place of a closed draw, as the numbers find them: the same as `ticketsOf` of the check, read from the
 * table instead of a whole list. Undefined where every ticket had its turn.
 */
export async function ticketOfPlace(
  db: Db,
  sealing: Sealing,
  draw: DrawRow,
  place: number,
): Promise<number | undefined> {
  const { drawid, root, randomness, weights, entries, once } = draw;
  if (!root || entries === 0 || (once && place > entries)) return undefined;
  for (let count = atFirst + place; ; count *= more) {
    const next = numbersOf(nodeHash, { seed: seedOf(sealing, draw), root, beacon: randomness ?? new Uint8Array() });
    const tickets = await ticketsAt(
      db,
      drawid,
      Array.from({ length: count }, () => next(weights)),
    );
    const found = once ? [...new Set(tickets)] : tickets;
    const ticket = found[place - 1];
    if (ticket !== undefined) return ticket;
  }
}
