import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import type { MemberCard, MembersByIds } from '../../members/index.ts';
import type { PointsPort } from '../points-port.ts';
import { mayReadOf } from '../policy.ts';
import { newestByClock, zoneOf } from '../rules/days.ts';
import { publishedDay } from '../sql/days.ts';

/** What the reads share: what a process caches of members, the ranking's points, and settings. */
export interface ReadDeps {
  cards: MembersByIds;
  creatorPoints: PointsPort;
  settings: SettingsReader;
}

/** Whose figures are read, and in which zone their days run. */
export interface Whose {
  uid: number;
  card: MemberCard | undefined;
  countryFid: number;
  timeZone: string;
}

/** The member whom a call of creators is about: the caller, or for operators anybody. */
export async function whoseFigures(
  { actor, db }: Pick<MemberCtx, 'actor' | 'db'>,
  cards: MembersByIds,
  named: number,
): Promise<Whose> {
  const uid = named === 0 ? actor.uid : named;
  if (!mayReadOf(actor, uid)) refuse('creator.foreign_uid');
  const card = (await cards(db, [uid])).get(uid);
  const countryFid = card?.countryFid ?? actor.countryFid;
  return { uid, card, countryFid, timeZone: zoneOf(countryFid) };
}

/** The newest day that is shown: what was published, and nothing that the clock doesn't show yet. */
export async function newestDay(
  { db, now }: Pick<MemberCtx, 'db' | 'now'>,
  { countryFid, timeZone }: Whose,
): Promise<string> {
  const [published, byClock] = [await publishedDay(db, countryFid), newestByClock(timeZone, now)];
  return published !== undefined && published < byClock ? published : byClock;
}
