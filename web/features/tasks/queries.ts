import type { MedalNews, MedalRow, TaskList } from '../../../contract/domains/tasks/shapes.ts';
import type { Caller } from '../../api/wire.ts';

export const readTaskList = async (call: Caller): Promise<TaskList> => (await call('tasks.list', {})).data;

export const readMedals = async (call: Caller): Promise<MedalRow[]> => (await call('tasks.medal-list', {})).data.list;

/** The oldest medal that the member was not yet congratulated on. */
export const readMedalNews = async (call: Caller): Promise<MedalNews | null> =>
  (await call('tasks.medal-news', {})).data.list;
