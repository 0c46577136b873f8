import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { after, countryId, flag, flagField, limit, page } from '../../primitives/fields.ts';
import { everyCountry, rankingLimits } from './limits.ts';
import { discovered, discovery, rankingPage, rankingPart } from './shapes.ts';

const countryField = countryId.default(everyCountry);

const listCalls = {
  'ranking.list-national': defineCall({
    id: 'ranking-list-national',
    method: 'GET',
    path: '/selfapi/v4/ranking/list',
    envelope: 'legacy',
    access: 'guest',
    summary:
      'Members of a country by their points of the month, or those of all for 293: a page of places, the first of all (`champion`) and where the caller stands (`me`).',
    source: 'D2 §3, §7; DECISIONS "ranking"',
    query: z.object({ country_fid: countryField, page, limit: limit(rankingLimits.page) }),
    output: rankingPage,
    refusals: ['wire.bad_input'],
  }),
  'ranking.list-global': defineCall({
    id: 'ranking-list-global',
    method: 'GET',
    path: '/selfapi/v4/ranking/list',
    fixed: { query: { is_global: '1' } },
    envelope: 'legacy',
    access: 'guest',
    summary: 'Members of all countries by their points of the month, as ranking.list-national lists those of one.',
    source: 'D2 §3, §7; DECISIONS "ranking"',
    query: z.object({ page, limit: limit(rankingLimits.page) }),
    output: rankingPage,
  }),
  'ranking.ucenter-list': defineCall({
    id: 'ucenter-ranking-list',
    method: 'GET',
    path: '/selfapi/ucenter/rankinglist',
    envelope: 'legacy',
    access: 'member',
    summary: 'The list of the caller’s country, or that of all with `is_all` 1.',
    source: 'D2 §7',
    query: z.object({ is_all: flagField.default(0), page }),
    output: rankingPage,
  }),
  'ranking.find-ranking': defineCall({
    id: 'find-ranking',
    method: 'GET',
    path: '/selfapi/find/findranking',
    envelope: 'legacy',
    access: 'guest',
    summary: 'The ranking of a country on the discovery page.',
    source: 'D2 §1, §7 (R-DSC-001)',
    query: z.object({ country_fid: countryField, page }),
    output: rankingPage,
    refusals: ['wire.bad_input'],
  }),
  'ranking.around': defineCall({
    method: 'GET',
    path: '/v5/extend/rankingAround',
    envelope: 'v5',
    access: 'member',
    summary: 'Who stands around the caller in their country, or among all with `is_global` 1.',
    source: 'design ranking-near; docs/features/ranking.md',
    query: z.object({ is_global: flagField.default(0) }),
    output: rankingPart,
  }),
  'ranking.followed': defineCall({
    method: 'GET',
    path: '/v5/extend/rankingFollowed',
    envelope: 'v5',
    access: 'member',
    summary: 'Whom the caller follows, by their places among all, with the caller among them.',
    source: 'design ranking-near; docs/features/ranking.md',
    query: z.object({ after, limit: limit(rankingLimits.page) }),
    output: rankingPart,
    refusals: ['wire.bad_input'],
  }),
} as const;

const discoveryCalls = {
  'ranking.recommended-list': defineCall({
    id: 'recommended-list',
    method: 'GET',
    path: '/selfapi/recommended/list',
    envelope: 'legacy',
    access: 'guest',
    summary:
      'Members worth following whom the caller doesn’t follow: those with the most points in the caller’s country, then those of all.',
    source: 'D2 §7',
    output: z.object({ list: z.array(discovered) }),
  }),
  'ranking.find-special': defineCall({
    id: 'find-special',
    method: 'GET',
    path: '/selfapi/find/findspecial',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Of a country, or of all for 293: its hot creators, its newcomers, and threads without a reply.',
    source: 'D2 §1, §7 (R-DSC-001)',
    query: z.object({ country_fid: countryField }),
    output: discovery,
    refusals: ['wire.bad_input'],
  }),
  'ranking.football': defineCall({
    method: 'GET',
    path: '/v5/extend/football',
    envelope: 'v5',
    access: 'guest',
    summary: 'Whether the football page of a country is open: an operators’ switch, for country 210 alone.',
    source: 'D1 §2, D2 §2 (R-MSC-022, R-MSC-023)',
    query: z.object({ country_fid: countryField }),
    output: z.object({ open: flag }),
  }),
} as const;

export const rankingCalls = { ...listCalls, ...discoveryCalls } as const;
