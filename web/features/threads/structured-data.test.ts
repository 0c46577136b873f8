import { expect, test } from 'vitest';
import type { Post, ThreadInfo } from '../../../contract/domains/threads/shapes.ts';
import type { ThreadPage } from './queries.ts';
import { structuredData } from './structured-data.ts';

const reply = {
  author: 'omar_k',
  authorid: 4,
  dateline: 1_700_000_100,
  message: '<p>Lovely</p>',
  like: 2,
  status: 1,
} as Post;
const thread = {
  tid: 9,
  country_fid: 188,
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
    url: 'https://forum.example/ng/forum/15443/9?page=2',
    mainEntityOfPage: 'https://forum.example/ng/forum/15443/9',
    headline: '</script><script>alert(1)',
    text: 'Blue hour',
    author: { name: 'AdaezeShoots', url: 'https://forum.example/ucenter/account/posts?uid=3' },
    datePublished: '2023-11-14T22:13:20.000Z',
    dateModified: '2023-11-14T23:13:20.000Z',
    image: ['https://forum.example/files/1-preview.jpg'],
    comment: [
      {
        '@type': 'Comment',
        text: 'Lovely',
        author: { name: 'omar_k', url: 'https://forum.example/ucenter/account/posts?uid=4' },
      },
    ],
  });
});
