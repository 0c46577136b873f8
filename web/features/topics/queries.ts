import type { TagRow, TopicCategory, TopicRow } from '../../../contract/domains/topics/shapes.ts';
import type { Caller } from '../../api/wire.ts';
import type { RowPage } from '../../router/growing-rows.ts';
import type { TargetPage, TargetRow, TargetSource } from './target-rows.ts';
import type { TopicChoices } from './topic-form.ts';

/** Which topics: a country's, those a member hosts, or those the reader follows. */
export type TopicSource = { kind: 'country'; fid: number } | { kind: 'hosted'; uid: number } | { kind: 'followed' };

export async function askTopics(
  call: Caller,
  source: TopicSource,
  { page, after = '' }: { page: number; after?: string },
): Promise<RowPage<TopicRow>> {
  switch (source.kind) {
    case 'country':
      return { ...(await call('topics.list-default', { country_fid: source.fid, page })).data, next: '' };
    case 'hosted':
      return (await call('topics.my-topics', { uid: source.uid, page, after })).data;
    case 'followed':
      return (await call('topics.followed', { page, after })).data;
  }
}

/** Every interest, the reader's own marked. */
export const askTags = async (call: Caller): Promise<TagRow[]> => (await call('topics.tags-list', {})).data.list;

/** Boards that a topic of a country can stand on. */
export const askCategories = async (call: Caller, fid: number): Promise<TopicCategory[]> =>
  (await call('topics.categories', { fid })).data.list;

/** What can be chosen in the form of a topic, for a member of a country. */
export async function askTopicChoices(call: Caller, fid: number): Promise<TopicChoices> {
  const [tags, categories] = await Promise.all([askTags(call), askCategories(call, fid)]);
  return { tags, categories, fid };
}

const targetOf = ({ topid, top_name, logo, description }: TopicRow): TargetRow => ({
  ...{ id: topid, name: top_name, logo, line: description },
});

const pageOf = ({ list, page, totalPage }: { list: TopicRow[]; page: number; totalPage: number }): TargetPage => ({
  ...{ rows: list.map(targetOf), page, more: page < totalPage },
});

/** Topics that a post of a country's member can go to. */
export const topicTargets = (call: Caller, fid: number): TargetSource => ({
  recent: async () => (await call('threads.recent-topics', { limit: 5 })).data.list.map(targetOf),
  standard: async (page) => pageOf((await call('topics.list-default', { country_fid: fid, page })).data),
  search: async (search, page) => pageOf((await call('topics.list-search', { country_fid: fid, search, page })).data),
});
