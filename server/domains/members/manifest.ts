import type { membersCalls } from '../../../contract/domains/members/calls.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { hourly } from '../../platform/jobs/cron-line.ts';
import { mayModerate, silenceOf } from '../moderation/index.ts';
import type { MailDeps } from './account-emails.ts';
import { askGuardian, giveConsent, guardianLink } from './actions/guardian.ts';
import { membersDeeds } from './deeds.ts';
import { membersFigures } from './figures.ts';
import { sanctionEmails } from './listeners/write-sanction-emails.ts';
import { membersReasons } from './money.ts';
import { membersNotices } from './notices.ts';
import { membersPersonalData, membersTables } from './personal-data.ts';
import { roleFlags } from './policy.ts';
import { checkUsername } from './reads/check-username.ts';
import { guardianState } from './reads/guardian-state.ts';
import { createMemberCards, type MembersByIds } from './reads/members.ts';
import { ownSanction } from './reads/own-sanction.ts';
import { membersReferences } from './references.ts';
import { membersSettings } from './settings.ts';
import { deleteExpiredGuardianRequests } from './sql/clean-up.ts';

interface MembersDeps extends MailDeps {
  db: Db;
  clock: () => Date;
  tags: TagBoard;
}

interface Members extends DomainParts<keyof typeof membersCalls> {
  tables: typeof membersTables;
  /** Members' cards, cached in this process. */
  cards: MembersByIds;
}

/** What the members domain binds. */
export function createMembers(deps: MembersDeps): Members {
  return {
    domain: 'members',
    handlers: {
      'members.check-username': (ctx, { username }) => checkUsername(ctx, username, deps.siteName),
      'members.auth': ({ actor }, { scene }) => ({
        auth: roleFlags(scene, {
          speaks: actor !== null && silenceOf(actor) === undefined,
          moderates: actor !== null && mayModerate(actor),
        }),
      }),
      'members.own-sanction': ownSanction,
      'members.is-creator': ({ actor }) => ({ isCreator: actor.isCreator ? 1 : 0 }),
      'members.guardian-state': guardianState,
      'members.ask-guardian': (ctx, { email }) => askGuardian(ctx, deps, email),
      'members.guardian-link': (ctx, { token }) => guardianLink(ctx, token),
      'members.give-consent': (ctx, { token }) => giveConsent(ctx, token),
    },
    listeners: sanctionEmails(deps),
    settings: membersSettings,
    deeds: membersDeeds,
    figures: membersFigures,
    reasons: membersReasons,
    notices: membersNotices,
    tables: membersTables,
    references: membersReferences,
    personalData: membersPersonalData,
    tasks: { 'members.clean-up': () => deleteExpiredGuardianRequests(deps.db, deps.clock()) },
    cron: [{ task: 'members.clean-up', match: '17 * * * *', promise: hourly }],
    cards: createMemberCards(deps.tags),
  };
}
