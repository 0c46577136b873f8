import type { Db } from '../../../platform/context.ts';
import { findIdentity, type Identity } from '../../members/index.ts';
import { type FoundSession, findPageSession, findSession } from '../sql/sessions.ts';

/** A session with the member whose it is. */
export type SessionOwner = Identity & FoundSession;

const withMember =
  (find: typeof findSession) =>
  async (db: Db, hash: Buffer, now: Date): Promise<SessionOwner | undefined> => {
    const session = await find(db, hash, now);
    const member = session && (await findIdentity(db, session.uid));
    return member && { ...member, ...session };
  };

/** The member behind a token, while the session lasts. */
export const findByToken = withMember(findSession);

/** The member behind a page cookie, while both the cookie and its session last. */
export const findByPageCookie = withMember(findPageSession);
