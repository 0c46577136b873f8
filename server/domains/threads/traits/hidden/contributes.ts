import type { hiddenCalls } from '../../../../../contract/domains/threads/traits/hidden/calls.ts';
import { inBatches, type PersonalData } from '../../../../platform/personal-data.ts';
import { toMember } from '../../../../platform/references.ts';
import type { Room } from '../../../../platform/room.ts';
import type { RoomDeps } from '../../room.ts';
import { payHidden } from './actions/pay-hidden.ts';
import { refundHidden, refundHiddenTask, refundRemoved } from './jobs/refund-hidden.ts';
import { hiddenReasons } from './money.ts';
import {
  type OwnHidden,
  type OwnPurchase,
  type OwnSold,
  ownHiddenParts,
  ownPurchases,
  ownSold,
} from './sql/hidden-personal-data.ts';

type Tables = 'threads.hidden_parts' | 'threads.hidden_sold' | 'threads.hidden_sales';

const stays = { stays: 'what the ledger moved was for it' } as const;

/** Hidden words are their writer's to take along, and nobody else's. */
const personalData: Pick<PersonalData, 'collect'> = {
  async *collect(db, uid) {
    yield {
      path: 'hidden-parts.json',
      rows: inBatches<OwnHidden>((last, most) => ownHiddenParts(db, { uid, most, after: last?.tid ?? 0 })),
    };
    yield {
      path: 'hidden-parts-sold.json',
      rows: inBatches<OwnSold>((last, most) => ownSold(db, { uid, most, after: last })),
    };
    yield {
      path: 'hidden-parts-paid.json',
      rows: inBatches<OwnPurchase>((last, most) => ownPurchases(db, { uid, most, after: last?.tid ?? 0 })),
    };
  },
};

export const hiddenRoom = (deps: RoomDeps): Room<keyof typeof hiddenCalls, Tables> => ({
  handlers: { 'threads.pay-hidden': payHidden(deps) },
  tables: {
    'threads.hidden_parts': { none: 'parts of threads' },
    'threads.hidden_sold': { none: 'parts of threads' },
    'threads.hidden_sales': { uid: stays, authorid: stays },
  },
  references: { 'threads.hidden_sales': { uid: toMember, authorid: toMember } },
  personalData,
  reasons: hiddenReasons,
  listeners: [refundRemoved],
  tasks: { [refundHiddenTask]: (payload) => refundHidden(deps, payload as { tid: number; since?: number }) },
});
