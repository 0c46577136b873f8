import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { after, flagField, id, idField, idList } from '../../../primitives/fields.ts';
import { grounds, unfounded } from '../../moderation/grounds.ts';
import { heldLimits } from './limits.ts';
import { doneRow, heldReply, heldRow, memberPostRow, ownHeld } from './shapes.ts';

/** Why a moderator can't work on a held post. */
const notTheirs = [
  'threads.not_held',
  'threads.other_country',
  'threads.author_in_office',
  'threads.held_own',
] as const;

/** What a moderator does to several posts at once. */
export const manyActs = ['ban', 'unban', 'delete', 'restore', 'unpin', 'approve', 'refuse'] as const;
export type ManyAct = (typeof manyActs)[number];

export const heldCalls = {
  'review.held-queue': defineCall({
    method: 'GET',
    path: '/v5/moderation/held',
    envelope: 'v5',
    access: 'moderator',
    summary:
      "Posts that wait for a moderator, the oldest first, or those decided, the newest first; of the moderator's country.",
    source: 'docs/features/review.md',
    query: z.object({ state: z.enum(['open', 'done']).default('open'), after }),
    output: z.object({ list: z.array(heldRow), next: z.string() }),
  }),
  'review.claim-held': defineCall({
    method: 'POST',
    path: '/v5/moderation/held/claim',
    envelope: 'v5',
    access: 'moderator',
    summary: 'Takes a held post for some minutes, so that no two moderators work on the same.',
    source: 'docs/features/review.md',
    body: z.object({ pid: idField }),
    output: z.object({ pid: id }),
    refusals: [...notTheirs, 'threads.held_claimed', 'threads.held_decided'],
    writes: true,
    limit: 'write',
  }),
  'review.decide-held': defineCall({
    method: 'POST',
    path: '/v5/moderation/held/decide',
    envelope: 'v5',
    access: 'moderator',
    summary:
      'Approves a held post (`approve` 1), which is published then, or refuses it (0) with a reason that its author reads.',
    source: 'docs/features/review.md',
    body: z.object({ pid: idField, approve: flagField, ...grounds }),
    output: z.object({ pid: id, tid: id }),
    refusals: [
      ...unfounded,
      ...notTheirs,
      'threads.held_claimed',
      'threads.held_decided',
      'threads.held_gone',
      'threads.held_apart',
      'moderation.unknown_reason',
    ],
    writes: true,
    limit: 'write',
  }),
  'review.own-held': defineCall({
    method: 'GET',
    path: '/v5/user/held',
    envelope: 'v5',
    access: 'member',
    summary: "The caller's posts that wait for a moderator or were refused, the newest first.",
    source: 'docs/features/review.md',
    query: z.object({ after }),
    output: z.object({ list: z.array(ownHeld), next: z.string() }),
  }),
  'review.held-replies': defineCall({
    method: 'GET',
    path: '/v5/content/thread/held/{tid}',
    envelope: 'v5',
    access: 'member',
    summary:
      "The newest of the caller's own replies to a thread that wait for a moderator, in their order, as the thread is to show them.",
    source: 'docs/features/review.md',
    params: z.object({ tid: idField }),
    output: z.object({ list: z.array(heldReply) }),
    refusals: ['threads.not_exist', 'threads.no_permission', 'threads.author_blocked'],
  }),
  'review.withdraw-held': defineCall({
    method: 'POST',
    path: '/v5/user/held/withdraw',
    envelope: 'v5',
    access: 'member',
    summary: "Deletes one of the caller's posts that wait for a moderator or were refused.",
    source: 'docs/features/review.md',
    body: z.object({ pid: idField }),
    form: true,
    done: { text: 'threads.said.withdraw' },
    output: z.object({ pid: id }),
    refusals: ['threads.not_held', 'threads.not_yours'],
    writes: true,
    limit: 'write',
  }),
  'review.moderate-many': defineCall({
    method: 'POST',
    path: '/v5/moderation/posts/many',
    envelope: 'v5',
    access: 'moderator',
    summary:
      'Does one thing to up to 50 posts, for one reason; each stands in the audit trail, and says whether it was done.',
    source: 'docs/features/review.md',
    body: z.object({ act: z.enum(manyActs), pids: idList(heldLimits.atOnce), ...grounds }),
    form: true,
    showsRefusal: 'many',
    done: { text: 'threads.said.many', of: ['act', 'done'], refused: 'moderation.many.refused' },
    output: z.object({ done: z.int(), list: z.array(doneRow) }),
    refusals: [...unfounded, 'moderation.unknown_reason'],
    writes: true,
    limit: 'write',
  }),
  'review.posts-of-member': defineCall({
    method: 'GET',
    path: '/v5/moderation/member/posts',
    envelope: 'v5',
    access: 'moderator',
    summary:
      "A member's posts in the countries that the moderator moderates, shown, hidden or deleted, the newest first.",
    source: 'docs/features/review.md',
    query: z.object({ uid: idField, after }),
    output: z.object({ uid: id, username: z.string(), list: z.array(memberPostRow), next: z.string() }),
    refusals: ['moderation.unknown_member'],
  }),
} as const;
