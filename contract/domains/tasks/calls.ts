import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { count, flagField, id, idField, idList, text } from '../../primitives/fields.ts';
import { adminCalls } from './admin-calls.ts';
import { taskLimits } from './limits.ts';
import { claimed, medalNews, medalRow, taskList } from './shapes.ts';

const claim = {
  envelope: 'legacy',
  access: 'member',
  output: claimed,
  says: 'tasks.said.claimed',
  refusals: ['tasks.task_unknown', 'tasks.unfinished', 'tasks.claimed', 'tasks.period_over', 'tasks.task_closed'],
  writes: true,
  limit: 'write',
} as const;

const taskCalls = {
  'tasks.list': defineCall({
    id: 'task-list',
    method: 'GET',
    path: '/selfapi/v4/task/list',
    envelope: 'legacy',
    access: 'member',
    summary: 'The tasks of the caller’s day and week, and those that are done once, with how far each is.',
    source: 'D2 §3, §7; DECISIONS "Boards with a purpose"',
    output: taskList,
  }),
  'tasks.receive-awards': defineCall({
    ...claim,
    id: 'receive-awards',
    method: 'GET',
    path: '/selfapi/v4/receive/awards',
    summary: 'Pays what a finished task gives, once a period. A GET may be repeated; the token must be in the header.',
    source: 'D2 §7; DECISIONS "Boards with a purpose", "cookie"',
    query: z.object({ taskid: idField, period: text(16).optional() }),
  }),
  'tasks.claim': defineCall({
    ...claim,
    envelope: 'v5',
    method: 'POST',
    path: '/v5/user/claimTask',
    summary: 'Pays what a finished task gives, once a period; `period` is the `period_key` that was seen.',
    source: 'docs/features/tasks.md',
    body: z.object({ taskid: idField, period: text(16).optional() }),
    idempotent: true,
    form: true,
    done: { text: 'tasks.said.taken', of: ['xgold'] },
  }),
  'tasks.ended-seen': defineCall({
    method: 'POST',
    path: '/v5/user/endedTasksSeen',
    envelope: 'v5',
    access: 'member',
    summary: 'The caller has read what ended yesterday: it is said no more.',
    source: 'docs/features/tasks.md',
    output: z.object({}),
    writes: true,
    limit: 'write',
  }),
} as const;

const medalCalls = {
  'tasks.medal-list': defineCall({
    id: 'ucenter-medal-list',
    method: 'GET',
    path: '/selfapi/ucenter/medallist',
    envelope: 'legacy',
    access: 'member',
    summary: 'All medals: the caller’s own, the newest first, then those still to get with how far each is.',
    source: 'D2 §7; DECISIONS "Boards with a purpose"',
    output: z.object({ list: z.array(medalRow) }),
  }),
  'tasks.medal-news': defineCall({
    id: 'common-medal-news',
    method: 'GET',
    path: '/selfapi/common/medalnews',
    envelope: 'legacy',
    access: 'member',
    summary: 'The oldest medal that the caller was not yet congratulated on.',
    source: 'D2 §7; DECISIONS "Boards with a purpose"',
    output: z.object({ list: medalNews.nullable(), more: count }),
  }),
  'tasks.medal-seen': defineCall({
    method: 'POST',
    path: '/v5/user/medalSeen',
    envelope: 'v5',
    access: 'member',
    summary: 'The caller was congratulated on a medal; with `wear` 1 it is worn where a place is free.',
    source: 'DECISIONS "Boards with a purpose"',
    body: z.object({ medalid: idField, wear: flagField.default(0) }),
    output: z.object({ medalid: id, wear: count }),
    refusals: ['tasks.medal_not_yours'],
    writes: true,
    form: true,
    done: { text: 'tasks.said.seen', of: ['wear'] },
    limit: 'write',
  }),
  'tasks.wear-medals': defineCall({
    method: 'POST',
    path: '/v5/user/wearMedals',
    envelope: 'v5',
    access: 'member',
    summary: 'Which medals the caller wears, in their order, five at most; none where the list is empty.',
    source: 'DECISIONS "Boards with a purpose" (R-MED-004)',
    body: z.object({ medalids: idList(taskLimits.wornSent).default([]) }),
    output: z.object({ list: z.array(medalRow.pick({ medalid: true, name: true, s3_medal: true, wear: true })) }),
    refusals: ['tasks.medal_not_yours', 'tasks.worn_many'],
    writes: true,
    form: true,
    done: { text: 'tasks.said.worn' },
    limit: 'write',
  }),
} as const;

export const tasksCalls = { ...taskCalls, ...medalCalls, ...adminCalls } as const;
