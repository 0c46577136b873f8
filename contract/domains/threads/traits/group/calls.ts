import { z } from 'zod';
import { defineCall } from '../../../../call.ts';
import { after, idField, limit, page, pagedOn } from '../../../../primitives/fields.ts';
import { threadLimits } from '../../limits.ts';
import { threadRow } from '../../shapes.ts';

/** What a group does with the threads that were posted in it. */
export const groupCalls = {
  'threads.of-group': defineCall({
    method: 'GET',
    path: '/v5/content/group/threads',
    envelope: 'v5',
    access: 'guest',
    summary: 'Threads that were posted in a group, newest first; those of a group for members alone go to them alone.',
    source: 'docs/features/groups.md',
    query: z.object({ groupid: idField, page, limit: limit(threadLimits.boardPage), after }),
    output: pagedOn(threadRow),
    refusals: ['groups.unknown', 'groups.members_only', 'wire.bad_input'],
  }),
} as const;
