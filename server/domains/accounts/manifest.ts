import type { accountsCalls } from '../../../contract/domains/accounts/calls.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { ActorPort } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { GeoIp } from '../../platform/geoip/port.ts';
import { hourly } from '../../platform/jobs/cron-line.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { Sms } from '../../platform/sms/port.ts';
import { accountDataHandlers } from './account-data-handlers.ts';
import { sendResetTask } from './actions/forgot-password.ts';
import { cleanUpAccounts } from './jobs/clean-up.ts';
import { deleteMember, deleteTask, handOutDeletions } from './jobs/delete-members.ts';
import { locate, locateTask } from './jobs/locate.ts';
import { type AccountDataDeps, exportTask, makeExport, sweepExports } from './jobs/make-export.ts';
import { sendReset } from './jobs/send-reset.ts';
import { safetyLetters } from './listeners/write-safety-letters.ts';
import { sanctionLetters } from './listeners/write-sanction-letters.ts';
import { accountsReasons } from './money.ts';
import { accountsNotices } from './notices.ts';
import { accountsPersonalData, accountsTables } from './personal-data.ts';
import { proofHandlers } from './proof-handlers.ts';
import { createActors } from './reads/actors.ts';
import { createMemberCards, type MembersByIds } from './reads/members.ts';
import { registrationHandlers } from './registration-handlers.ts';
import { safetyHandlers } from './safety-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import { accountsSettings } from './settings.ts';
import { thirdPartyDoors } from './third-party/doors.ts';
import { type OtherSitesSettings, otherSites } from './third-party/sites.ts';
import { thirdPartyHandlers } from './third-party-handlers.ts';

export interface AccountsDeps extends AccountDataDeps {
  tags: TagBoard;
  settings: SettingsReader;
  sms: Sms;
  siteName: string;
  /** Canonical address of the site, without a slash at its end: passkeys belong to its host, letters link to it. */
  publicUrl: string;
  /** SECRET_KEY. */
  secret: string;
  /** The one before it, while it is turned over. */
  previousSecret?: string | undefined;
  /** What every verification image reads, or undefined for a random text each time. */
  verificationText: string | undefined;
  /** Says where an address is; absent where no service is configured. */
  geoIp?: GeoIp | undefined;
  /** The sites whose accounts serve to log in here. */
  otherSites?: OtherSitesSettings;
}

export interface Accounts extends DomainParts<keyof typeof accountsCalls> {
  actors: ActorPort;
  /** Members' cards, kept in this process. */
  cards: MembersByIds;
}

/** What the accounts domain binds, and the ports it plugs. */
export function createAccounts(deps: AccountsDeps): Accounts {
  const thirdParty = { ...deps, sites: deps.otherSites ? otherSites(deps.otherSites, deps.clock) : {} };
  return {
    handlers: {
      ...sessionHandlers(deps),
      ...registrationHandlers(deps),
      ...safetyHandlers(deps),
      ...accountDataHandlers(deps),
      ...thirdPartyHandlers(thirdParty),
      ...proofHandlers(deps),
    },
    redirects: thirdPartyDoors(thirdParty),
    listeners: [...safetyLetters(deps), ...sanctionLetters(deps)],
    settings: accountsSettings,
    reasons: accountsReasons,
    notices: accountsNotices,
    tables: accountsTables,
    personalData: accountsPersonalData,
    tasks: {
      'accounts.clean-up': () => cleanUpAccounts(deps.db, deps.settings, deps.clock()),
      'accounts.sweep-exports': () => sweepExports(deps),
      'accounts.delete-due': () => handOutDeletions(deps),
      [exportTask]: (payload, { job }) => makeExport(deps, (payload as { id: number }).id, job),
      [deleteTask]: (payload) => deleteMember(deps, (payload as { uid: number }).uid),
      [sendResetTask]: (payload) => sendReset(deps, payload),
      [locateTask]: (payload, { job }) => locate(deps, payload, job),
    },
    cron: [
      { task: 'accounts.clean-up', match: '17 * * * *', promise: hourly },
      { task: 'accounts.sweep-exports', match: '27 * * * *', promise: hourly },
      { task: 'accounts.delete-due', match: '7 * * * *', promise: hourly },
    ],
    actors: createActors(deps),
    cards: createMemberCards(deps.tags),
  };
}
