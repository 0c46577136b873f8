import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { plainPostText } from '../../../contract/primitives/post-text.ts';
import { previewOf } from '../../design/pictures.ts';
import { profilePath } from '../../lib/profile-path.ts';
import { webKindOf } from './kinds/kinds.ts';
import type { ThreadPage } from './queries.ts';
import { canonicalPath } from './share.ts';

type Authored = Pick<Post, 'author' | 'authorid'>;

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();
const person = ({ author, authorid }: Authored, publicUrl: string) => ({
  '@type': 'Person',
  name: author,
  url: publicUrl + profilePath(authorid),
});
const counted = (action: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});

const commentOf = (post: Post, publicUrl: string) => ({
  '@type': 'Comment',
  text: plainPostText(post.message),
  author: person(post, publicUrl),
  datePublished: iso(post.dateline),
  interactionStatistic: counted('LikeAction', post.like),
});

/** A thread as search engines read discussions: a schema.org DiscussionForumPosting with the replies of the page. */
export function structuredData({ thread, replies, address }: ThreadPage, publicUrl: string): string {
  const shown = replies.ok ? replies.list.filter((post) => post.status === 1) : [];
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url: publicUrl + canonicalPath(thread, address.page),
    mainEntityOfPage: publicUrl + canonicalPath(thread),
    headline: thread.subject,
    text: [plainPostText(thread.message), ...webKindOf(thread).words(thread)].filter(Boolean).join('\n'),
    inLanguage: thread.language,
    author: person(thread, publicUrl),
    datePublished: iso(thread.dateline),
    dateModified: iso(Math.max(thread.dateline, thread.edited)),
    image: thread.post_attachment.map((picture) => publicUrl + previewOf(picture).src),
    commentCount: thread.replies,
    interactionStatistic: [counted('LikeAction', thread.like), counted('CommentAction', thread.replies)],
    comment: shown.map((post) => commentOf(post, publicUrl)),
  };
  // No tag can begin in it, whatever members wrote.
  return JSON.stringify(posting).replaceAll('<', '\\u003c');
}
