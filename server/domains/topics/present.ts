import type { Picture } from '../../../contract/domains/media/shapes.ts';
import type { TagRow, topicDetail, topicRow } from '../../../contract/domains/topics/shapes.ts';
import type { SharedOf } from '../../../contract/own.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import type { Host } from './hosts.ts';
import type { Tag } from './sql/tags.ts';
import type { Topic } from './sql/topics.ts';

/** What a topic is presented with. */
export interface TopicScene {
  picture(aid: number): Picture | undefined;
  tags(topid: number): readonly Tag[];
}

/** A topic as all readers of a language see it. */
export function presentTopic({ picture, tags }: TopicScene, topic: Topic): SharedOf<typeof topicRow> {
  const logo = topic.logo_aid === null ? undefined : picture(topic.logo_aid);
  return {
    topid: topic.topid,
    top_name: topic.name,
    description: topic.description,
    subject: topic.description,
    tags: tags(topic.topid).map(({ tagid, name }) => ({ tagid, tagname: name })),
    country_fid: topic.country_fid,
    logo: logo ? `${logo.url}-${logo.widths[0]}.webp` : '',
    followers: topic.followers,
    threads: topic.threads,
  };
}

export const presentDetail = (
  scene: TopicScene,
  topic: Topic,
  host: Host | undefined,
): SharedOf<typeof topicDetail> => ({
  ...presentTopic(scene, topic),
  dateline: unixSeconds(topic.created_at),
  host: {
    uid: topic.host_uid,
    username: host?.username ?? '',
    avatar: host?.avatar ?? '',
    country_fid: host?.countryFid ?? topic.country_fid,
  },
});

export const presentTags = (tags: readonly Tag[], chosen: ReadonlySet<number>): TagRow[] =>
  tags.map(({ tagid, name }) => ({ tagid, tagname: name, chosen: chosen.has(tagid) ? 1 : 0 }));
