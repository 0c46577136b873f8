import { inBatches, once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { SomeTablesOf } from '../../platform/table-owners.ts';
import { endSessions } from './sql/end-sessions.ts';
import { findLinked } from './sql/linked-accounts.ts';
import { deleteOwnRows, knownAddresses, ownSessions } from './sql/personal-data.ts';

/** The tables of the schema `accounts` that are this room's, and whose their rows are. */
export const signInTables = {
  'accounts.alert_choices': { uid: 'forgotten' },
  'accounts.devices': { uid: 'forgotten' },
  'accounts.known_addresses': { uid: 'forgotten' },
  'accounts.linked_accounts': { uid: 'forgotten' },
  'accounts.page_sessions': { none: 'hangs on a session and is deleted with it' },
  'accounts.sessions': { uid: 'forgotten' },
  'accounts.spent_hand_overs': { none: 'numbers that are used up' },
} as const satisfies SomeTablesOf<'accounts'>;

/** Where and how a member came in. */
export const signInPersonalData: PersonalData = {
  domain: 'sign-in',
  async *collect(db, uid) {
    yield {
      path: 'sessions.json',
      rows: inBatches<{ id: number }>((last, most) => ownSessions(db, uid, last?.id ?? 0, most)),
    };
    yield { path: 'linked-accounts.json', rows: once(() => findLinked(db, uid)) };
    yield { path: 'addresses.json', rows: once(() => knownAddresses(db, uid, personalBatch)) };
  },
  async forget(ctx, uid) {
    await endSessions(ctx, uid);
    await deleteOwnRows(ctx.db, uid);
    return false;
  },
};
