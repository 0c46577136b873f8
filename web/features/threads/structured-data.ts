import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { plainPostText } from '../../../contract/primitives/post-text.ts';
import { srcOf } from '../../design/pictures.ts';
import type { ThreadPage } from './queries.ts';
import { canonicalPath } from './share.ts';

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();
const person = (name: string) => ({ '@type': 'Person', name });
const counted = (action: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});

const commentOf = (post: Post) => ({
  '@type': 'Comment',
  text: plainPostText(post.message),
  author: person(post.author),
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
    text: plainPostText(thread.message),
    inLanguage: thread.language,
    author: person(thread.author),
    datePublished: iso(thread.dateline),
    image: thread.post_attachment.map((picture) => new URL(srcOf(picture, 1280), publicUrl).href),
    commentCount: thread.replies,
    interactionStatistic: [counted('LikeAction', thread.like), counted('CommentAction', thread.replies)],
    comment: shown.map(commentOf),
  };
  // No tag can begin in it, whatever members wrote.
  return JSON.stringify(posting).replaceAll('<', '\\u003c');
}
