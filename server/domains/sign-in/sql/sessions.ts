import { moveActor } from '../../../platform/cache/actor-tag.ts';
import type { Ctx, Db } from '../../../platform/context.ts';

export type SessionKind = 'site' | 'creator';

export interface SessionRow {
  token_hash: Buffer;
  uid: number;
  kind: SessionKind;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  ip: string;
  user_agent: string;
  second_step_at: Date | null;
  proven_at: Date | null;
}

/** Stores a session; the number by which its owner knows it. */
export async function insertSession(db: Db, row: SessionRow): Promise<number> {
  const { id } = await db.insertInto('accounts.sessions').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

const columns = [
  'sessions.uid',
  'sessions.token_hash',
  'sessions.created_at',
  'sessions.expires_at',
  'sessions.second_step_at',
  'sessions.proven_at',
  'sessions.last_seen_at',
] as const;
export type FoundSession = Pick<
  SessionRow,
  'uid' | 'token_hash' | 'created_at' | 'expires_at' | 'second_step_at' | 'proven_at'
> & { last_seen_at: Date | null };

/** The session of a token, while it lasts. */
export const findSession = (db: Db, tokenHash: Buffer, now: Date): Promise<FoundSession | undefined> =>
  db
    .selectFrom('accounts.sessions as sessions')
    .select(columns)
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();

/** The session of a page cookie, while both last. */
export const findPageSession = (db: Db, cookieHash: Buffer, now: Date): Promise<FoundSession | undefined> =>
  db
    .selectFrom('accounts.page_sessions as pages')
    .innerJoin('accounts.sessions as sessions', 'sessions.token_hash', 'pages.token_hash')
    .select(columns)
    .where('pages.cookie_hash', '=', cookieHash)
    .where('pages.expires_at', '>', now)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();

/** Lets a session and its page cookies live on. */
export async function extend(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  const set = { expires_at: expiresAt };
  await db.updateTable('accounts.sessions').set(set).where('token_hash', '=', tokenHash).execute();
  await db.updateTable('accounts.page_sessions').set(set).where('token_hash', '=', tokenHash).execute();
}

export async function insertPageSession(
  db: Db,
  row: { cookie_hash: Buffer; token_hash: Buffer; expires_at: Date },
): Promise<void> {
  await db.insertInto('accounts.page_sessions').values(row).execute();
}

/** Ends a session and every page cookie that points at it. */
export async function deleteSession(ctx: Pick<Ctx, 'db' | 'stale'>, uid: number, tokenHash: Buffer): Promise<void> {
  const { db } = ctx;
  moveActor(ctx, uid);
  await db.deleteFrom('accounts.page_sessions').where('token_hash', '=', tokenHash).execute();
  await db.deleteFrom('accounts.sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends one page cookie, of any member. */
export async function deletePageSession(ctx: Pick<Ctx, 'db' | 'stale'>, cookieHash: Buffer): Promise<void> {
  const ended = await ctx.db
    .deleteFrom('accounts.page_sessions as pages')
    .using('accounts.sessions as sessions')
    .whereRef('sessions.token_hash', '=', 'pages.token_hash')
    .where('pages.cookie_hash', '=', cookieHash)
    .returning('sessions.uid')
    .executeTakeFirst();
  if (ended) moveActor(ctx, ended.uid);
}
