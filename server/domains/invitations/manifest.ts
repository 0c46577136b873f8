import type { invitationsCalls } from '../../../contract/domains/invitations/calls.ts';
import { daysBefore } from '../../platform/days.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { prepared } from '../../platform/http/handlers.ts';
import { daily, hourly, nightly } from '../../platform/jobs/cron-line.ts';
import { waitsSince } from '../../platform/needs.ts';
import type { MembersByIds } from '../members/index.ts';
import { activateImei, countImeiTry } from './actions/activate-imei.ts';
import { refuseHold, releaseHold } from './actions/decide-hold.ts';
import { addImeiRange, removeImeiRange } from './actions/imei-ranges.ts';
import { countFriends } from './jobs/count-friends.ts';
import type { JobDeps } from './jobs/deps.ts';
import { payMonths } from './jobs/pay-months.ts';
import { payPhones } from './jobs/pay-phones.ts';
import { storeInvites } from './listeners/store-invites.ts';
import { invitationsReasons } from './money.ts';
import { invitationsPersonalData, invitationsTables } from './personal-data.ts';
import { friends, inviter } from './reads/friends.ts';
import { holds } from './reads/holds.ts';
import { invitationsKnownOf } from './reads/known.ts';
import { ownInvitations } from './reads/own.ts';
import { imeiRanges, ownPhones } from './reads/phones.ts';
import { rewards } from './reads/rewards.ts';
import { invitationsReferences } from './references.ts';
import { invitationsSettings } from './settings.ts';
import { dropBefore } from './sql/devices.ts';
import { openSince } from './sql/holds.ts';

interface Deps extends JobDeps {
  /** Members' cards, as the members domain caches them. */
  cards: MembersByIds;
  publicUrl: string;
}

const comparedDays = 90;
/** Held rewards are looked at within two days, as members read. */
const promisedHours = 48;

/** What the domain binds. */
export function createInvitations(deps: Deps): DomainParts<keyof typeof invitationsCalls> {
  const { db, clock, settings, cards, publicUrl } = deps;
  const forgotten = () => daysBefore(clock(), comparedDays);
  return {
    domain: 'invitations',
    settings: invitationsSettings,
    reasons: invitationsReasons,
    tables: invitationsTables,
    references: invitationsReferences,
    personalData: invitationsPersonalData,
    handlers: {
      'invitations.own': ownInvitations(settings, publicUrl),
      'invitations.friends': friends(cards),
      'invitations.inviter': inviter(cards),
      'invitations.rewards': rewards(settings),
      'invitations.imei': ownPhones(settings),
      'invitations.activate-imei': prepared(
        (ctx) => countImeiTry(ctx),
        (ctx, input) => activateImei(ctx, input),
      ),
      'invitations.holds': holds(cards),
      'invitations.release-hold': releaseHold(settings),
      'invitations.refuse-hold': refuseHold,
      'invitations.imei-ranges': imeiRanges,
      'invitations.add-imei-range': addImeiRange,
      'invitations.remove-imei-range': removeImeiRange,
    },
    waiting: { holds: async (db, _by, { most }) => waitsSince(await openSince(db, most), promisedHours) },
    knownOf: invitationsKnownOf,
    listeners: [storeInvites],
    tasks: {
      'invitations.count-friends': () => countFriends(deps),
      'invitations.pay-months': () => payMonths(deps),
      'invitations.pay-phones': () => payPhones(deps),
      'invitations.clean-up': () => dropBefore(db, forgotten()),
    },
    cron: [
      { task: 'invitations.count-friends', match: '7 * * * *', promise: hourly },
      // Daily, so that a 1st on which nothing ran is made up for on the 2nd.
      { task: 'invitations.pay-months', match: '11 0 * * *', promise: { ...daily, hours: [0] } },
      { task: 'invitations.pay-phones', match: '*/10 * * * *', promise: hourly },
      { task: 'invitations.clean-up', match: '47 3 * * *', promise: nightly },
    ],
  };
}
