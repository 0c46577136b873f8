import type { Db } from '../../../platform/context.ts';
import type { Place } from '../../../platform/geoip/port.ts';

/**
 * Stores in which country a member was last seen. The first time it fills what the member left empty; what they entered
 * or cleared stays as it is. False where nothing changed.
 */
export async function placeMember(db: Db, uid: number, { city, country }: Place): Promise<boolean> {
  const member = await db
    .selectFrom('accounts.members')
    .select(['nationality', 'cityname', 'gps_nationality'])
    .where('uid', '=', uid)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member || country === '' || member.gps_nationality === country) return false;
  const first = member.gps_nationality === '';
  await db
    .updateTable('accounts.members')
    .set({
      gps_nationality: country,
      nationality: member.nationality || (first ? country : ''),
      cityname: member.cityname || (first ? city : ''),
    })
    .where('uid', '=', uid)
    .execute();
  return true;
}
