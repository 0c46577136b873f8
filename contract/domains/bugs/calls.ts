import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  after,
  count,
  emptySays,
  flag,
  flagField,
  id,
  idField,
  idOrNone,
  limit,
  page,
  text,
  whole,
} from '../../primitives/fields.ts';
import { bugLimits, bugStatuses } from '../threads/kinds/bug/limits.ts';
import { bugsAdminCalls } from './admin-calls.ts';
import { bugsLimits } from './limits.ts';
import { pluginCalls } from './plugin-calls.ts';
import { bugRow, formVariable, similarReport } from './shapes.ts';
import { bugsStaffCalls } from './staff-calls.ts';
import { bugsWriteCalls } from './write-calls.ts';

const value = text(bugLimits.rawValueMax);

export const bugsCalls = {
  'bugs.list': defineCall({
    id: 'forum-isplay',
    method: 'POST',
    path: '/selfapi/forum/isplay',
    envelope: 'other',
    access: 'guest',
    summary:
      'Bug reports, 20 a page (R-BUG-011): by status, type, phone and version; `filter` is `mine`, `lastpost` or `same`, the newest first without it.',
    source: 'D2 §7; DECISIONS "list"',
    body: z.object({
      fid: idField.default(bugsLimits.fid),
      typeid: idOrNone.optional(),
      type: value.optional(),
      device_model: value.optional(),
      solved_in: value.optional(),
      limit: limit(bugLimits.rows),
      page,
      after,
      filter: z.enum(['mine', 'lastpost', 'same']).optional(),
      bug_status: whole(0, bugStatuses.solved).optional(),
    }),
    output: z.object({
      success: z.literal(1),
      threads: z.array(bugRow),
      /** Reports that the filters leave, and the pages of them. */
      count,
      page: z.int().min(1),
      totalPage: count,
      next: z.string(),
      /** Reports since midnight in the reader's country. */
      todayposts: count,
      /** Reports of each status, whatever `bug_status` says, for the chips. */
      statuses: z.array(z.object({ bug_status: z.int(), status_text: z.string(), count })),
      /** Phones that reports name, those with the most first. */
      models: z.array(z.object({ value: z.string(), title: z.string(), count })),
      /** The newest version that solves reports, of the chosen phone where one is. */
      newest_solved: z.object({ solved_in: z.string(), count }).nullable(),
    }),
    refusals: ['bugs.unknown_board', 'threads.need_login', 'wire.bad_input'],
  }),
  ...pluginCalls,
  'bugs.form': defineCall({
    method: 'GET',
    path: '/v5/content/bug/form',
    envelope: 'v5',
    access: 'guest',
    summary:
      'Everything that the form of a report asks, with the options; of `tid` what it says, for its author or staff.',
    source: 'docs/features/bugs.md',
    query: z.object({ fid: idField.default(bugsLimits.fid), tid: idField.optional() }),
    output: z.object({ list: z.array(formVariable) }),
    refusals: ['bugs.unknown_board', 'threads.need_login', 'threads.bug_not_exist', 'threads.not_yours'],
  }),
  ...bugsWriteCalls,
  'bugs.same': defineCall({
    method: 'POST',
    path: '/v5/content/bug/same',
    envelope: 'v5',
    access: 'member',
    summary: 'Says "same here" of a report (`same` 1), counted once a member, or takes it back (0).',
    source: 'DECISIONS "staff"',
    body: z.object({ tid: idField, same: flagField.default(1) }),
    form: true,
    done: { text: 'bugs.said.same', of: ['is_same'] },
    output: z.object({ tid: id, same: count, is_same: flag }),
    refusals: [
      'threads.bug_not_exist',
      'threads.bug_unfinished',
      'threads.bug_same_own',
      'threads.bug_joined',
      'threads.not_exist',
      'threads.no_permission',
      'threads.may_not_speak',
      'threads.banned',
      'threads.unverified',
      'threads.needs_consent',
      'threads.kept_apart',
      'threads.closed',
    ],
    writes: true,
    limit: 'write',
  }),
  'bugs.gone': defineCall({
    method: 'POST',
    path: '/v5/content/bug/gone',
    envelope: 'v5',
    access: 'member',
    summary: 'Whether a solved bug is gone on one’s own phone (`gone` 1) or still there (0); the last answer counts.',
    source: 'docs/features/bugs.md',
    body: z.object({ tid: idField, gone: flagField }),
    form: true,
    done: { text: 'bugs.said.gone', of: ['gone'] },
    output: z.object({ tid: id, gone: flag, gone_count: count, still_count: count }),
    refusals: [
      'threads.bug_not_exist',
      'threads.bug_not_solved',
      'threads.not_exist',
      'threads.no_permission',
      'threads.may_not_speak',
      'threads.banned',
      'threads.kept_apart',
    ],
    writes: true,
    limit: 'write',
  }),
  'bugs.who-same': defineCall({
    method: 'GET',
    path: '/v5/content/bug/same',
    envelope: 'v5',
    access: 'guest',
    summary: 'Members who have the same trouble, the newest first.',
    source: 'docs/features/bugs.md',
    query: z.object({ tid: idField, after }),
    output: z.object({
      list: z.array(z.object({ uid: id, username: z.string(), avatar: z.string(), country_fid: id })),
      count,
      /** Countries that they belong to, those with the most first. */
      countries: z.array(id),
      next: z.string(),
    }),
    refusals: ['threads.bug_not_exist', 'threads.not_exist', 'threads.no_permission', 'wire.bad_input'],
  }),
  'bugs.similar': defineCall({
    method: 'GET',
    path: '/v5/content/bug/similar',
    envelope: 'v5',
    access: 'guest',
    summary: 'At most three reports whose titles are like one that is being written, the likest first.',
    source: 'DECISIONS "staff"',
    query: z.object({ q: emptySays(text(bugsLimits.queryMax).default('')), fid: idField.default(bugsLimits.fid) }),
    output: z.object({ list: z.array(similarReport) }),
    refusals: ['wire.bad_input'],
  }),
  ...bugsStaffCalls,
  ...bugsAdminCalls,
} as const;
