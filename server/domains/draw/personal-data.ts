import { once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { addressOf } from './reads/address-of.ts';
import type { Sealing } from './sealed.ts';
import { dropOwn, ownRows } from './sql/personal-data.ts';

/** Whose the rows are. */
export const drawTables: OwnersIn<'draw'> = {
  'draw.acts': { uid: 'forgotten' },
  'draw.draws': { drawing_by: 'forgotten' },
  'draw.entries': { uid: 'forgotten' },
  'draw.left_out': { uid: 'forgotten', by_uid: 'forgotten' },
  'draw.keys': { uid: 'forgotten' },
  'draw.leaves': { none: 'frozen lists, which name nobody' },
  'draw.picks': { uid: 'forgotten' },
  'draw.prizes': { none: 'what draws give' },
};

/** So many rows of one kind an export holds: more than anybody has. */
const mostRows = 10_000;

/** A member's tickets, what they won and where it goes. */
export const drawPersonalData = (sealing: Sealing): PersonalData => ({
  domain: 'draw',
  async *collect(db, uid) {
    const { tickets, won, acts, leftOut } = await ownRows(db, uid, mostRows);
    const prizes = won.map(({ pickid, address_sealed, ...row }) => ({
      ...row,
      address: addressOf(sealing, { pickid, address_sealed }) ?? null,
    }));
    yield { path: 'tickets.json', rows: once(async () => tickets) };
    yield { path: 'prizes.json', rows: once(async () => prizes) };
    yield { path: 'acts.json', rows: once(async () => acts) };
    yield { path: 'left-out.json', rows: once(async () => leftOut) };
  },
  forget: ({ db }, uid) => dropOwn(db, uid, personalBatch),
});
