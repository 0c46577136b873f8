import type { z } from 'zod';
import type { Picture } from '../../../contract/domains/media/shapes.ts';
import type { TagRow, topicDetail, topicPermission, topicRow } from '../../../contract/domains/topics/shapes.ts';
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

/** Address of a topic's logo, empty where it has none. */
export function logoOf({ picture }: Pick<TopicScene, 'picture'>, { logo_aid }: Pick<Topic, 'logo_aid'>): string {
  const logo = logo_aid === null ? undefined : picture(logo_aid);
  return logo ? `${logo.url}-${logo.widths[0]}.webp` : '';
}

/** A topic as all readers of a language see it. */
export function presentTopic(scene: TopicScene, topic: Topic): SharedOf<typeof topicRow> {
  return {
    topid: topic.topid,
    top_name: topic.name,
    description: topic.description,
    subject: topic.description,
    tags: scene.tags(topic.topid).map(({ tagid, name }) => ({ tagid, tagname: name })),
    country_fid: topic.country_fid,
    logo: logoOf(scene, topic),
    followers: topic.followers,
    threads: topic.threads,
  };
}

export const presentDetail = (
  scene: TopicScene,
  topic: Topic,
  { host, category }: { host: Host | undefined; category: string },
): SharedOf<typeof topicDetail> => ({
  ...presentTopic(scene, topic),
  dateline: unixSeconds(topic.created_at),
  categoryid: topic.categoryid,
  categoryname: category,
  aid: topic.logo_aid ?? 0,
  host: {
    uid: topic.host_uid,
    username: host?.username ?? '',
    avatar: host?.avatar ?? '',
    country_fid: host?.countryFid ?? topic.country_fid,
  },
});

export const presentTags = (tags: readonly Tag[], chosen: ReadonlySet<number>): TagRow[] =>
  tags.map(({ tagid, name }) => ({ tagid, tagname: name, chosen: chosen.has(tagid) ? 1 : 0 }));

const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);

/** What somebody may do, by the documents' flags. */
export const presentPermission = (
  may: Record<'host' | 'moderator' | 'edit' | 'delete' | 'pin', boolean>,
): z.output<typeof topicPermission> => ({
  ishost: flag(may.host),
  ismoderator: flag(may.moderator),
  edit: flag(may.edit),
  delete: flag(may.delete),
  pin: flag(may.pin),
});
