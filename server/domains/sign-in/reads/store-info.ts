import type { MemberCtx } from '../../../platform/context.ts';
import { membersByIds } from '../../members/index.ts';
import { presentOwner, type SessionUser } from '../present.ts';
import { sessionEnd } from '../rules/session-end.ts';
import { findByToken } from './session-owner.ts';

/** Who the token's session belongs to, as the log-in answered, without the token. */
export async function storeInfo({ actor, db, locale, now }: MemberCtx): Promise<Omit<SessionUser, 'auth_token'>> {
  const cards = await membersByIds(db, [actor.uid]);
  const session = await findByToken(db, Buffer.from(actor.session, 'hex'), now);
  return presentOwner(
    { ...actor, avatar: cards.get(actor.uid)?.avatar ?? '' },
    session ? sessionEnd(session) : now,
    locale,
  );
}
