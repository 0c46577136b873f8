import type { memberPost } from '../../../contract/domains/threads/shapes.ts';
import type { SharedOf } from '../../../contract/own.ts';
import { globalFid } from '../../../contract/primitives/countries.ts';
import { beginningOfPostText } from '../../../contract/primitives/post-text.ts';
import { flag } from '../../platform/flag.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { excerpt, pageOfFloor } from '../posts/index.ts';
import type { Viewing } from './core/reads/viewing.ts';
import type { PlacedPost } from './core/sql/member-lists.ts';
import { authorship } from './present.ts';

const summaryLength = 200;

/** A post in a list of one member's. A child stands on the page of the reply above it. */
export function presentMemberPost(view: Viewing, post: PlacedPost): SharedOf<typeof memberPost> {
  const first = post.position === 1;
  const floor = post.floor ?? post.parent_floor ?? 1;
  return {
    tid: post.tid,
    pid: post.pid,
    subject: post.subject,
    summary: excerpt(beginningOfPostText(post.beginning), summaryLength),
    ...authorship(view, post.authorid),
    country_fid: view.card(post.authorid)?.countryFid ?? globalFid,
    dateline: unixSeconds(post.created_at),
    like: first ? post.thread_likes : post.likes,
    replies: first ? post.thread_replies : post.children,
    first: flag(first),
    page: pageOfFloor(floor),
    picture: post.attachments[0] ?? null,
  };
}
