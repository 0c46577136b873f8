import type { MedalNews, MedalRow, TaskList } from '../../../contract/domains/tasks/shapes.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';
import type { MedalAsked } from './medal-address.ts';

export const readTaskList = async (call: Caller): Promise<TaskList> => (await call('tasks.list', {})).data;

export const readMedals = async (call: Caller): Promise<MedalRow[]> => (await call('tasks.medal-list', {})).data.list;

/** The oldest medal that the member was not yet congratulated on. */
export const readMedalNews = async (call: Caller): Promise<MedalNews | null> =>
  (await call('tasks.medal-news', {})).data.list;

/** A member's medal that an address shows to everybody. */
export interface GivenMedal {
  uid: number;
  username: string;
  name: string;
  s3_medal: string;
}

/** The medal of a shared address; null where the member doesn't have it, or isn't shown to the reader. */
export async function readGivenMedal(call: Caller, { medalid, uid }: MedalAsked): Promise<GivenMedal | null> {
  if (medalid === 0 || uid === 0) return null;
  try {
    const { username, medals } = (await call('profiles.personal-info', { uuid: uid })).data;
    const medal = medals.find((each) => each.medalid === medalid);
    return medal ? { uid, username, name: medal.name, s3_medal: medal.s3_medal } : null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return null;
  }
}
