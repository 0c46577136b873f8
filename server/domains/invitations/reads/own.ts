import type { DataOf } from '../../../../contract/call.ts';
import type { invitationsCalls } from '../../../../contract/domains/invitations/calls.ts';
import { inviteCodeOf, invitePath } from '../../../../contract/domains/invitations/code.ts';
import { invitationLimits } from '../../../../contract/domains/invitations/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { monthOf, nextTierOf, payDayOf, tierOf } from '../rules/months.ts';
import { invitationRewards } from '../settings.ts';
import { countedIn, totalsOf } from '../sql/invitees.ts';
import { paidMonths } from '../sql/months.ts';

type Answer = DataOf<(typeof invitationsCalls)['invitations.own']>;

/** A member's code and address, and what came of them. */
export const ownInvitations =
  (settings: SettingsReader, publicUrl: string) =>
  async ({ db, actor, now }: MemberCtx): Promise<Answer> => {
    const { uid } = actor;
    const month = monthOf(now);
    const { perInvitee, months: tiers, activeDays, withinDays } = await settings.get(invitationRewards);
    const [totals, invitees, paid] = await Promise.all([
      totalsOf(db, uid),
      countedIn(db, uid, month),
      paidMonths(db, uid, invitationLimits.months),
    ]);
    const sum = (of: (row: (typeof totals)[number]) => number) => totals.reduce((all, row) => all + of(row), 0);
    const friends = (status: string) => sum((row) => (row.status === status ? row.friends : 0));
    const code = inviteCodeOf(uid);
    return {
      code,
      url: publicUrl + invitePath(code),
      per_invitee: perInvitee,
      active_days: activeDays,
      within_days: withinDays,
      friends: {
        all: sum((row) => row.friends),
        counted: friends('counted'),
        waiting: friends('waiting'),
        held: friends('held'),
      },
      xgold: sum((row) => row.amount) + paid.reduce((all, row) => all + row.amount, 0),
      tiers: tiers.toSorted((a, b) => a.invitees - b.invitees),
      month: {
        month,
        invitees,
        xgold: tierOf(invitees, tiers)?.xgold ?? 0,
        next: nextTierOf(invitees, tiers) ?? null,
        pays_at: payDayOf(month),
      },
      months: paid.map((row) => ({
        month: row.month,
        invitees: row.invitees,
        xgold: row.amount,
        dateline: unixSeconds(row.paid_at),
      })),
    };
  };
