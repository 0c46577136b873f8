import type { hiddenCalls } from '../../../../contract/domains/threads/hidden/calls.ts';
import type { Db } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { inBatches, type PersonalData } from '../../../platform/personal-data.ts';
import type { OwnersIn } from '../../../platform/table-owners.ts';
import type { Shown } from '../reads/viewing.ts';
import { type OwnHidden, type OwnPurchase, ownHiddenParts, ownPurchases } from '../sql/hidden-personal-data.ts';
import { payHidden } from './actions/pay-hidden.ts';
import { refundHidden, refundHiddenTask } from './jobs/refund-hidden.ts';

export const hiddenHandlers = (people: Pick<Shown, 'members'>): Handlers<keyof typeof hiddenCalls> => ({
  'threads.pay-hidden': payHidden(people),
});

export const hiddenTasks = (deps: { db: Db; clock: () => Date }) => ({
  [refundHiddenTask]: (payload: unknown) => refundHidden(deps, (payload as { tid: number }).tid),
});

const stays = { stays: 'what the ledger moved was for it' } as const;

/** Whose the rows are. */
export const hiddenTables: Pick<OwnersIn<'threads'>, 'threads.hidden_parts' | 'threads.hidden_sales'> = {
  'threads.hidden_parts': { none: 'parts of threads' },
  'threads.hidden_sales': { uid: stays, authorid: stays },
};

/** Hidden words are their writer's to take along, and nobody else's. */
export const hiddenPersonalData: Pick<PersonalData, 'collect'> = {
  async *collect(db, uid) {
    yield {
      path: 'hidden-parts.json',
      rows: inBatches<OwnHidden>((last, most) => ownHiddenParts(db, { uid, most, after: last?.tid ?? 0 })),
    };
    yield {
      path: 'hidden-parts-paid.json',
      rows: inBatches<OwnPurchase>((last, most) => ownPurchases(db, { uid, most, after: last?.tid ?? 0 })),
    };
  },
};
