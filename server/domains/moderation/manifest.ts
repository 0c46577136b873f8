import type { moderationCalls } from '../../../contract/domains/moderation/calls.ts';
import type { Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { hourly } from '../../platform/jobs/cron-line.ts';
import { appeal } from './actions/appeal.ts';
import { banUser } from './actions/ban-user.ts';
import { lapseAppeals } from './jobs/lapse-appeals.ts';
import { moderationNotices } from './notices.ts';
import type { ModerationDeps } from './people.ts';
import { moderationPersonalData, moderationTables } from './personal-data.ts';
import { banState } from './reads/ban-state.ts';
import { ownAppeal } from './reads/own-appeal.ts';
import { moderationReferences } from './references.ts';
import { findWaiting } from './sql/appeals.ts';

interface Deps extends ModerationDeps {
  db: Db;
  clock: () => Date;
}

/** What the domain binds; the operators' own pages of it are bound in operators. */
export function createModeration(deps: Deps): DomainParts<keyof typeof moderationCalls> {
  return {
    domain: 'moderation',
    handlers: {
      'moderation.own-appeal': ownAppeal,
      'moderation.appeal': appeal,
      'moderation.ban-state': banState(deps),
      'moderation.ban-user': banUser(deps),
    },
    tasks: { 'moderation.lapse-appeals': () => lapseAppeals(deps.db, deps.clock()) },
    cron: [{ task: 'moderation.lapse-appeals', match: '20 * * * *', promise: hourly }],
    notices: moderationNotices,
    waiting: { appeals: async (db, now, most) => (await findWaiting(db, now, 0, most)).length },
    tables: moderationTables,
    references: moderationReferences,
    personalData: moderationPersonalData,
  };
}
