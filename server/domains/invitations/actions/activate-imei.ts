import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { invitationsCalls } from '../../../../contract/domains/invitations/calls.ts';
import { imeiDigits, imeiNumber, isImei } from '../../../../contract/domains/invitations/imei.ts';
import { invitationLimits } from '../../../../contract/domains/invitations/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { daysAfter, utcDay } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { standingsOf } from '../../members/index.ts';
import { presentActivation } from '../present.ts';
import { countTry, insertImei } from '../sql/imeis.ts';
import { insertInvitees } from '../sql/invitees.ts';
import { rangeAround } from '../sql/ranges.ts';

type Call = (typeof invitationsCalls)['invitations.activate-imei'];

const daySeconds = 86_400;

/** Counts the try before the transaction: it must stay when the activation is refused. */
export async function countImeiTry({ db, actor, now }: MemberCtx): Promise<void> {
  const today = utcDay(now);
  const tries = await countTry(db, actor.uid, today);
  if (tries <= invitationLimits.imeiTriesADay) return;
  const passed = unixSeconds(now) % daySeconds;
  refuse('invitations.imei_tries', { retryAfterSeconds: daySeconds - passed });
}

/** Activates a phone for the caller. The reward is not paid here: a job does, after looking at it. */
export async function activateImei(
  ctx: MemberCtx,
  { imei: typed, model, inviter_uid }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const imei = imeiDigits(typed);
  if (!isImei(imei)) refuse('invitations.imei_incorrect');
  const range = await rangeAround(ctx.db, imeiNumber(imei));
  if (!range || range.model !== model) refuse('invitations.imei_failed');
  await refuseInviter(ctx, inviter_uid);

  const { uid } = ctx.actor;
  const inviter = inviter_uid === 0 ? null : inviter_uid;
  const row = await insertImei(ctx.db, { imei, uid, model, inviter, activated_at: ctx.now });
  if (!row) refuse('invitations.imei_received');
  if (inviter !== null) await takeInviter(ctx, inviter);
  return presentActivation(row);
}

async function refuseInviter({ db, actor }: MemberCtx, inviter: number): Promise<void> {
  if (inviter === 0) return;
  if (inviter === actor.uid) refuse('invitations.inviter_yourself');
  if (!(await standingsOf(db, [inviter])).has(inviter)) refuse('invitations.inviter_unknown');
}

/**
 * A member who joined without a link, not long ago and after the one they name, may name their inviter with a phone.
 */
async function takeInviter({ db, actor, now }: MemberCtx, inviter: number): Promise<void> {
  const standings = await standingsOf(db, [actor.uid, inviter]);
  const [self, host] = [standings.get(actor.uid), standings.get(inviter)];
  // An inviter must have joined before the friend: else two could be paid for each other.
  if (!self || !host || host.joinedAt > self.joinedAt) return;
  if (now > daysAfter(self.joinedAt, invitationLimits.imeiInviterDays)) return;
  await insertInvitees(db, [{ uid: actor.uid, inviter, joined_at: self.joinedAt }]);
}
