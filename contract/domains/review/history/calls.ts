import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { count, id, idField, whole } from '../../../primitives/fields.ts';
import { grounds, unfounded } from '../../moderation/grounds.ts';
import { postHistory } from './shapes.ts';

const versionMax = 2_147_483_647;

export const historyCalls = {
  'review.post-history': defineCall({
    method: 'GET',
    path: '/v5/content/post/history/{pid}',
    envelope: 'v5',
    access: 'guest',
    summary:
      'What a post said before it was edited, the newest version first, each as plain words beside the one before it. `before` asks for versions before that one.',
    source: 'ours: issue 12, docs/features/threads.md',
    params: z.object({ pid: idField }),
    query: z.object({ before: whole(0, versionMax).default(0) }),
    output: postHistory,
    refusals: [
      'threads.post_not_exist',
      'threads.not_exist',
      'threads.no_permission',
      'threads.author_blocked',
      'threads.history_hidden',
    ],
  }),
  'review.remove-version': defineCall({
    method: 'POST',
    path: '/v5/content/post/removeVersion',
    envelope: 'v5',
    access: 'moderator',
    summary:
      'Deletes the words of an older version of a post for good, as its country’s moderators may; the author may not.',
    source: 'ours: issue 12, docs/features/threads.md',
    body: z.object({ pid: idField, version: whole(1, versionMax), ...grounds }),
    output: z.object({ tid: id, pid: id, version: count }),
    refusals: [
      ...unfounded,
      'threads.not_exist',
      'threads.post_not_exist',
      'threads.other_country',
      'threads.author_in_office',
      'threads.version_unknown',
      'threads.version_own',
      'threads.version_reason',
      'moderation.unknown_reason',
    ],
    form: true,
    showsRefusal: 'moderate',
    done: { text: 'threads.said.version' },
    writes: true,
    limit: 'write',
  }),
} as const;
