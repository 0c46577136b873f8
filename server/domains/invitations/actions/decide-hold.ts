import type { InputOf } from '../../../../contract/call.ts';
import type { invitationsCalls } from '../../../../contract/domains/invitations/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { recordAudit } from '../../moderation/index.ts';
import { decideHold, findHold, type HoldRow } from '../sql/holds.ts';
import { decideImei } from '../sql/imeis.ts';
import { decideInvitee } from '../sql/invitees.ts';
import { payFriend } from './pay-friend.ts';
import { payPhone } from './pay-phone.ts';

type Input = InputOf<(typeof invitationsCalls)['invitations.release-hold']>;

/** Pays a reward that was held. */
export const releaseHold =
  (settings: SettingsReader) =>
  async (ctx: MemberCtx, input: Input): Promise<Record<never, never>> => {
    const hold = await take(ctx, input, 'released');
    const { subject, uid } = hold;
    if (hold.kind === 'invitee') await payFriend(ctx, settings, { uid: subject, inviter: uid }, 'held');
    else await payPhone(ctx, settings, { id: subject, uid }, 'held');
    return {};
  };

/** Refuses a reward that was held, for good. */
export async function refuseHold(ctx: MemberCtx, input: Input): Promise<Record<never, never>> {
  const { kind, subject } = await take(ctx, input, 'refused');
  const to = { status: 'refused', at: ctx.now } as const;
  if (kind === 'invitee') await decideInvitee(ctx.db, subject, 'held', to);
  else await decideImei(ctx.db, subject, 'held', to);
  return {};
}

/** Decides on a hold, once, and notes who did. */
async function take(ctx: MemberCtx, { id, note }: Input, status: 'released' | 'refused'): Promise<HoldRow> {
  const hold = (await findHold(ctx.db, id)) ?? refuse('invitations.hold_unknown');
  if (!(await decideHold(ctx.db, id, { status, at: ctx.now, by: ctx.actor.uid, note })))
    refuse('invitations.hold_decided');
  const { kind, subject, uid, reasons } = hold;
  await recordAudit(ctx, {
    action: status === 'released' ? 'invitations.release' : 'invitations.refuse',
    uid,
    subject: `${kind}:${subject}`,
    before: { status: hold.status, reasons },
    after: { status, reasons },
    reason: note,
  });
  return hold;
}
