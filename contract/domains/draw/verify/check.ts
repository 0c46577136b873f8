import { fromHex, toHex } from './bytes.ts';
import { chancesOf } from './chances.ts';
import { type Entry, leafOf, rootOf } from './entries.ts';
import type { DrawFacts } from './files.ts';
import { numbersOf } from './numbers.ts';
import { prizesInOrder, ticketsOf } from './picks.ts';
import { type Hash, sha256 } from './sha256.ts';

/** What is checked, in this order. */
export const checkSteps = ['seal', 'list', 'beacon', 'numbers', 'winners'] as const;
export type CheckStep = (typeof checkSteps)[number];

/** A step of the check; `absent` where the draw named no public number. */
export interface Checked {
  step: CheckStep;
  result: 'fits' | 'differs' | 'absent';
  /** What was computed: the seal's SHA-256, the root, the public number, the tickets. */
  computed: string;
}

const judged = (step: CheckStep, fits: boolean, computed: string): Checked => ({
  ...{ step, computed },
  result: fits ? 'fits' : 'differs',
});

/** The public number is SHA-256 of its round's signature; whether that signature is the chain's is checked apart. */
function checkBeacon(hash: Hash, beacon: DrawFacts['beacon']): Checked {
  if (beacon === null) return { step: 'beacon', result: 'absent', computed: '' };
  const signature = fromHex(beacon.signature);
  const computed = signature && signature.length > 0 ? toHex(hash(signature)) : '';
  return judged('beacon', computed !== '' && computed === beacon.randomness && beacon.round > 0, computed);
}

const ascending = (entries: readonly Entry[]): boolean =>
  entries.every(({ ticket }, at) => at === 0 || ticket > (entries[at - 1]?.ticket ?? 0));

/** Computes a draw again from its public file alone, and says of each of five steps whether it fits. */
export function checkDraw(facts: DrawFacts, entries: readonly Entry[], hash: Hash = sha256): Checked[] {
  const seed = fromHex(facts.seed) ?? new Uint8Array();
  const commitment = toHex(hash(seed));
  const root = rootOf(
    hash,
    entries.map((entry, at) => leafOf(hash, facts.drawid, at + 1, entry)),
  );
  const chances = chancesOf(entries);
  const isWhole =
    toHex(root) === facts.root &&
    entries.length === facts.entries &&
    chances.total === facts.chances &&
    ascending(entries);
  const beacon = fromHex(facts.beacon?.randomness ?? '') ?? new Uint8Array();
  const next = ticketsOf(numbersOf(hash, { seed, root, beacon }), chances, facts.once);
  const tickets = facts.picks.map(() => next() ?? 0);
  const nobodyTwice = !facts.once || new Set(tickets).size === tickets.length;
  return [
    judged('seal', seed.length === 32 && commitment === facts.commitment, commitment),
    judged('list', isWhole, toHex(root)),
    checkBeacon(hash, facts.beacon),
    judged('numbers', nobodyTwice && prizesInOrder(facts.prizes, facts.picks), tickets.join(' ')),
    judged(
      'winners',
      facts.picks.every(({ ticket }, at) => ticket === tickets[at]),
      tickets.join(' '),
    ),
  ];
}

/** Whether all of a check fits. */
export const isFitting = (checked: readonly Checked[]): boolean => checked.every(({ result }) => result !== 'differs');
