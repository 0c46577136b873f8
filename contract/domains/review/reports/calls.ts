import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { after, id, idField, idOrNone, text } from '../../../primitives/fields.ts';
import { grounds, unfounded } from '../../moderation/grounds.ts';
import { reportLimits, reportReasons } from './limits.ts';
import { caseRow, caseShape, ownReport, reportTarget } from './shapes.ts';

/** Why a post can't be reported: whoever can't read it can't report it either. */
const unread = [
  'threads.not_exist',
  'threads.post_not_exist',
  'threads.no_permission',
  'threads.banned',
  'threads.kept_apart',
] as const;

/** What it is about: a post, the first post of a thread, or a member. */
const about = { tid: idOrNone.default(0), pid: idOrNone.default(0), uid: idOrNone.default(0) };

/** Why a moderator can't work on a case. */
const notTheirs = ['reports.unknown_case', 'reports.other_country', 'reports.not_for_you'] as const;

export const reportsCalls = {
  'review.report': defineCall({
    id: 'content-common-report',
    method: 'POST',
    path: '/v5/content/commonReport',
    envelope: 'v5',
    access: 'member',
    summary:
      'Reports a thread (`tid`), one of its posts (`pid`) or a member (`uid`) to the moderators, once; `message` says what is wrong.',
    source: 'D2 §6, D2 §7; docs/features/review.md',
    body: z.object({
      ...about,
      reason: z.enum(reportReasons).default('other'),
      message: text(reportLimits.noteMax).trim().default(''),
    }),
    form: true,
    showsRefusal: true,
    output: z.object({ id }),
    refusals: [
      'reports.nothing_named',
      'reports.unknown_member',
      'reports.own',
      'reports.too_many',
      'reports.note_missing',
      ...unread,
    ],
    says: 'reports.thanks',
    writes: true,
    idempotent: true,
    keyedAs: 'reports.report',
    limit: 'write',
  }),
  'review.report-target': defineCall({
    method: 'GET',
    path: '/v5/content/reportTarget',
    envelope: 'v5',
    access: 'guest',
    summary: 'What somebody is about to report, and whether they have done so.',
    query: z.object(about),
    output: reportTarget,
    refusals: ['reports.nothing_named', 'reports.unknown_member', ...unread],
  }),
  'review.own-reports': defineCall({
    method: 'GET',
    path: '/v5/user/reports',
    envelope: 'v5',
    access: 'member',
    summary: 'The caller’s reports, the newest first, and what became of them.',
    query: z.object({ after }),
    output: z.object({ list: z.array(ownReport), next: z.string() }),
  }),
  'review.report-queue': defineCall({
    method: 'GET',
    path: '/v5/moderation/reports',
    envelope: 'v5',
    access: 'moderator',
    summary: 'Cases that wait, the oldest first, or those decided, the newest first; of the moderator’s country.',
    query: z.object({ state: z.enum(['open', 'done']).default('open'), after }),
    output: z.object({ list: z.array(caseRow), next: z.string() }),
  }),
  'review.report-case': defineCall({
    method: 'GET',
    path: '/v5/moderation/report',
    envelope: 'v5',
    access: 'moderator',
    summary: 'One case: what was said, where, by whom, and who complained.',
    query: z.object({ id: idField }),
    output: caseShape,
    refusals: notTheirs,
  }),
  'review.claim-case': defineCall({
    method: 'POST',
    path: '/v5/moderation/report/claim',
    envelope: 'v5',
    access: 'moderator',
    summary: 'Takes a case for some minutes, so that no two moderators work on the same.',
    body: z.object({ id: idField }),
    output: z.object({}),
    refusals: [...notTheirs, 'reports.claimed', 'reports.decided'],
    writes: true,
    limit: 'write',
  }),
  'review.decide-case': defineCall({
    method: 'POST',
    path: '/v5/moderation/report/decide',
    envelope: 'v5',
    access: 'moderator',
    summary:
      'Leaves a reported post or member as it is, or removes the post for a rule or in words; carried out after ten seconds.',
    body: z.object({
      id: idField,
      decision: z.enum(['dismissed', 'removed']),
      ...grounds,
    }),
    output: z.object({ undoSeconds: z.int() }),
    refusals: [
      ...notTheirs,
      ...unfounded,
      'moderation.unknown_reason',
      'reports.claimed',
      'reports.decided',
      'reports.member_stays',
    ],
    writes: true,
    limit: 'write',
  }),
  'review.undo-case': defineCall({
    method: 'POST',
    path: '/v5/moderation/report/undo',
    envelope: 'v5',
    access: 'moderator',
    summary: 'Takes one’s own decision back before it is carried out.',
    body: z.object({ id: idField }),
    output: z.object({}),
    refusals: [...notTheirs, 'reports.too_late'],
    writes: true,
    limit: 'write',
  }),
} as const;
