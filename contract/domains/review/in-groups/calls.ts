import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { flag, flagField, id, idField } from '../../../primitives/fields.ts';
import { grounds, unfounded } from '../../moderation/grounds.ts';
import { hiddenThread } from './shapes.ts';

const manager = ['groups.unknown', 'groups.not_theirs'] as const;

/** What the heads of a group hide of its threads. */
export const inGroupsCalls = {
  'review.hide-in-group': defineCall({
    method: 'POST',
    path: '/v5/content/group/hideThread',
    envelope: 'v5',
    access: 'member',
    summary: "The group's owner and admins hide a thread of it (`hidden` 1), or show again what they hid (0).",
    source: 'docs/features/groups.md',
    body: z.object({ tid: idField, hidden: flagField.default(1), ...grounds }),
    output: z.object({ tid: id, groupid: id, hidden: flag }),
    refusals: [
      ...unfounded,
      'threads.not_exist',
      'threads.author_in_office',
      'threads.not_taken_down',
      'threads.taken_down_before',
      'moderation.unknown_reason',
      ...manager,
    ],
    form: true,
    showsRefusal: 'hide',
    done: { text: 'threads.said.hideInGroup', of: ['hidden'] },
    writes: true,
    limit: 'write',
  }),
  'review.hidden-in-group': defineCall({
    method: 'GET',
    path: '/v5/content/group/hiddenThreads',
    envelope: 'v5',
    access: 'member',
    summary: 'Threads of a group that are hidden, the last first; for its owner and admins.',
    source: 'docs/features/groups.md',
    query: z.object({ groupid: idField }),
    output: z.object({ list: z.array(hiddenThread) }),
    refusals: manager,
  }),
} as const;
