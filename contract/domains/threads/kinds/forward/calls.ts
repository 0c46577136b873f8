import { z } from 'zod';
import { defineCall } from '../../../../call.ts';
import { countryId, idField, idList, whole } from '../../../../primitives/fields.ts';
import { postLimits } from '../../../posts/limits.ts';
import { newThread, threadBody, threadRefusals } from '../../writing.ts';
import { forwardedThread } from './shapes.ts';

/** What may stand in the way of forwarding a thread. */
const forwardRefusals = ['threads.not_exist', 'threads.no_permission', 'threads.kept_apart'] as const;

export const forwardCalls = {
  'threads.forward': defineCall({
    method: 'POST',
    path: '/v5/content/thread/forward',
    envelope: 'v5',
    access: 'guest',
    summary:
      'Forwards a thread with words of one’s own. What is forwarded already is forwarded from where it stood first.',
    source: 'D2 §1, §3 "is_forward, forward_info"',
    body: z.object({
      ...threadBody,
      forward_tid: idField,
      country_fid: countryId.optional(),
      at_list_current: idList(postLimits.mentions).default([]),
      push_time: whole(0, 4_102_444_800).default(0),
    }),
    says: 'threads.sharedOnWire',
    output: newThread,
    refusals: [...threadRefusals, ...forwardRefusals, 'threads.schedule_in_past'],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'threads.forward-source': defineCall({
    method: 'GET',
    path: '/v5/content/thread/forward/{tid}',
    envelope: 'v5',
    access: 'member',
    summary: 'What forwarding a thread would show: that thread, or where it is a forward itself the first one.',
    source: 'D2 §1, §3 "is_forward, forward_info"',
    params: z.object({ tid: idField }),
    output: forwardedThread,
    refusals: forwardRefusals,
  }),
} as const;
