import type { TagRow, TopicRow } from '../../../contract/domains/topics/shapes.ts';
import type { Caller } from '../../api/wire.ts';
import type { RowPage } from '../../lib/growing-rows.ts';

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
