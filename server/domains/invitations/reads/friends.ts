import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { invitationsCalls } from '../../../../contract/domains/invitations/calls.ts';
import { uidOfInviteCode } from '../../../../contract/domains/invitations/code.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { type MembersByIds, shownName } from '../../members/index.ts';
import { friendsBefore } from '../sql/invitees.ts';

type Calls = typeof invitationsCalls;

/** The friends whom a member invited. */
export const friends =
  (members: MembersByIds) =>
  async (
    { db, actor, locale }: MemberCtx,
    { before, limit }: InputOf<Calls['invitations.friends']>,
  ): Promise<DataOf<Calls['invitations.friends']>> => {
    const rows = await friendsBefore(db, actor.uid, before || Number.MAX_SAFE_INTEGER, limit + 1);
    const shown = rows.slice(0, limit);
    const cards = await members(
      db,
      shown.map((row) => row.uid),
    );
    return {
      list: shown.map((row) => {
        const card = cards.get(row.uid);
        return {
          uid: row.uid,
          username: shownName(card, locale),
          avatar: card?.avatar ?? '',
          country_fid: card?.countryFid ?? 0,
          dateline: unixSeconds(row.joined_at),
          status: row.status,
          reward: row.amount,
        };
      }),
      more: rows.length > limit,
    };
  };

/** Who invites by a code. */
export const inviter =
  (members: MembersByIds) =>
  async (
    { db, reads }: Ctx,
    { code }: InputOf<Calls['invitations.inviter']>,
  ): Promise<DataOf<Calls['invitations.inviter']>> => {
    const uid = uidOfInviteCode(code) ?? refuse('invitations.code_unknown');
    reads(`u:${uid}`);
    const card = (await members(db, [uid])).get(uid) ?? refuse('invitations.code_unknown');
    return { uid, username: card.username, avatar: card.avatar, country_fid: card.countryFid };
  };
