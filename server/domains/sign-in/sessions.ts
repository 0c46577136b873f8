import type { Ctx } from '../../platform/context.ts';
import { addressRange } from '../../platform/http/address-range.ts';
import { refuse } from '../../platform/refusal.ts';
import { randomToken, sha256 } from '../../platform/seal.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import type { Identity } from '../members/index.ts';
import { asMember, avatarsOf } from '../members/index.ts';
import { sanctionsOf } from '../moderation/index.ts';
import { noteDevice } from './actions/note-device.ts';
import { placeSession } from './actions/place-session.ts';
import type { ProvenBy } from './actions/prove-session.ts';
import type { LogInDeps } from './log-in-deps.ts';
import { presentOwner, type SessionUser, siteId } from './present.ts';
import { extendedEnd } from './rules/session-end.ts';
import { sessionSeconds } from './settings.ts';
import { rememberAddress } from './sql/known-addresses.ts';
import { insertSession, type SessionKind } from './sql/sessions.ts';

const longestUserAgent = 300;

/** How the owner of a new session was proven; `elsewhere`: another site says so, or who holds the mailbox. */
export type OpenedBy = ProvenBy | 'elsewhere';

/** Opens a session for a member who may come in, and returns who is logged in. */
export async function openSession(
  ctx: Ctx,
  deps: LogInDeps,
  identity: Identity,
  kind: SessionKind,
  by: OpenedBy,
): Promise<SessionUser> {
  const token = randomToken();
  const lifetime = await deps.settings.get(sessionSeconds);
  const expiresAt = extendedEnd(ctx.now, identity.groupid, ctx.now, lifetime);
  const sanctions = await sanctionsOf(ctx.db, [identity.uid], ctx.now);
  const avatars = await avatarsOf(ctx.db, [identity]);
  const ip = ctx.asked.ip.split('%')[0] ?? ctx.asked.ip;
  const session = await insertSession(ctx.db, {
    token_hash: sha256(token),
    uid: identity.uid,
    kind,
    created_at: ctx.now,
    last_seen_at: ctx.now,
    expires_at: expiresAt,
    ip,
    user_agent: ctx.asked.userAgent.slice(0, longestUserAgent),
    second_step_at: by === 'second-step' ? ctx.now : null,
    proven_at: by === 'elsewhere' ? null : ctx.now,
  });
  await rememberAddress(ctx.db, identity.uid, addressRange(ctx.asked.ip), ctx.now);
  // Once its deletion has begun there is no account.
  if ((await deps.comeBack(ctx, identity.uid)) === 'begun') refuse('accounts.account_not_exist');
  const newDevice = await noteDevice(ctx, identity.uid);
  const at = unixSeconds(ctx.now);
  await placeSession(ctx, deps, { uid: identity.uid, session, ip, at, newDevice });
  ctx.answer.header('x-site-id', siteId(identity.country_fid));
  const member = asMember(identity, sanctions.get(identity.uid), ctx.now);
  const avatar = avatars.get(identity.uid) ?? '';
  return { ...presentOwner({ ...member, avatar }, expiresAt, ctx.locale), auth_token: token };
}
