import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { countryIdOrNone, flagField, idOrNone, limit, page, paged, text, whole } from '../../primitives/fields.ts';
import { plainFigures } from '../../primitives/figures.ts';
import { adminCalls } from './admin-calls.ts';
import { creatorLimits, creatorPageKinds } from './limits.ts';
import {
  application,
  conditionsPage,
  creatorBanner,
  creatorCentre,
  creatorInfo,
  creatorPage,
  dayRow,
  incomeRank,
  monthlyPoints,
  monthRow,
  totalCount,
  totalDiff,
} from './shapes.ts';

/** The caller's own, 0 or absent; operators may name anybody. */
const uid = idOrNone.default(0);
/** A day, `2026-11-24`, or a moment of it in Unix seconds. */
const dayOrMoment = z
  .union([z.number(), z.string().max(64, { abort: true }).overwrite(plainFigures)])
  .transform(String)
  .pipe(z.string().regex(/^(\d{1,11}|\d{4}-\d\d-\d\d)$/, 'day'))
  .optional();

const reading = {
  method: 'GET',
  envelope: 'legacy',
  access: 'member',
  source: 'D2 §7; DECISIONS "Creators and the draw"',
} as const;
const series = {
  ...reading,
  query: z.object({ uid, time_start: dayOrMoment, time_end: dayOrMoment }),
  output: z.array(dayRow),
  refusals: ['creator.foreign_uid', 'wire.bad_input'],
} as const;
const own = { ...reading, query: z.object({ uid }), refusals: ['creator.foreign_uid'] } as const;

const seriesCalls = {
  'creator.view-count': defineCall({
    ...series,
    id: 'creator-get-view-count',
    path: '/selfapi/ucenter/getViewCount',
    summary: 'Views of a creator’s threads, day by day; the newest 14 days where none are named.',
  }),
  'creator.thread-count': defineCall({
    ...series,
    id: 'creator-get-thread-count',
    path: '/selfapi/ucenter/getThreadCount',
    summary: 'Threads that a creator posted, day by day.',
  }),
  'creator.like-count': defineCall({
    ...series,
    id: 'creator-get-like-count',
    path: '/selfapi/ucenter/getLikeCount',
    summary: 'Likes that a creator received, day by day.',
  }),
  'creator.fans-count': defineCall({
    ...series,
    id: 'creator-get-fans-count',
    path: '/selfapi/ucenter/getFansCount',
    summary: 'Followers that a creator won, day by day.',
  }),
  'creator.comment-count': defineCall({
    ...series,
    id: 'creator-get-comment-count',
    path: '/selfapi/ucenter/getCommentCount',
    summary: 'Replies that a creator received, day by day.',
  }),
} as const;

const figureCalls = {
  'creator.creator-info': defineCall({
    ...own,
    id: 'creator-get-creator-info',
    path: '/selfapi/ucenter/getCreatorInfo',
    summary:
      'A creator’s totals with the newest day’s difference, since when they are one, points and rank of the month.',
    output: creatorInfo,
  }),
  'creator.total-count': defineCall({
    ...own,
    id: 'creator-get-total-count',
    path: '/selfapi/ucenter/getTotalCount',
    summary: 'What was counted of a creator, of all time.',
    output: totalCount,
  }),
  'creator.total-diff': defineCall({
    ...own,
    id: 'creator-get-total-diff',
    path: '/selfapi/ucenter/getTotalDiff',
    summary: 'The newest counted day against the one before.',
    output: totalDiff,
  }),
  'creator.centre': defineCall({
    ...own,
    method: 'GET',
    path: '/v5/creator/centre',
    envelope: 'v5',
    source: 'docs/features/creator.md',
    summary: 'All of a creator’s overview at once: totals, differences, the five trends, the month, the banner.',
    query: z.object({ uid, days: whole(1, creatorLimits.seriesDays).default(creatorLimits.standardDays) }),
    output: creatorCentre,
  }),
} as const;

