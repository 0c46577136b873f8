import type { Attachment } from '../../../contract/domains/media/shapes.ts';
import type { ChildPost, Post } from '../../../contract/domains/threads/shapes.ts';
import { countryOfFid, globalCountry, type Language, localePath } from '../../../contract/primitives/countries.ts';
import { plainPostText } from '../../../contract/primitives/post-text.ts';
import { previewOf } from '../../design/pictures.ts';
import { profilePath } from '../../lib/profile-path.ts';
import { boardPath } from '../../router/board-path.ts';
import { breadcrumbs, counted, jsonLd } from '../../shell/structured-data.tsx';
import { webKindOf } from './kinds/kinds.ts';
import type { ThreadPage } from './queries.ts';
import { canonicalPath, replyPath } from './share.ts';

type Authored = Pick<Post, 'author' | 'authorid'>;
type Thread = ThreadPage['thread'];

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();
const person = ({ author, authorid }: Authored, publicUrl: string) => ({
  '@type': 'Person',
  name: author,
  url: publicUrl + profilePath(authorid),
});

const pictureOf = (picture: Attachment, publicUrl: string) => {
  const { src, width, height } = previewOf(picture);
  const caption = picture.caption || undefined;
  return { '@type': 'ImageObject', url: publicUrl + src, width, height, caption };
};

/** A list that says nothing is left out. */
const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/** Pictures alone are an answer, too; what is deleted is none. */
const isSaid = ({ status, message, attachment }: ChildPost): boolean =>
  status === 1 && (plainPostText(message) !== '' || attachment.length > 0);

/** A reply with the first ones below it. */
function commentOf(post: Post | ChildPost, thread: Thread, publicUrl: string): object {
  const { code } = countryOfFid(thread.country_fid) ?? globalCountry;
  const below = 'children_list' in post ? post.children_list : [];
  return {
    '@type': 'Comment',
    url: publicUrl + localePath(code, replyPath({ tid: thread.tid, pid: post.pid })),
    text: plainPostText(post.message) || undefined,
    image: unlessEmpty(post.attachment.map((picture) => pictureOf(picture, publicUrl))),
    author: person(post, publicUrl),
    datePublished: iso(post.dateline),
    interactionStatistic: counted('LikeAction', post.like),
    comment: unlessEmpty(below.filter(isSaid).map((child) => commentOf(child, thread, publicUrl))),
  };
}

/** The board that a thread stands on, in its own country. */
function boardOf({ country_fid, typeid, typename }: Thread) {
  const { code } = countryOfFid(country_fid) ?? globalCountry;
  return { name: typename, path: localePath(code, boardPath(typeid)) };
}

/** A thread is a question as well where the page holds the reply that is marked as its answer. */
function asQuestion(answer: Post, thread: Thread, publicUrl: string): object {
  return {
    '@type': ['DiscussionForumPosting', 'Question'],
    name: thread.subject,
    answerCount: thread.replies,
    upvoteCount: thread.like,
    acceptedAnswer: { ...commentOf(answer, thread, publicUrl), '@type': 'Answer', upvoteCount: answer.like },
  };
}

/**
 * A thread as search engines read discussions: a schema.org DiscussionForumPosting with the replies of the page. Its later
 * pages name the first one, where the discussion begins; a page that holds the answer is a QAPage around it.
 */
export function structuredData({ thread, replies, address }: ThreadPage, publicUrl: string): string {
  const shown = replies.ok ? replies.list.filter(isSaid) : [];
  const board = boardOf(thread);
  const answer = shown.find((post) => post.is_answer === 1);
  const page = publicUrl + canonicalPath(thread, address.page);
  const discussion = {
    '@type': 'DiscussionForumPosting',
    url: publicUrl + canonicalPath(thread),
    mainEntityOfPage: page,
    headline: thread.subject,
    text: [plainPostText(thread.message), ...webKindOf(thread).words(thread)].filter(Boolean).join('\n') || undefined,
    inLanguage: thread.language,
    author: person(thread, publicUrl),
    datePublished: iso(thread.dateline),
    dateModified: iso(Math.max(thread.dateline, thread.edited)),
    image: unlessEmpty(thread.post_attachment.map((picture) => pictureOf(picture, publicUrl))),
    isPartOf: { '@type': 'CollectionPage', name: board.name, url: publicUrl + board.path },
    commentCount: thread.replies,
    interactionStatistic: [counted('LikeAction', thread.like), counted('CommentAction', thread.replies)],
    comment: unlessEmpty(shown.map((post) => commentOf(post, thread, publicUrl))),
  };
  if (!answer) return jsonLd(discussion);
  const mainEntity = { ...discussion, ...asQuestion(answer, thread, publicUrl) };
  return jsonLd({ '@type': 'QAPage', url: page, name: thread.subject, inLanguage: thread.language, mainEntity });
}

/** The way to a thread: its country, its board, itself. */
export function wayToThread(thread: Thread, language: Language, publicUrl: string): string {
  const country = countryOfFid(thread.country_fid) ?? globalCountry;
  return breadcrumbs(publicUrl, [
    { name: country.names[language], path: localePath(country.code, '/') },
    boardOf(thread),
    { name: thread.subject, path: canonicalPath(thread) },
  ]);
}
