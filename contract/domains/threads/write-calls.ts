import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { countryId, emptySays, id, idField, idList, idOrNone, text, whole } from '../../primitives/fields.ts';
import { postLimits } from '../posts/limits.ts';
import { threadLimits } from './limits.ts';
import { postShape } from './shapes.ts';
import { editRefusals, held, messageBody, newThread, postRefusals, threadBody, threadRefusals } from './writing.ts';

const replyBody = {
  tid: idField,
  ...messageBody,
  phonetype: text(threadLimits.phonetypeMax).default(''),
  repquote: idOrNone.default(0),
  aids: idList(100).default([]),
  at_list_current: idList(postLimits.mentions).default([]),
};

const plainRefusals = [...threadRefusals, 'threads.regular_posts_off'] as const;
const replyRefusals = [
  ...postRefusals,
  'threads.not_exist',
  'threads.no_permission',
  'threads.closed',
  'threads.post_not_exist',
  'threads.kept_apart',
] as const;

export const writeCalls = {
  'threads.new-thread': defineCall({
    id: 'thread-new-thread',
    method: 'POST',
    path: '/selfapi/thread/newthread',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Posts a plain thread. A guest is asked to log in to post.',
    source: 'D2 §7, §5',
    body: z.object(threadBody),
    says: 'threads.sentOnWire',
    output: z.object({ Variables: newThread }),
    refusals: plainRefusals,
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'threads.create': defineCall({
    id: 'content-thread-create',
    method: 'POST',
    path: '/v5/content/thread',
    envelope: 'v5',
    access: 'guest',
    summary: "Posts a plain thread to the common board in the member's country.",
    source: 'D2 §7; DECISIONS "v5 thread body"',
    body: z.object({
      ...threadBody,
      country_fid: countryId.optional(),
      at_list_current: idList(postLimits.mentions).default([]),
      push_time: whole(0, 4_102_444_800).default(0),
    }),
    form: true,
    showsRefusal: true,
    done: { text: 'threads.said.create', of: ['held'] },
    says: 'threads.sentOnWire',
    output: newThread,
    refusals: [...plainRefusals, 'threads.schedule_in_past'],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'threads.edit': defineCall({
    id: 'thread-edit',
    method: 'POST',
    path: '/selfapi/thread/edit',
    envelope: 'legacy',
    access: 'member',
    summary: "Edits one's own thread or reply: `pid` says which post, `subject` counts for a first post.",
    source: 'D2 §7',
    body: z.object({
      ...threadBody,
      tid: idField,
      pid: idField,
      /** Members named in it now; those newly named are notified. An edit without the field leaves them as they are. */
      at_list_current: emptySays(idList(postLimits.mentions).optional()),
    }),
    output: z.object({ Variables: z.object({ tid: id, pid: id }) }),
    refusals: [
      ...threadRefusals,
      ...editRefusals,
      'threads.not_exist',
      'threads.post_not_exist',
      'threads.not_yours',
      'threads.photo_own_edit',
      'threads.photo_frozen',
    ],
    writes: true,
    limit: 'write',
  }),
  'threads.send-reply': defineCall({
    id: 'thread-send-reply',
    method: 'POST',
    path: '/selfapi/thread/sendreply',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Replies to a thread, or with `repquote` to one of its posts.',
    source: 'D2 §7',
    body: z.object(replyBody),
    says: 'threads.sentOnWire',
    output: z.object({ pid: id, tid: id, position: z.int(), held }),
    refusals: replyRefusals,
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'threads.new-reply': defineCall({
    id: 'content-post-new-reply',
    method: 'POST',
    path: '/v5/content/post/newReply',
    envelope: 'v5',
    access: 'guest',
    summary: 'Replies, with the mentioned members as a comma-separated string of uids (R-PST-018).',
    source: 'D2 §7',
    body: z.object(replyBody),
    form: true,
    showsRefusal: true,
    done: { text: 'threads.said.reply', of: ['held'] },
    says: 'threads.sentOnWire',
    output: postShape.extend({ held }),
    refusals: replyRefusals,
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
} as const;
