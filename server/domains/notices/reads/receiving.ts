import { type NoticeSort, noticeLimits } from '../../../../contract/domains/notices/limits.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { aheadAt } from '../../../../contract/primitives/zones.ts';
import type { Db } from '../../../platform/context.ts';
import { zoneOffsets } from '../../../platform/time-zone.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { minutesOf, quietUntil } from '../rules/quiet.ts';
import { quietOf, settingsOf } from './settings.ts';

/** How a member takes what is sent to many at once. */
export interface Receiving {
  /** They switched it off. */
  muted: boolean;
  /** When their quiet hours end that hold now; whoever set none has those of most. */
  quietUntil: Date | undefined;
}

const most = { from: minutesOf(noticeLimits.quietFrom), to: minutesOf(noticeLimits.quietTo) };

/** How these members take notices of a sort now, in one query. */
export async function receivingOf(
  db: Db,
  sort: NoticeSort,
  members: readonly { uid: number; country_fid: number }[],
  now: Date,
): Promise<(uid: number) => Receiving> {
  const settings = await settingsOf(
    db,
    members.map(({ uid }) => uid),
  );
  const at = unixSeconds(now);
  const countryOf = new Map(members.map(({ uid, country_fid }) => [uid, country_fid]));
  return (uid) => {
    const own = settings(uid);
    const zone = countryOfFid(countryOf.get(uid) ?? 0)?.timeZone ?? 'UTC';
    const offsets = zoneOffsets(zone, at);
    const until = quietUntil(now, (moment) => aheadAt(moment, offsets), quietOf(own) ?? most);
    return { muted: own.muted.includes(sort), quietUntil: until };
  };
}
