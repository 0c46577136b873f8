import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { after, count, flagField, id, idField, limit, page, pagedOn } from '../../primitives/fields.ts';
import { memberPost, threadRow } from './shapes.ts';

const place = { page, limit: limit(20), after };
const threadsPage = pagedOn(threadRow);
const postsPage = pagedOn(memberPost);

/** Lists of one member: what they wrote, have among the favourites and like. */
export const memberCalls = {
  'threads.of-member': defineCall({
    method: 'GET',
    path: '/v5/content/thread/user',
    envelope: 'v5',
    access: 'guest',
    summary: "A member's threads, newest first, as far as the reader may see them.",
    source: 'D1 §2; DECISIONS',
    query: z.object({ uid: idField, ...place }),
    output: threadsPage,
    refusals: ['wire.bad_input'],
  }),
  'threads.replies-of-member': defineCall({
    method: 'GET',
    path: '/v5/content/post/user',
    envelope: 'v5',
    access: 'guest',
    summary: "A member's replies, newest first, as far as the reader may see their threads.",
    source: 'D1 §2; DECISIONS',
    query: z.object({ uid: idField, ...place }),
    output: postsPage,
    refusals: ['wire.bad_input'],
  }),
  'threads.favorites': defineCall({
    method: 'GET',
    path: '/v5/content/post/favorites',
    envelope: 'v5',
    access: 'member',
    summary: "The reader's own favourites, last added first; `video` 1 for videos only.",
    source: 'D2 §2; DECISIONS',
    query: z.object({ uid: idField.optional(), video: flagField.default(0), ...place }),
    output: threadsPage,
    refusals: ['wire.bad_input', 'threads.foreign_uid'],
  }),
  'threads.my-likes': defineCall({
    id: 'my-like-list',
    method: 'GET',
    path: '/selfapi/v4/mylike/list',
    envelope: 'legacy',
    access: 'member',
    summary: 'What the reader likes, liked last first; a uid that is not the own one is refused.',
    source: 'D2 §7, §3',
    query: z.object({ uid: idField.optional(), ...place }),
    output: z.object({
      lists: z.array(memberPost),
      count,
      page: z.int(),
      totalPage: z.int(),
      next: z.string(),
      uid: id,
    }),
    refusals: ['wire.bad_input', 'threads.foreign_uid'],
  }),
} as const;
