import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { after, flag, flagField, id, idField, text } from '../../../primitives/fields.ts';
import { appealingLimits } from './limits.ts';
import { actAppealRow, appealedAct } from './shapes.ts';

const { messageMin, messageMax, answerMax } = appealingLimits;

export const appealingCalls = {
  'review.appealed-act': defineCall({
    method: 'GET',
    path: '/v5/content/post/appeal',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary: "What a moderator did to a post of the caller's, why, and how the appeal against it stands.",
    source: 'docs/features/review.md',
    query: z.object({ id: idField }),
    output: appealedAct,
    refusals: ['threads.no_act'],
  }),
  'review.own-takedown': defineCall({
    method: 'GET',
    path: '/v5/content/thread/takedown',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary: "The act by which a thread of the caller's was taken down; of any other thread there is none.",
    source: 'R-MOD-014',
    query: z.object({ tid: idField }),
    output: z.object({ act: id }),
    refusals: ['threads.no_act'],
  }),
  'review.appeal-act': defineCall({
    method: 'POST',
    path: '/v5/content/post/appeal',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary: "Appeals against what a moderator did to a post of the caller's: once, within 14 days.",
    source: 'docs/features/review.md',
    body: z.object({ id: idField, message: text(messageMax).trim().min(messageMin) }),
    output: appealedAct,
    says: 'threads.appeal.sent',
    refusals: ['threads.no_act', 'threads.appealed_before', 'threads.appeal_late', 'threads.act_over'],
    form: true,
    showsRefusal: 'fields',
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'review.act-appeals': defineCall({
    method: 'GET',
    path: '/v5/moderation/appeals',
    envelope: 'v5',
    access: 'moderator',
    summary: "Appeals about posts of the moderator's country: those that wait, the oldest first, or those decided.",
    source: 'docs/features/review.md',
    query: z.object({ state: z.enum(['open', 'done']).default('open'), after }),
    output: z.object({ list: z.array(actAppealRow), next: z.string() }),
  }),
  'review.decide-appeal': defineCall({
    method: 'POST',
    path: '/v5/moderation/appeals/decide',
    envelope: 'v5',
    access: 'moderator',
    summary:
      'Grants an appeal about a post, which undoes what was done where that can be undone, or upholds what was done; another moderator decides than the one who acted.',
    source: 'docs/features/review.md',
    body: z.object({ id: idField, grant: flagField, answer: text(answerMax).trim().min(1) }),
    output: z.object({ id, granted: flag, restored: flag }),
    refusals: [
      'threads.no_appeal',
      'threads.appeal_answered',
      'threads.other_country',
      'threads.author_in_office',
      'threads.appeal_own',
      'threads.appeal_own_act',
      'threads.appeal_operators',
    ],
    form: true,
    showsRefusal: 'fields',
    done: { text: 'threads.said.appeal', of: ['granted'] },
    idempotent: true,
    writes: true,
    limit: 'write',
  }),
} as const;
