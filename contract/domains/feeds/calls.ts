import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { after, count, countryId, flag, id, idField, limit, page, pagedOn } from '../../primitives/fields.ts';
import { threadRow } from '../threads/shapes.ts';

const feedPage = pagedOn(threadRow);

export const feedsCalls = {
  'feeds.latest': defineCall({
    id: 'last-thread-list',
    method: 'GET',
    path: '/selfapi/v4/lastthread/list',
    envelope: 'legacy',
    access: 'guest',
    summary: 'The latest threads: of all countries for 293, else of that country and 293.',
    source: 'D2 §7; DECISIONS "what lists show"',
    query: z.object({ country_fid: countryId.default(293), page, limit: limit(20), fid: idField.optional(), after }),
    output: feedPage,
    refusals: ['wire.bad_input'],
  }),
  'feeds.top': defineCall({
    id: 'top-threads',
    method: 'POST',
    path: '/v4/top/threads',
    envelope: 'other',
    access: 'guest',
    summary: 'The pinned threads of a board, by displayorder ascending (R-FED-005).',
    source: 'D2 §7, §9',
    body: z.object({ fid: idField }),
    output: z.object({ success: z.literal(1), list: z.array(threadRow) }),
  }),
  'feeds.for-you-recommend': defineCall({
    id: 'extend-for-you-recommon',
    method: 'GET',
    path: '/v5/extend/forYouRecommon',
    envelope: 'v5',
    access: 'guest',
    summary: 'Members worth following in a country.',
    source: 'D2 §7',
    query: z.object({ fid: idField.default(293) }),
    output: z.object({
      list: z.array(
        z.object({
          uid: id,
          username: z.string(),
          avatar: z.string(),
          country_fid: id,
          fansCount: z.int(),
          iscreator: flag,
          follows_status: flag,
        }),
      ),
    }),
  }),
  'feeds.country': defineCall({
    method: 'GET',
    path: '/v5/extend/country',
    envelope: 'v5',
    access: 'guest',
    summary:
      'A country at a glance: its members, some of those who posted of late, and who is there now (0: fewer than five).',
    source: 'docs/features/feeds.md',
    query: z.object({ country_fid: countryId.default(293) }),
    output: z.object({
      members: count,
      here: count,
      faces: z.array(z.object({ uid: id, username: z.string(), avatar: z.string() })),
    }),
    refusals: ['wire.bad_input'],
  }),
  'feeds.countries': defineCall({
    method: 'GET',
    path: '/v5/extend/countries',
    envelope: 'v5',
    access: 'guest',
    summary:
      'The other countries that a country is shown, those with the most people there now first, each with its newest thread.',
    source: 'docs/features/feeds.md',
    query: z.object({ country_fid: countryId.default(293) }),
    output: z.object({
      list: z.array(z.object({ fid: id, here: count, newest: z.object({ tid: id, subject: z.string() }).nullable() })),
    }),
    refusals: ['wire.bad_input'],
  }),
  'feeds.for-you': defineCall({
    id: 'content-thread-for-you',
    method: 'GET',
    path: '/v5/content/thread/foryou',
    envelope: 'v5',
    access: 'guest',
    summary:
      'Threads for the reader: hot by likes, replies and age; a member’s own order knows whom they follow, their country and language, and what they read.',
    source: 'D2 §7',
    query: z.object({ country_fid: countryId.default(293), page_r: page, limit: limit(20) }),
    output: feedPage,
    refusals: ['wire.bad_input'],
  }),
  'feeds.following': defineCall({
    id: 'content-thread-to-you-follow',
    method: 'GET',
    path: '/v5/content/thread/toYouFollow',
    envelope: 'v5',
    access: 'member',
    summary: 'Threads of those the caller follows, by time.',
    source: 'D2 §7',
    query: z.object({ page, limit: limit(20), after }),
    output: feedPage,
    refusals: ['wire.bad_input'],
  }),
} as const;
