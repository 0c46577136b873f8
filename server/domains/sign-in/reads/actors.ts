import { LRUCache } from 'lru-cache';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Actor, ActorPort, Db, Look } from '../../../platform/context.ts';
import { dayMilliseconds, utcDay } from '../../../platform/days.ts';
import { sha256 } from '../../../platform/seal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { asMember, countDay, levelOf, noteCame } from '../../members/index.ts';
import { officesHeld, sanctionsOf } from '../../moderation/index.ts';
import { openSign } from '../chat-sign.ts';
import { extendedEnd, sessionEnd } from '../rules/session-end.ts';
import { sessionSeconds } from '../settings.ts';
import { markSeen } from '../sql/session-list.ts';
import { extend } from '../sql/sessions.ts';
import { findByPageCookie, findByToken, type SessionOwner } from './session-owner.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  tags: TagBoard;
  settings: SettingsReader;
  secret: string;
  previousSecret?: string | undefined;
}

interface CachedActor {
  actor: Actor;
  until: number;
  position: number;
  /** When the session or a sanction ends, should nothing else happen. */
  lasts: Date;
}

/** How a session is found: by the hash of what is sent, from the database. */
interface Search {
  key: string;
  hash: Buffer;
  look: typeof findByToken;
}

const cachedActors = 20_000;
/** A sanction that runs out is noticed this late at most. */
const cacheMilliseconds = 30_000;
/** A session is extended when it was last extended this long ago, so at most one write a day. */
const extendAfterMilliseconds = dayMilliseconds;
/** A session's last use is noted this often at most. */
const seenMilliseconds = 300_000;
const tokenPattern = /^[\w-]{43}$/;

/**
 * Turns tokens, page cookies and signatures into actors. What it caches is deleted as soon as the tag `u:<uid>` moves, and counts
 * only while no such message from another process can be missing. That nobody has a token is never cached.
 */
export function createActors(deps: Deps): ActorPort {
  const cache = new LRUCache<string, CachedActor>({ max: cachedActors });
  const seen = new LRUCache<number, string>({ max: cachedActors });

  const isGood = ({ actor, until, position }: CachedActor, now: Date): boolean =>
    until > now.getTime() && deps.tags.isCurrent() && !deps.tags.movedSince([`u:${actor.uid}`], position);
  const find = async ({ key, hash, look }: Search, how?: Look): Promise<CachedActor | null> => {
    const now = deps.clock();
    const known = cache.get(key);
    if (known && how !== 'afresh' && isGood(known, now)) return known;
    const position = deps.tags.position();
    const owner = await look(deps.db, hash, now);
    if (!owner || sessionEnd(owner) <= now) {
      cache.delete(key);
      return null;
    }
    const expiresAt = await keepAlive(deps, owner, now);
    const { actor, sanctionEnds } = await actorOf(deps.db, owner, now);
    const today = dayIn(actor.timeZone, now);
    const days = { own: today, utc: utcDay(now) };
    const both = `${days.own} ${days.utc}`;
    if (seen.get(actor.uid) !== both) {
      await countDay(deps.db, actor.uid, today);
      await noteCame(deps.db, actor.uid, days);
    }
    seen.set(actor.uid, both);
    const until = Math.min(now.getTime() + cacheMilliseconds, expiresAt.getTime());
    const lasts = sanctionEnds && sanctionEnds < expiresAt ? sanctionEnds : expiresAt;
    const found = { actor, until, position, lasts };
    cache.set(key, found);
    return found;
  };
  const ofToken = async (token: string, how?: Look): Promise<CachedActor | null> =>
    tokenPattern.test(token) ? find({ ...searchFor('t', sha256(token)), look: findByToken }, how) : null;
  const ofCookie = async (cookie: string, how?: Look): Promise<CachedActor | null> =>
    tokenPattern.test(cookie) ? find({ ...searchFor('c', sha256(cookie)), look: findByPageCookie }, how) : null;
  /** By a signature nobody has proven anything. */
  const ofSign = async (sign: string, how?: Look): Promise<Omit<CachedActor, 'until' | 'position'> | null> => {
    const signed = openSign(secretsOf(deps), sign, deps.clock());
    const found = signed && (await find({ ...searchFor('t', signed.session), look: findByToken }, how));
    if (!found) return null;
    const lasts = signed.until < found.lasts ? signed.until : found.lasts;
    return { actor: { ...found.actor, provenAt: null }, lasts };
  };
  return {
    byToken: async (token, how) => (await ofToken(token, how))?.actor ?? null,
    byPageCookie: async (cookie, how) => (await ofCookie(cookie, how))?.actor ?? null,
    bySign: async (sign, how) => (await ofSign(sign, how))?.actor ?? null,
    lasting: async (hello) => {
      const found = await ('token' in hello ? ofToken(hello.token) : ofSign(hello.sign));
      return found && { actor: found.actor, until: found.lasts };
    },
  };
}

const searchFor = (by: 't' | 'c', hash: Buffer): Pick<Search, 'key' | 'hash'> => ({
  key: `${by}:${hash.toString('hex')}`,
  hash,
});

const secretsOf = ({ secret, previousSecret }: Deps): string[] =>
  previousSecret === undefined ? [secret] : [secret, previousSecret];

async function keepAlive({ db, settings }: Deps, owner: SessionOwner, now: Date): Promise<Date> {
  const lifetime = await settings.get(sessionSeconds);
  const full = extendedEnd(owner.created_at, owner.groupid, now, lifetime);
  if (now.getTime() - (owner.last_seen_at?.getTime() ?? 0) >= seenMilliseconds)
    await markSeen(db, owner.token_hash, now);
  if (full.getTime() - owner.expires_at.getTime() < extendAfterMilliseconds) return sessionEnd(owner);
  await extend(db, owner.token_hash, full);
  return full;
}

async function actorOf(
  db: Db,
  owner: SessionOwner,
  now: Date,
): Promise<{ actor: Actor; sanctionEnds: Date | null | undefined }> {
  const sanctions = await sanctionsOf(db, [owner.uid], now);
  const awaitsSecondStep = owner.groupid === operatorGroup && owner.second_step_at === null;
  const acting = awaitsSecondStep ? { ...owner, groupid: levelOf(owner) } : owner;
  const sanction = sanctions.get(owner.uid);
  const actor = {
    ...asMember(acting, sanction, now),
    offices: sanction ? [] : await officesHeld(db, owner.uid),
    session: owner.token_hash.toString('hex'),
    awaitsSecondStep,
    provenAt: owner.proven_at,
  };
  return { actor, sanctionEnds: sanction?.expiresAt };
}
