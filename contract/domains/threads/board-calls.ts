import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { withOwn } from '../../own.ts';
import {
  after,
  count,
  countryId,
  dateline,
  flag,
  id,
  idOrNone,
  limit,
  page,
  pagedOn,
} from '../../primitives/fields.ts';
import { threadType } from '../countries/shapes.ts';
import { attachmentShape } from '../media/shapes.ts';
import { threadLimits } from './limits.ts';

/** A board of a country: a category with its figures. */
const boardFigures = {
  ...threadType.shape,
  /** Threads of all time, and what was posted today (of UTC). */
  threads: count,
  today: count,
};

const writer = { authorid: id, author: z.string(), avatar: z.string() };

export const boardRow = z.object({
  ...boardFigures,
  /** Its newest thread. */
  newest: z.object({ tid: id, subject: z.string(), ...writer }).nullable(),
});
export type BoardRow = z.output<typeof boardRow>;

/** A thread of a board: no pictures but one, and the newest reply's words. */
export const boardThread = withOwn(
  {
    tid: id,
    fid: id,
    subject: z.string(),
    ...writer,
    country_fid: id,
    dateline,
    lastpost: dateline,
    replies: count,
    istop: flag,
    highlight: z.int(),
    closed: flag,
    special: z.int(),
    picture: attachmentShape.nullable(),
    newest: z.object({ pid: id, ...writer, words: z.string() }).nullable(),
  },
  {
    /** Posts since the reader last looked into it, 100 for more; 0 where they never did, or wrote the newest. */
    new_replies: count,
  },
);
export type BoardThread = z.output<typeof boardThread>;

const country_fid = countryId.default(293);

/** The boards of a country: its categories, as everybody sees them. */
export const boardCalls = {
  'threads.boards': defineCall({
    method: 'GET',
    path: '/v5/extend/boards',
    envelope: 'v5',
    access: 'guest',
    summary: 'The boards of a country, each with its figures and its newest thread.',
    source: 'docs/features/countries.md',
    query: z.object({ country_fid }),
    output: z.object({ list: z.array(boardRow) }),
    refusals: ['wire.bad_input'],
  }),
  'threads.board': defineCall({
    method: 'GET',
    path: '/v5/extend/board',
    envelope: 'v5',
    access: 'guest',
    summary: 'One board of a country with its figures; a closed one, too.',
    source: 'docs/features/countries.md',
    query: z.object({ country_fid, typeid: idOrNone }),
    output: z.object({
      ...boardFigures,
      open: z.boolean(),
      /** Every country has it. */
      everywhere: z.boolean(),
    }),
    refusals: ['wire.bad_input', 'threads.unknown_board'],
  }),
  'threads.board-threads': defineCall({
    method: 'GET',
    path: '/v5/extend/board/threads',
    envelope: 'v5',
    access: 'guest',
    summary:
      "A board's threads: by newest post, by age, or by likes; of all countries for 293, else of that one and 293.",
    source: 'docs/features/countries.md',
    query: z.object({
      country_fid,
      typeid: idOrNone,
      order: z.enum(['active', 'new', 'best']).default('active'),
      page,
      limit: limit(threadLimits.boardPage),
      after,
    }),
    output: pagedOn(boardThread),
    refusals: ['wire.bad_input', 'threads.unknown_board'],
  }),
  'threads.last-board': defineCall({
    method: 'GET',
    path: '/v5/extend/boards/last',
    envelope: 'v5',
    access: 'member',
    summary: "The board of the caller's newest thread in a country that stands on one; 0 for none.",
    source: 'ours: docs/features/threads.md',
    query: z.object({ country_fid }),
    output: z.object({ typeid: id }),
  }),
} as const;
