import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { profileLimits } from '../../../contract/domains/profiles/limits.ts';
import type { OwnInfo, PersonalInfo, PublicProfile } from '../../../contract/domains/profiles/shapes.ts';
import { pageErrorFor } from '../../api/context.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';
import { notFound } from '../../router/page-errors.ts';
import type { Whose } from './whose.ts';

export type Counters = DataOf<Calls['profiles.user-count']>;

/** What stands above the pages of a profile; one's own has the balances and what the account lacks. */
export interface ProfileHeadData {
  whose: Whose;
  profile: PublicProfile;
  own: { counters: Counters; info: OwnInfo } | null;
}

/** Nobody by that number is 404. */
async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw error.refusal === 'profiles.unknown_member' ? notFound() : pageErrorFor(error);
  }
}

export async function readProfile(call: Caller, whose: Whose): Promise<ProfileHeadData> {
  const [info, own] = await orNotFound(
    Promise.all([readPersonalInfo(call, whose.uid), whose.own ? readOwnBasics(call) : null]),
  );
  return { whose, profile: headOf(info), own };
}

/** The head alone: the member's personal facts and all their medals have pages of their own. */
function headOf(info: PersonalInfo): PublicProfile {
  const { gender, birthday, birthmonth, birthyear, occupation, realname, nationality, cityname, ...shown } = info;
  const { regdate, hidden, medals, ...head } = shown;
  return { ...head, medals: medals.slice(0, profileLimits.medalsShown) };
}

/** What the member is shown of themselves alone. */
export async function readOwnBasics(call: Caller): Promise<{ counters: Counters; info: OwnInfo }> {
  const [counters, info] = await Promise.all([call('profiles.user-count', {}), call('profiles.user-info', {})]);
  return { counters: counters.data, info: info.data };
}

export const readPersonalInfo = async (call: Caller, uid: number): Promise<PersonalInfo> =>
  (await orNotFound(call('profiles.personal-info', { uuid: uid }))).data;
