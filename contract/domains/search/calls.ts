import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { countryId, flagField, idField, idOrNone, page, text, whole } from '../../primitives/fields.ts';
import { foundMember } from '../follows/shapes.ts';
import { searchLimits } from './limits.ts';
import { foundPage, hotSearchTag, suggestions, titledThread } from './shapes.ts';

const words = text(searchLimits.queryMax);

export const searchCalls = {
  'search.quick-search': defineCall({
    id: 'quick-search',
    method: 'GET',
    path: '/v5/extend/search',
    envelope: 'v5',
    access: 'guest',
    summary:
      'Posts (type 1), members (2) or topics (3) by their words, 50 a page; posts filtered by country, board, author, time and kind, topics by country; of members those of the country first.',
    source: 'D2 §7; DECISIONS "quick search"',
    query: z.object({
      type: whole(1, 3).default(1),
      q: words,
      page,
      country_fid: countryId.optional(),
      typeid: idOrNone.optional(),
      authorid: idField.optional(),
      time: z.enum(['any', 'week', 'month', 'year']).default('any'),
      special: whole(0, 127).optional(),
      pictures: flagField.default(0),
      answered: flagField.default(0),
      followed: flagField.default(0),
      order: z.enum(['best', 'newest']).default('best'),
    }),
    output: foundPage,
    refusals: ['search.no_words', 'wire.bad_input'],
  }),
  'search.hot-search-key': defineCall({
    id: 'extend-hot-search-key',
    method: 'GET',
    path: '/v5/extend/hotSearchKey',
    envelope: 'v5',
    access: 'guest',
    summary: 'Hot keywords: those that operators set, then what most members searched for this week.',
    source: 'D2 §7',
    query: z.object({ country_fid: countryId.default(293) }),
    output: z.object({ list: z.array(hotSearchTag) }),
    refusals: ['wire.bad_input'],
  }),
  'search.suggest': defineCall({
    method: 'GET',
    path: '/v5/extend/searchSuggest',
    envelope: 'v5',
    access: 'guest',
    summary: 'What begins so, while somebody types: words, threads by their titles, topics, boards and members.',
    source: 'docs/features/search.md',
    query: z.object({ q: words, country_fid: countryId.default(293) }),
    output: suggestions,
    refusals: ['wire.bad_input'],
  }),
  'search.similar': defineCall({
    method: 'GET',
    path: '/v5/extend/similarThreads',
    envelope: 'v5',
    access: 'member',
    summary: 'Threads whose titles are like one that is being written, the likest first.',
    source: 'docs/features/search.md',
    query: z.object({ subject: words, country_fid: countryId.default(293) }),
    output: z.object({ list: z.array(titledThread) }),
    refusals: ['wire.bad_input'],
  }),
  'search.search-at-user': defineCall({
    id: 'user-search-at-user',
    method: 'GET',
    path: '/v5/user/searchAtUser',
    envelope: 'v5',
    access: 'member',
    summary: 'Members whose names begin so, for a mention: those whom the caller follows first.',
    source: 'D2 §7',
    query: z.object({ username: words.default('') }),
    output: z.object({ list: z.array(foundMember) }),
    refusals: [],
  }),
  'search.user': defineCall({
    id: 'search-user',
    method: 'POST',
    path: '/selfapi/search/user',
    envelope: 'legacy',
    access: 'member',
    summary: 'Members by their names, for a group message.',
    source: 'D2 §7',
    body: z.object({ username: words }),
    output: z.object({ list: z.array(foundMember) }),
    refusals: ['wire.bad_input'],
  }),
} as const;
