import type { feedbackCalls } from '../../../contract/domains/feedback/calls.ts';
import type { Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { prepared } from '../../platform/http/handlers.ts';
import { nightly } from '../../platform/jobs/cron-line.ts';
import { counted } from '../../platform/known.ts';
import { waitsSince } from '../../platform/needs.ts';
import type { Storage } from '../../platform/storage/port.ts';
import type { MembersByIds } from '../members/index.ts';
import { prepareFeedback, sendFeedback } from './actions/send-feedback.ts';
import { settleFeedback } from './actions/settle-feedback.ts';
import { cleanUpFeedback } from './jobs/clean-up.ts';
import { feedbackPersonalData, feedbackTables } from './personal-data.ts';
import { inbox } from './reads/inbox.ts';
import { feedbackReferences } from './references.ts';
import { messagesBy } from './sql/known.ts';
import { openSince } from './sql/messages.ts';

export interface FeedbackDeps {
  db: Db;
  clock: () => Date;
  storage: Storage;
  cards: MembersByIds;
}

/** What the feedback domain binds. */
export function createFeedback(deps: FeedbackDeps): DomainParts<keyof typeof feedbackCalls> {
  return {
    domain: 'feedback',
    tables: feedbackTables,
    references: feedbackReferences,
    personalData: feedbackPersonalData,
    handlers: {
      'feedback.send': prepared((ctx, input) => prepareFeedback(deps.storage, ctx, input), sendFeedback),
      'feedback.inbox': inbox(deps.cards),
      'feedback.settle': settleFeedback,
    },
    knownOf: async ({ db }, uid) => counted('messages', await messagesBy(db, uid), '/operator/feedback'),
    waiting: { feedback: async (db, _by, { most }) => waitsSince(await openSince(db, most)) },
    tasks: { 'feedback.clean-up': () => cleanUpFeedback(deps.db, deps.clock()) },
    cron: [{ task: 'feedback.clean-up', match: '50 0 * * *', promise: nightly }],
  };
}
