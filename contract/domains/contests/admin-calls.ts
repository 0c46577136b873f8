import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { boardFids } from '../../primitives/board-fids.ts';
import { type Language, languages } from '../../primitives/countries.ts';
import {
  count,
  countryIdOrNone,
  flagField,
  id,
  idField,
  idList,
  idOrNone,
  momentOrNone,
  text,
  versionSeen,
  whole,
} from '../../primitives/fields.ts';
import { dreamStates } from '../threads/kinds/photo/limits.ts';
import { photoPicture } from '../threads/kinds/photo/shapes.ts';
import { contestDeciders, contestLimits } from './limits.ts';
import { adminContest } from './shapes.ts';

const { titleMax, briefMax, linesMax, agreementMax, categoryMax } = contestLimits;
const named = <const N extends string, T extends z.ZodType>(name: N, field: T) =>
  Object.fromEntries(languages.map((language) => [`${name}_${language}`, field])) as {
    [K in `${N}_${Language}`]: T;
  };

const needed = (max: number) => text(max).trim().min(1);

/** All that a contest says, in three languages. */
const words = {
  ...named('title', needed(titleMax)),
  ...named('brief', needed(briefMax)),
  ...named('rules', text(linesMax).trim().default('')),
  ...named('terms', text(linesMax).trim().default('')),
  ...named('agreement', needed(agreementMax)),
};

const contestBody = {
  fid: idField.default(boardFids.photo),
  country_fid: countryIdOrNone.default(0),
  ...words,
  opens_at: momentOrNone,
  /** Until when photos are taken; 0 for as long as it is open. */
  entries_until: momentOrNone.default(0),
  closes_at: momentOrNone,
  winners_at: momentOrNone,
  decide: z.enum(contestDeciders).default('likes'),
  entries_max: whole(1, contestLimits.entriesMax).default(contestLimits.entries),
  /** Categories of the board that may be entered; none for all. */
  categories: idList(contestLimits.categoriesMax).default([]),
  /** Members of the jury, by name: with commas between them. */
  jury: text(contestLimits.juryMax * 24).default(''),
  /** A JSON list of `{place, what_en, what_fr, what_hi, xgold, count}`. */
  prizes: text(contestLimits.rawPrizesMax).default('[]'),
};

const reading = { method: 'GET', envelope: 'v5', access: 'operator', proof: 'none', source: 'ours' } as const;
const writing = {
  method: 'POST',
  envelope: 'v5',
  access: 'operator',
  proof: 'recent',
  source: 'DECISIONS "contest"',
  form: true,
  showsRefusal: true,
  writes: true,
  idempotent: true,
  limit: 'write',
} as const;

const saveRefused = [
  'contests.dates_cross',
  'contests.prizes_wrong',
  'contests.unknown_category',
  'contests.member_unknown',
  'threads.unknown_board',
  'wire.bad_input',
] as const;

const row = z.object({ contest: id, version: count });

/** What operators do with contests, categories and dreams. */
export const adminCalls = {
  'contests.admin-list': defineCall({
    ...reading,
    path: '/v5/admin/contests',
    summary: 'All contests, the newest first.',
    query: z.object({ before: idOrNone.default(0) }),
    output: z.object({ list: z.array(adminContest), more: z.boolean() }),
  }),
  'contests.admin-one': defineCall({
    ...reading,
    path: '/v5/admin/contest/{contest}',
    summary: 'A contest with all its words, and its entries by likes and by the points of the jury.',
    params: z.object({ contest: idField }),
    output: adminContest.extend({
      standings: z.array(
        z.object({
          tid: id,
          subject: z.string(),
          uid: id,
          username: z.string(),
          photo: photoPicture.nullable(),
          like: count,
          points: count,
          /** Members of the jury who gave points. */
          judged: count,
          /** What it won, 0 for nothing. */
          place: count,
        }),
      ),
    }),
    refusals: ['contests.unknown'],
  }),
  'contests.create': defineCall({
    ...writing,
    path: '/v5/content/contest/create',
    summary: 'Opens a contest: words in three languages, dates that do not cross, categories, prizes, what decides.',
    body: z.object(contestBody),
    done: { text: 'contests.said.create' },
    output: row,
    refusals: saveRefused,
  }),
  'contests.edit': defineCall({
    ...writing,
    path: '/v5/content/contest/edit',
    summary:
      'Changes a contest that was seen in this version. Once somebody has agreed, words, categories and what decides stay.',
    body: z.object({ contest: idField, version: versionSeen, ...contestBody }),
    done: { text: 'contests.said.edit' },
    output: row,
    refusals: [
      ...saveRefused,
      'contests.unknown',
      'contests.changed_meanwhile',
      'contests.agreed_before',
      'contests.closed_before',
    ],
  }),
  'contests.close': defineCall({
    ...writing,
    path: '/v5/content/contest/close',
    summary: 'Closes a contest now: entries and likes are frozen.',
    body: z.object({ contest: idField }),
    done: { text: 'contests.said.close' },
    output: row,
    refusals: ['contests.unknown', 'contests.not_open_yet', 'contests.closed_before'],
  }),
  'contests.award': defineCall({
    ...writing,
    path: '/v5/content/contest/award',
    summary: 'Gives a piece of a prize to an entry of a closed contest; its XGold is paid once.',
    body: z.object({ contest: idField, place: whole(1, contestLimits.prizesMax), tid: idField }),
    done: { text: 'contests.said.award' },
    output: z.object({ contest: id, place: z.int(), tid: id, uid: id, xgold: count, left: count }),
    refusals: [
      'contests.unknown',
      'contests.not_closed',
      'contests.prize_unknown',
      'contests.prize_given',
      'contests.won_before',
      'contests.entry_unknown',
    ],
  }),
  'contests.admin-categories': defineCall({
    ...reading,
    path: '/v5/admin/contests/categories',
    summary: "A photo board's categories, closed ones too.",
    query: z.object({ fid: idField.default(boardFids.photo) }),
    output: z.object({
      list: z.array(
        z.object({
          typeid: id,
          name_en: z.string(),
          name_fr: z.string(),
          name_hi: z.string(),
          position: count,
          open: z.boolean(),
        }),
      ),
    }),
  }),
  'contests.save-category': defineCall({
    ...writing,
    proof: 'none',
    path: '/v5/admin/contests/category',
    summary: 'Opens a category of a photo board, or changes, closes and opens one.',
    body: z.object({
      typeid: idOrNone.default(0),
      fid: idField.default(boardFids.photo),
      ...named('name', needed(categoryMax)),
      position: whole(0, contestLimits.positionMax).default(100),
      open: flagField.default(1),
    }),
    done: { text: 'contests.said.category' },
    output: z.object({ typeid: id }),
    refusals: ['contests.unknown_category', 'contests.categories_full', 'threads.unknown_board'],
  }),
  'contests.set-dream': defineCall({
    ...writing,
    proof: 'none',
    path: '/v5/content/contest/dream',
    summary: 'Says that a dream was helped, or what became of it, with a photo if there is one.',
    body: z.object({
      tid: idField,
      state: z.enum(dreamStates),
      what: text(contestLimits.dreamMax).trim().default(''),
      aid: idOrNone.default(0),
    }),
    done: { text: 'contests.said.dream' },
    output: z.object({ tid: id }),
    refusals: ['contests.dream_unknown', 'contests.dream_untold', 'media.unknown_picture'],
  }),
} as const;
