import { expect, test } from 'vitest';
import type { Post, ThreadInfo } from '../../../contract/domains/threads/shapes.ts';
import type { ThreadPage } from './queries.ts';
import { structuredData, wayToThread } from './structured-data.ts';

const reply = {
  author: 'omar_k',
  authorid: 4,
  dateline: 1_700_000_100,
  message: '<p>Lovely</p>',
  like: 2,
  status: 1,
  pid: 31,
  children_list: [],
  attachment: [],
} as unknown as Post;
const thread = {
  tid: 9,
  country_fid: 188,
  typeid: 2,
  typename: 'Cameras',
  subject: '</script><script>alert(1)',
  message: '<p>Blue {:Max_1:} hour</p>',
  language: 'en',
  author: 'AdaezeShoots',
  authorid: 3,
  dateline: 1_700_000_000,
  edited: 1_700_003_600,
  like: 5,
  replies: 2,
  post_attachment: [{ aid: 1, url: '/files/1', width: 9, height: 9, colour: '', widths: [320, 1280], caption: '' }],
} as unknown as ThreadInfo;

test('a thread is described as a discussion with the replies of its page, and no tag can begin in it', () => {
  const gone = { ...reply, status: -1 as const, message: '' };
  const page: ThreadPage = {
    address: { tid: 9, page: 2, order: 'old', limit: 10 },
    thread,
    replies: { ok: true, list: [reply, gone], page: 2, count: 12, totalPage: 2 },
  };
  const text = structuredData(page, 'https://forum.example');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'DiscussionForumPosting',
    url: 'https://forum.example/ng/forum/15443/9',
    mainEntityOfPage: 'https://forum.example/ng/forum/15443/9?page=2',
    headline: '</script><script>alert(1)',
    text: 'Blue hour',
    author: { name: 'AdaezeShoots', url: 'https://forum.example/ucenter/account/posts?uid=3' },
    datePublished: '2023-11-14T22:13:20.000Z',
    dateModified: '2023-11-14T23:13:20.000Z',
    image: [{ '@type': 'ImageObject', url: 'https://forum.example/files/1-preview.jpg', width: 9, height: 9 }],
    isPartOf: { name: 'Cameras', url: 'https://forum.example/ng/forum/b2' },
    comment: [
      {
        '@type': 'Comment',
        url: 'https://forum.example/ng/forum/15443/9?pid=31',
        text: 'Lovely',
        author: { name: 'omar_k', url: 'https://forum.example/ucenter/account/posts?uid=4' },
      },
    ],
  });
});

test('a reply carries its pictures and what was said below it; one that says nothing is left out', () => {
  const picture = { ...thread.post_attachment[0]!, aid: 2, url: '/files/2', caption: 'At dusk' };
  const { children_list: _none, ...child } = reply;
  const below = { ...child, pid: 33, message: '<p>Where?</p>' };
  const list = [
    { ...reply, pid: 32, message: '', attachment: [picture], children_list: [below, { ...below, status: -1 }] },
    { ...reply, pid: 34, message: '<p> </p>', children_list: [] },
  ] as unknown as Post[];
  const page: ThreadPage = {
    address: { tid: 9, page: 1, order: 'old', limit: 10 },
    thread,
    replies: { ok: true, list, page: 1, count: 2, totalPage: 1 },
  };
  const { comment } = JSON.parse(structuredData(page, 'https://forum.example'));
  expect(comment).toHaveLength(1);
  expect(comment[0].image).toEqual([
    {
      '@type': 'ImageObject',
      url: 'https://forum.example/files/2-preview.jpg',
      width: 9,
      height: 9,
      caption: 'At dusk',
    },
  ]);
  expect(comment[0]).not.toHaveProperty('text');
  expect(comment[0].comment.map(({ text }: { text: string }) => text)).toEqual(['Where?']);
});

test('the way to a thread leads from its country by its board', () => {
  const { itemListElement } = JSON.parse(wayToThread(thread, 'fr', 'https://forum.example'));
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Nigéria', item: 'https://forum.example/ng' },
    { position: 2, name: 'Cameras', item: 'https://forum.example/ng/forum/b2' },
    { position: 3, name: '</script><script>alert(1)', item: 'https://forum.example/ng/forum/15443/9' },
  ]);
});

test('a page that holds the answer of its thread is a QAPage: a question with an accepted answer', () => {
  const answer = { ...reply, pid: 7, attachment: [], children_list: [], is_answer: 1 } as unknown as Post;
  const other = { ...answer, pid: 8, is_answer: 0 } as unknown as Post;
  const described = (list: Post[]) =>
    JSON.parse(
      structuredData(
        {
          address: { tid: 9, page: 1, order: 'old', limit: 10 },
          thread,
          replies: { ok: true, list, page: 1, count: 2, totalPage: 1 },
        },
        'https://forum.example',
      ),
    );
  expect(described([other, answer])).toMatchObject({
    '@type': 'QAPage',
    mainEntity: {
      '@type': ['DiscussionForumPosting', 'Question'],
      ...{ name: thread.subject, headline: thread.subject, answerCount: 2, upvoteCount: 5 },
      comment: [{ '@type': 'Comment' }, { '@type': 'Comment' }],
      acceptedAnswer: {
        ...{ '@type': 'Answer', text: 'Lovely', upvoteCount: 2 },
        url: 'https://forum.example/ng/forum/15443/9?pid=7',
        author: { '@type': 'Person', name: 'omar_k' },
      },
    },
  });
  expect(described([other])).toMatchObject({ '@type': 'DiscussionForumPosting' });
  expect(described([other])).not.toHaveProperty('mainEntity');
});
