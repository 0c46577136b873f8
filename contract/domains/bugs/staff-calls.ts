import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  after,
  count,
  countryIdOrNone,
  emptySays,
  id,
  idField,
  idList,
  idOrNone,
  page,
  text,
  whole,
} from '../../primitives/fields.ts';
import { postLimits } from '../posts/limits.ts';
import { bugLimits, bugStatuses } from '../threads/kinds/bug/limits.ts';
import { bugStatus } from '../threads/kinds/bug/shapes.ts';
import { messageBody, postRefusals } from '../threads/writing.ts';
import { bugsLimits } from './limits.ts';
import { historyRow, queuedReport, savedAnswer } from './shapes.ts';

const statusField = whole(bugStatuses.pending, bugStatuses.solved);
const staff = { envelope: 'v5', access: 'office', source: 'docs/features/bugs.md' } as const;
const reach = [
  'threads.may_not_speak',
  'threads.unverified',
  'threads.needs_consent',
  'threads.banned',
  'threads.bug_not_exist',
  'threads.bug_unfinished',
  'threads.not_exist',
  'threads.no_permission',
  'bugs.not_yours',
] as const;

/** What staff do with reports: moderators with those of their country, operators with all. */
export const bugsStaffCalls = {
  'bugs.status': defineCall({
    ...staff,
    method: 'POST',
    path: '/v5/content/bug/status',
    summary:
      'Writes the status of a report and, in the same act, words as our team; `solved_in` names the version, `duplicate_of` the older report that it is joined with.',
    source: 'DECISIONS "staff"',
    body: z.object({
      tid: idField,
      status: statusField,
      ...messageBody,
      aids: idList(100).default([]),
      solved_in: text(bugLimits.rawValueMax).default(''),
      duplicate_of: idOrNone.default(0),
    }),
    form: true,
    showsRefusal: true,
    done: { text: 'bugs.said.status', of: ['status'] },
    /** `pid`: the reply with the words, 0 for none. `notified`: how many are notified. */
    output: z.object({ tid: id, status: bugStatus, pid: id, notified: count }),
    refusals: [
      ...reach,
      ...postRefusals,
      'threads.closed',
      'threads.kept_apart',
      'threads.post_not_exist',
      'threads.bug_joined',
      'bugs.question_missing',
      'bugs.nothing_new',
      'bugs.joined_in_ring',
    ],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'bugs.separate': defineCall({
    ...staff,
    method: 'POST',
    path: '/v5/content/bug/separate',
    summary: 'Takes a report out of the older one that it was joined with; whoever moved along moves back.',
    body: z.object({ tid: idField }),
    form: true,
    done: { text: 'bugs.said.separate' },
    output: z.object({ tid: id, status: bugStatus }),
    refusals: [...reach, 'bugs.not_joined'],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'bugs.queue': defineCall({
    ...staff,
    method: 'GET',
    path: '/v5/content/bug/queue',
    summary:
      "Reports that wait for us, by working time left: those of the moderator's country, an operator's of one or all.",
    query: z.object({
      page,
      country_fid: countryIdOrNone.default(0),
      device_model: text(bugLimits.rawValueMax).optional(),
    }),
    output: z.object({
      list: z.array(queuedReport),
      page: z.int().min(1),
      count,
      totalPage: count,
      /** How many are late, due today and later; counted up to a bound. */
      late: count,
      today: count,
      later: count,
      /** Reports that we answered this month, those within two working days, and these in percent. */
      in_time: z.object({ answered: count, in_time: count, percent: z.int().min(0).max(100) }),
    }),
    refusals: ['wire.bad_input', 'bugs.not_yours'],
  }),
  'bugs.email': defineCall({
    ...staff,
    method: 'GET',
    path: '/v5/content/bug/email',
    summary: "The e-mail address of a report's author, which our team alone reads.",
    query: z.object({ tid: idField }),
    output: z.object({ email: z.string() }),
    refusals: reach,
  }),
  'bugs.history': defineCall({
    ...staff,
    method: 'GET',
    path: '/v5/content/bug/history',
    summary: 'What our team did with a report, the newest first.',
    query: z.object({ tid: idField, after }),
    output: z.object({ list: z.array(historyRow), next: z.string() }),
    refusals: [...reach, 'wire.bad_input'],
  }),
  'bugs.saved-answers': defineCall({
    ...staff,
    access: 'moderator',
    method: 'GET',
    path: '/v5/content/bug/answers',
    summary: 'Answers that our team has saved, by name.',
    output: z.object({ list: z.array(savedAnswer) }),
  }),
  'bugs.save-answer': defineCall({
    ...staff,
    access: 'moderator',
    method: 'POST',
    path: '/v5/content/bug/answers',
    summary: 'Saves an answer under a name, or changes the one with `id`.',
    body: z.object({
      id: idOrNone.default(0),
      name: emptySays(text(bugsLimits.rawTitleMax).trim()),
      message: emptySays(text(postLimits.rawMessageMax).trim()),
      status: statusField.default(bugStatuses.replied),
    }),
    output: savedAnswer,
    refusals: ['bugs.unnamed', 'bugs.full', 'bugs.unknown_answer'],
    writes: true,
    limit: 'write',
  }),
  'bugs.delete-answer': defineCall({
    ...staff,
    access: 'moderator',
    method: 'POST',
    path: '/v5/content/bug/answers/delete',
    summary: 'Deletes a saved answer.',
    body: z.object({ id: idField }),
    output: z.object({}),
    refusals: ['bugs.unknown_answer'],
    writes: true,
    limit: 'write',
  }),
} as const;
