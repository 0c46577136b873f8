import { type TrustLevel, upheldDays } from '../../../../contract/domains/review/held/limits.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Actor, Db } from '../../../platform/context.ts';
import { dayMilliseconds, daysBefore } from '../../../platform/days.ts';
import { mayModerate } from '../../moderation/index.ts';
import { type ConductRow, conductOf, conductOfAll } from '../sql/prints.ts';
import { trustTag } from '../trust-tag.ts';
import { type Conduct, trustOf } from './rules/trust.ts';

const conductFrom = ({ since, posts, likes, upheld }: ConductRow, now: Date): Conduct => ({
  ...{ posts, likes, upheld },
  days: since === null ? 0 : Math.floor((now.getTime() - since.getTime()) / dayMilliseconds),
});

/** The conduct of some members up to now, by uid. */
export async function conductsAt(db: Db, uids: readonly number[], now: Date): Promise<ReadonlyMap<number, Conduct>> {
  const rows = await conductOfAll(db, uids, daysBefore(now, upheldDays));
  return new Map([...rows].map(([uid, row]) => [uid, conductFrom(row, now)]));
}

/** How far the one who writes is trusted now. */
export type TrustReader = (db: Db, actor: Pick<Actor, 'uid' | 'groupid'>, now: Date) => Promise<TrustLevel>;

const remembered = 20_000;

/** Reads how far members are trusted; whoever is trusted fully is not asked about again while nothing happens to them. */
export function createTrust(tags: Pick<TagBoard, 'position' | 'movedSince'>): TrustReader {
  const trusted = new Map<number, number>();
  return async (db, { uid, groupid }, now) => {
    if (mayModerate({ groupid })) return 'trusted';
    const since = trusted.get(uid);
    if (since !== undefined && !tags.movedSince([trustTag(uid)], since)) return 'trusted';
    const position = tags.position();
    const row = await conductOf(db, { uid, upheldSince: daysBefore(now, upheldDays) });
    const level = trustOf(conductFrom(row, now));
    trusted.delete(uid);
    if (level === 'trusted') trusted.set(uid, position);
    if (trusted.size > remembered) trusted.delete(trusted.keys().next().value!);
    return level;
  };
}
