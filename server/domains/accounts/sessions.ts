import type { Ctx } from '../../platform/context.ts';
import { randomToken, sha256 } from '../../platform/seal.ts';
import { sanctionsOf } from '../moderation/index.ts';
import { askSecondStep } from './actions/ask-second-step.ts';
import { keepAccount } from './actions/keep-account.ts';
import { noteDevice } from './actions/note-device.ts';
import type { LogInDeps } from './log-in-deps.ts';
import { asMember } from './member.ts';
import { presentOwner, type SessionUser, siteId } from './present.ts';
import { avatarsOf } from './reads/avatars.ts';
import { addressRange } from './rules/address.ts';
import { rememberAddress } from './sql/known-addresses.ts';
import type { Identity } from './sql/members.ts';
import { insertSession, type SessionKind } from './sql/sessions.ts';

const longestUserAgent = 300;

/**
 * Opens a session for a member whose password or registration was right, and tells who is logged in. A member with
 * two-step codes is refused with a ticket for the second step, whichever way they come, unless it was `given`.
 */
export async function openSession(
  ctx: Ctx,
  deps: LogInDeps,
  identity: Identity,
  kind: SessionKind,
  secondStep: 'ask' | 'given' = 'ask',
): Promise<SessionUser> {
  if (secondStep === 'ask') await askSecondStep(ctx, deps, identity.uid, kind);
  const token = randomToken();
  const { sessionSeconds } = await deps.settings.all();
  const expiresAt = new Date(ctx.now.getTime() + sessionSeconds * 1000);
  const sanctions = await sanctionsOf(ctx.db, [identity.uid], ctx.now);
  const avatars = await avatarsOf(ctx.db, [identity]);
  await insertSession(ctx.db, {
    token_hash: sha256(token),
    uid: identity.uid,
    kind,
    created_at: ctx.now,
    last_seen_at: ctx.now,
    expires_at: expiresAt,
    ip: ctx.asked.ip.split('%')[0] ?? ctx.asked.ip,
    user_agent: ctx.asked.userAgent.slice(0, longestUserAgent),
  });
  await rememberAddress(ctx.db, identity.uid, addressRange(ctx.asked.ip), ctx.now);
  await keepAccount(ctx, identity.uid);
  await noteDevice(ctx, identity.uid);
  ctx.answer.header('x-site-id', siteId(identity.country_fid));
  const member = asMember(identity, sanctions.get(identity.uid), ctx.now);
  const avatar = avatars.get(identity.uid) ?? '';
  return { ...presentOwner({ ...member, avatar }, expiresAt, ctx.locale), auth_token: token };
}
