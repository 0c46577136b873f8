import { countryOfFid } from '../../contract/primitives/countries.ts';
import { membersByIds } from '../domains/members/index.ts';
import type { Db } from '../platform/context.ts';

/** In which time zone each of these members' days run; read from the database, as a job in another process does. */
export async function zonesOf(db: Db, uids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const cards = await membersByIds(db, uids);
  return new Map([...cards].map(([uid, { countryFid }]) => [uid, countryOfFid(countryFid)?.timeZone ?? 'UTC']));
}
