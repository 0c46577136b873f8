import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { boardFids, fidMax } from '../../primitives/board-fids.ts';
import {
  after,
  count,
  countryIdOrNone,
  flag,
  id,
  idField,
  idOrNone,
  limit,
  page,
  whole,
} from '../../primitives/fields.ts';
import { photoEntry } from '../threads/kinds/photo/rows.ts';
import { adminCalls } from './admin-calls.ts';
import { contestLimits } from './limits.ts';
import { categoryShape, contestRow, contestShape, juryEntry } from './shapes.ts';

const reading = { method: 'GET', envelope: 'v5', access: 'guest', source: 'DECISIONS "contest"' } as const;

/** Whether photos may be sent. */
const available = z.object({
  IsAvailable: flag,
  isavaible: flag,
  /** The day from which they may, `2026-12-01`; empty where none is said, or they may. */
  opens: z.string(),
});

const entriesOf = {
  contest: idField,
  typeid: idOrNone.default(0),
  page,
  after,
  limit: limit(contestLimits.entriesPage),
};

export const contestsCalls = {
  'contests.photos-available': defineCall({
    id: 'photo-get-list-available',
    method: 'GET',
    path: '/selfapi/photo/getlist',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Without parameters: whether photos may be sent to the photo board (R-PHO-002).',
    source: 'D2 §7; DECISIONS "photo boards"',
    output: available,
  }),
  'contests.dreams-available': defineCall({
    id: 'dreamfund-available',
    method: 'GET',
    path: '/selfapi/dreamfund/available',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Whether dreams may be sent.',
    source: 'D2 §7; DECISIONS "photo boards"',
    output: available,
    beside: z.object({ IsAvailable: flag }),
  }),
  'contests.categories': defineCall({
    id: 'photo-tyoeid',
    method: 'GET',
    path: '/selfapi/photo/tyoeid',
    envelope: 'legacy',
    access: 'guest',
    summary: "A photo board's categories, in their order.",
    source: 'D2 §7',
    query: z.object({ fid: idField.default(boardFids.photo) }),
    output: z.object({ list: z.array(categoryShape.extend({ photos: count })) }),
  }),
  'contests.list': defineCall({
    ...reading,
    path: '/v5/content/contests',
    summary: 'Contests of a board that a country sees: running ones first, then those to come, then ended ones.',
    query: z.object({ fid: whole(0, fidMax).default(0), country_fid: countryIdOrNone.default(0), page }),
    output: z.object({ list: z.array(contestRow), page: z.int().min(1), count, totalPage: count }),
  }),
  'contests.one': defineCall({
    ...reading,
    path: '/v5/content/contest/{contest}',
    summary: "A contest whole: its dates, prizes, rules, agreement, winners, and the reader's own entries.",
    params: z.object({ contest: idField }),
    output: contestShape,
    opens: 'contests.page',
    refusals: ['contests.unknown', 'wire.not_open'],
  }),
  'contests.entries': defineCall({
    ...reading,
    path: '/v5/content/contest/{contest}/entries',
    summary:
      'Entries of a contest. While likes decide it and it is not closed, `drawn` is the order: another for each reader, and the same on each page.',
    params: z.object({ contest: idField }),
    query: z.object({
      typeid: entriesOf.typeid,
      order: z.enum(['drawn', 'dateline', 'like']).default('drawn'),
      page: entriesOf.page,
      after: entriesOf.after,
      limit: entriesOf.limit,
    }),
    output: z.object({
      list: z.array(photoEntry),
      /** The order in which they stand; likes rank nothing while they decide. */
      order: z.enum(['drawn', 'dateline', 'like']),
      page: z.int().min(1),
      count,
      totalPage: count,
      next: z.string(),
    }),
    opens: 'contests.page',
    refusals: ['contests.unknown', 'wire.not_open', 'wire.bad_input'],
  }),
  'contests.jury': defineCall({
    ...reading,
    access: 'member',
    path: '/v5/content/contest/{contest}/jury',
    summary: "A contest's entries for a member of its jury, with one's own points.",
    params: z.object({ contest: idField }),
    query: z.object({ page, after, limit: limit(contestLimits.entriesPage) }),
    output: z.object({ list: z.array(juryEntry), page: z.int().min(1), count, totalPage: count, next: z.string() }),
    refusals: ['contests.unknown', 'contests.not_jury', 'wire.bad_input'],
  }),
  'contests.vote': defineCall({
    method: 'POST',
    path: '/v5/content/contest/vote',
    envelope: 'v5',
    access: 'member',
    source: 'DECISIONS "contest"',
    summary:
      "Gives an entry a jury member's points, or others in their place; 0 takes them back. Nobody judges an own entry.",
    body: z.object({ contest: idField, tid: idField, points: whole(0, contestLimits.pointsMax) }),
    form: true,
    done: { text: 'contests.said.vote' },
    output: z.object({ tid: id, points: z.int().min(0) }),
    opens: 'contests.page',
    refusals: [
      'wire.not_open',
      'contests.unknown',
      'contests.not_jury',
      'contests.not_open_yet',
      'contests.jury_over',
      'contests.entry_unknown',
      'contests.own_entry',
    ],
    writes: true,
    limit: 'write',
  }),
  ...adminCalls,
} as const;
