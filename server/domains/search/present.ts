import type { FoundPost, FoundTopic, FoundUser, HotSearchTag } from '../../../contract/domains/search/shapes.ts';
import type { TopicRow } from '../../../contract/domains/topics/shapes.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import type { MemberCard } from '../members/index.ts';
import type { FoundThread, PostWords } from '../threads/index.ts';
import type { HotWord } from './rules/hot-word.ts';
import { excerptAround, marked } from './rules/marked.ts';
import type { IsFound } from './rules/query.ts';

const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);

/** A thread that was found, with the words that were searched for marked. */
export const presentPost = (row: FoundThread, post: PostWords, isFound: IsFound, most: number): FoundPost => ({
  found: 'post',
  ...{ tid: row.tid, pid: post.pid, page: post.page, first: flag(post.first) },
  subject: row.subject,
  marked_subject: marked(row.subject, isFound),
  excerpt: excerptAround(post.text, isFound, most),
  ...{ author: row.author, authorid: row.authorid, avatar: row.avatar, country_fid: row.country_fid },
  ...{ typeid: row.typeid, typename: row.typename, special: row.special },
  dateline: post.first ? row.dateline : unixSeconds(post.at),
  attachments: row.attachments,
  ...{ digest: row.digest, is_like: flag(row.liked), like: row.like, replies: row.replies, share_num: row.share_num },
  ...{ topid: row.topid, topic_name: row.topic_name },
  ...{ video: row.video?.url ?? '', video_duration: row.video?.video_duration ?? 0 },
});

export const presentUser = (card: MemberCard, fans: number, follows: boolean): FoundUser => ({
  found: 'user',
  ...{ uid: card.uid, username: card.username, avatar: card.avatar, country_fid: card.countryFid, fansCount: fans },
  ...{ isFollowing: flag(follows), is_following: flag(follows) },
});

export const presentTopic = (row: TopicRow): FoundTopic => ({ ...row, found: 'topic' });

/** A hot keyword by the documents' names; a thread goes before an address. */
export function presentHot({ value, tid, link, membersOnly }: HotWord, at: number): HotSearchTag {
  const kind = tid > 0 ? 1 : link === '' ? 0 : 2;
  return {
    ...{ id: at + 1, value, goto_status: flag(kind > 0), link_type: kind },
    ...{ link: kind === 2 ? link : '', tid, live_id: 0, login_status: flag(membersOnly) },
  };
}