const incomeCalls = {
  'creator.monthly-points': defineCall({
    ...own,
    id: 'creator-get-monthly-points',
    path: '/selfapi/ucenter/getMonthlyPoints',
    summary: 'Points and rank of the running month, and how far from super creator.',
    output: monthlyPoints,
  }),
  'creator.monthly-data': defineCall({
    ...own,
    id: 'creator-get-monthly-data',
    path: '/selfapi/ucenter/getMonthlyData',
    summary: 'Months that are over with their income, the newest first.',
    query: z.object({ uid, page, limit: limit(creatorLimits.months) }),
    output: paged(monthRow),
  }),
  'creator.monthly-income-rank': defineCall({
    ...own,
    id: 'creator-get-monthly-income-rank',
    path: '/selfapi/ucenter/getMonthlyIncomeRank',
    summary:
      'The first 20 creators of the country by the income of its last month that is over, and the caller’s place.',
    output: incomeRank,
  }),
  'creator.creator-banner': defineCall({
    ...reading,
    id: 'creator-get-creator-banner',
    path: '/selfapi/ucenter/getCreatorBanner',
    summary: 'What operators show creators of a country; of the caller’s own where none is named.',
    query: z.object({ uid, fid: countryIdOrNone.default(0) }),
    output: creatorBanner,
    refusals: ['creator.foreign_uid'],
  }),
} as const;

const writing = {
  method: 'POST',
  envelope: 'v5',
  access: 'member',
  source: 'DECISIONS "becoming one"; docs/features/creator.md',
  writes: true,
  form: true,
  showsRefusal: true,
  limit: 'write',
} as const;
// Longer than may be sent, so that what is too long names the field.
const message = text(creatorLimits.messageMax).trim();

const becomingCalls = {
  'creator.conditions': defineCall({
    method: 'GET',
    path: '/v5/creator/conditions',
    envelope: 'v5',
    access: 'member',
    source: 'DECISIONS "becoming one"',
    summary: 'What somebody needs to become a creator, how much of it they have, and where their application stands.',
    output: conditionsPage,
  }),
  'creator.apply': defineCall({
    ...writing,
    path: '/v5/creator/apply',
    summary:
      'Asks to become a creator, or with `appeal` 1 to look again at a refusal; one application waits at a time.',
    body: z.object({ message, appeal: flagField.default(0) }),
    output: application,
    opens: 'creator.applications',
    refusals: [
      ...['wire.not_open', 'creator.is_creator', 'creator.conditions_open', 'creator.waiting', 'creator.not_yet'],
      ...['creator.too_short', 'creator.no_appeal'],
    ] as const,
    idempotent: true,
    done: { text: 'creator.said.sent' },
  }),
  'creator.change-application': defineCall({
    ...writing,
    path: '/v5/creator/changeApplication',
    summary: 'Changes the words of an application that waits.',
    body: z.object({ message }),
    output: application,
    refusals: ['creator.nothing_waits', 'creator.too_short'],
    done: { text: 'creator.said.changed' },
  }),
  'creator.withdraw': defineCall({
    ...writing,
    path: '/v5/creator/withdraw',
    idempotent: true,
    summary: 'Withdraws an application that waits.',
    body: z.object({}),
    output: application,
    refusals: ['creator.nothing_waits'],
    done: { text: 'creator.said.withdrawn' },
  }),
  'creator.pages': defineCall({
    method: 'GET',
    path: '/v5/creator/pages',
    envelope: 'v5',
    access: 'member',
    source: 'docs/features/creator.md',
    summary: 'Manuals, or questions with their answers, in the reader’s language.',
    query: z.object({ kind: z.enum(creatorPageKinds).default('manual') }),
    output: z.object({ list: z.array(creatorPage) }),
  }),
} as const;

export const creatorCalls = {
  ...seriesCalls,
  ...figureCalls,
  ...incomeCalls,
  ...becomingCalls,
  ...adminCalls,
} as const;
