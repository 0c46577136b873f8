import { LRUCache } from 'lru-cache';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Actor, ActorPort, Db, Look } from '../../../platform/context.ts';
import { dayMilliseconds } from '../../../platform/days.ts';
import { sha256 } from '../../../platform/seal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { asMember, countDay, levelOf } from '../../members/index.ts';
import { officesHeld, sanctionsOf } from '../../moderation/index.ts';
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
}

interface CachedActor {
  actor: Actor;
  until: number;
  position: number;
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
 * Turns tokens and page cookies into actors. What it caches is deleted as soon as the tag `u:<uid>` moves, and counts
 * only while no such message from another process can be missing. That nobody has a token is never cached.
 */
export function createActors(deps: Deps): ActorPort {
  const cache = new LRUCache<string, CachedActor>({ max: cachedActors });
  const seen = new LRUCache<number, string>({ max: cachedActors });

  const isGood = ({ actor, until, position }: CachedActor, now: Date): boolean =>
    until > now.getTime() && deps.tags.isCurrent() && !deps.tags.movedSince([`u:${actor.uid}`], position);
  const find = async (
    key: string,
    secret: string,
    look: typeof findByToken,
    how: Look | undefined,
  ): Promise<Actor | null> => {
    if (!tokenPattern.test(secret)) return null;
    const now = deps.clock();
    const known = cache.get(key);
    if (known && how !== 'afresh' && isGood(known, now)) return known.actor;
    const position = deps.tags.position();
    const owner = await look(deps.db, sha256(secret), now);
    if (!owner || sessionEnd(owner) <= now) {
      cache.delete(key);
      return null;
    }
    const expiresAt = await keepAlive(deps, owner, now);
    const actor = await actorOf(deps.db, owner, now);
    const today = dayIn(actor.timeZone, now);
    if (seen.get(actor.uid) !== today) await countDay(deps.db, actor.uid, today);
    seen.set(actor.uid, today);
    cache.set(key, { actor, until: Math.min(now.getTime() + cacheMilliseconds, expiresAt.getTime()), position });
    return actor;
  };
  return {
    byToken: (token, how) => find(`t:${sha256(token).toString('hex')}`, token, findByToken, how),
    byPageCookie: (cookie, how) => find(`c:${sha256(cookie).toString('hex')}`, cookie, findByPageCookie, how),
  };
}

async function keepAlive({ db, settings }: Deps, owner: SessionOwner, now: Date): Promise<Date> {
  const lifetime = await settings.get(sessionSeconds);
  const full = extendedEnd(owner.created_at, owner.groupid, now, lifetime);
  if (now.getTime() - (owner.last_seen_at?.getTime() ?? 0) >= seenMilliseconds)
    await markSeen(db, owner.token_hash, now);
  if (full.getTime() - owner.expires_at.getTime() < extendAfterMilliseconds) return sessionEnd(owner);
  await extend(db, owner.token_hash, full);
  return full;
}

async function actorOf(db: Db, owner: SessionOwner, now: Date): Promise<Actor> {
  const sanctions = await sanctionsOf(db, [owner.uid], now);
  const awaitsSecondStep = owner.groupid === operatorGroup && owner.second_step_at === null;
  const acting = awaitsSecondStep ? { ...owner, groupid: levelOf(owner) } : owner;
  const sanction = sanctions.get(owner.uid);
  return {
    ...asMember(acting, sanction, now),
    offices: sanction ? [] : await officesHeld(db, owner.uid),
    session: owner.token_hash.toString('hex'),
    awaitsSecondStep,
    provenAt: owner.proven_at,
  };
}
