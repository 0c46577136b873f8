import type { moderationCalls } from '../../../contract/domains/moderation/calls.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { WriterGate } from '../../platform/http/writer-gate.ts';
import { hourly, nightly } from '../../platform/jobs/cron-line.ts';
import { addressAccounts } from './actions/address-accounts.ts';
import { addresses } from './actions/addresses.ts';
import { appeal } from './actions/appeal.ts';
import { banAddress } from './actions/ban-address.ts';
import { banUser } from './actions/ban-user.ts';
import { dropCanned } from './actions/drop-canned.ts';
import { liftAddress } from './actions/lift-address.ts';
import { setCanned } from './actions/set-canned.ts';
import { setWords } from './actions/set-words.ts';
import { createAddressBook } from './address-book.ts';
import { lapseAppeals } from './jobs/lapse-appeals.ts';
import { sweepAddresses } from './jobs/sweep-addresses.ts';
import { moderationNotices } from './notices.ts';
import type { ModerationDeps } from './people.ts';
import { moderationPersonalData, moderationTables } from './personal-data.ts';
import { addressBans } from './reads/address-bans.ts';
import { banState } from './reads/ban-state.ts';
import { canned } from './reads/canned.ts';
import { moderationKnownOf } from './reads/known.ts';
import { ownAppeal } from './reads/own-appeal.ts';
import { waitingAppeals } from './reads/waiting-appeals.ts';
import { words } from './reads/words.ts';
import { moderationReferences } from './references.ts';

interface Deps extends ModerationDeps {
  db: Db;
  clock: () => Date;
  tags: TagBoard;
}

interface ModerationParts extends DomainParts<keyof typeof moderationCalls> {
  /** Looks at whoever writes. */
  writerGate: WriterGate;
}

/** What the domain binds; the operators' own pages of it are bound in operators. */
export function createModeration(deps: Deps): ModerationParts {
  return {
    domain: 'moderation',
    writerGate: createAddressBook(deps),
    handlers: {
      'moderation.own-appeal': ownAppeal,
      'moderation.appeal': appeal,
      'moderation.ban-state': banState(deps),
      'moderation.ban-user': banUser(deps),
      'moderation.addresses': addresses(deps),
      'moderation.address-accounts': addressAccounts(deps),
      'moderation.ban-address': banAddress(deps),
      'moderation.lift-address': liftAddress,
      'moderation.address-bans': addressBans(deps),
      'moderation.canned': canned,
      'moderation.set-canned': setCanned,
      'moderation.drop-canned': dropCanned,
      'moderation.words': words,
      'moderation.set-words': setWords,
    },
    tasks: {
      'moderation.lapse-appeals': () => lapseAppeals(deps.db, deps.clock()),
      'moderation.sweep-addresses': () => sweepAddresses(deps.db, deps.clock()),
    },
    cron: [
      { task: 'moderation.lapse-appeals', match: '20 * * * *', promise: hourly },
      { task: 'moderation.sweep-addresses', match: '15 4 * * *', promise: nightly },
    ],
    notices: moderationNotices,
    waiting: { appeals: waitingAppeals },
    knownOf: moderationKnownOf,
    tables: moderationTables,
    references: moderationReferences,
    personalData: moderationPersonalData,
  };
}
