import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { after, flag, flagField, id, idField, limit, page, pagedOn } from '../../../primitives/fields.ts';
import { threadRow } from '../shapes.ts';

/** Calls about threads that a member is notified of without writing in them. */
export const followingCalls = {
  'threads.follow-thread': defineCall({
    method: 'POST',
    path: '/v5/content/thread/follow',
    envelope: 'v5',
    access: 'member',
    summary: 'Follows a thread (`status` 1), whose new replies its follower is notified of, or unfollows it (0).',
    source: 'ours: docs/features/threads.md',
    body: z.object({ tid: idField, status: flagField.default(1) }),
    form: true,
    done: { text: 'threads.said.followThread', of: ['followed'] },
    output: z.object({ tid: id, followed: flag }),
    refusals: [
      'threads.kept_apart',
      'threads.not_exist',
      'threads.no_permission',
      'threads.banned',
      'threads.follows_full',
    ],
    writes: true,
    limit: 'write',
  }),
  'threads.followed-threads': defineCall({
    method: 'GET',
    path: '/v5/content/thread/followed',
    envelope: 'v5',
    access: 'member',
    summary: 'Threads that the caller follows, followed last first.',
    source: 'ours: docs/features/threads.md',
    query: z.object({ page, limit: limit(20), after }),
    output: pagedOn(threadRow),
    refusals: ['wire.bad_input'],
  }),
} as const;
