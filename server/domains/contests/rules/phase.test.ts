import { expect, test } from 'vitest';
import { type Dated, phaseOf } from './phase.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 29, hour));
const contest: Dated = {
  ...{ opens_at: at(1), entries_until: at(2), closes_at: at(3) },
  ...{ frozen_at: null, awarded_at: null },
};

test.each([
  ['before it opens', 0, {}, 'before'],
  ['the moment it opens', 1, {}, 'open'],
  ['the moment photos end', 2, {}, 'liking'],
  ['the moment likes end', 3, {}, 'closed'],
  ['frozen before its time', 1, { frozen_at: at(1) }, 'closed'],
  ['with a winner', 4, { frozen_at: at(3), awarded_at: at(4) }, 'won'],
  ['photos and likes end together', 2, { closes_at: at(2) }, 'closed'],
])('%s', (_, hour, fields: Partial<Dated>, phase) => {
  expect(phaseOf({ ...contest, ...fields }, at(hour))).toBe(phase);
});
