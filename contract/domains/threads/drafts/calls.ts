import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import {
  dateline,
  flag,
  flagField,
  id,
  idField,
  idList,
  idOrNone,
  text,
  versionSeen,
  whole,
} from '../../../primitives/fields.ts';
import { postLimits } from '../../posts/limits.ts';
import { threadKinds } from '../kinds/made/kinds.ts';
import { kindRefusals } from '../kinds/made/refusals.ts';
import type { KindName } from '../kinds.ts';
import { messageBody, newThread, textList, threadRefusals } from '../writing.ts';
import { draftLimits } from './limits.ts';
import { draftRow, draftShape } from './shapes.ts';

const kindNames = Object.keys(threadKinds) as [KindName, ...KindName[]];
type KindRefusal = keyof typeof kindRefusals;

/** What a post that isn't finished holds: whatever was typed, however little. */
const draftBody = {
  /** Whose draft it is: a device may have changed hands since it was written. */
  uid: idField.optional(),
  /** The draft that is saved again, 0 for a new one. */
  tid: idOrNone.default(0),
  /** The version that it was changed from. */
  version: versionSeen.default(0),
  /** Names the composer that saves it, so that one whose answer was lost goes on with its own draft. */
  key: text(draftLimits.keyMax).default(''),
  kind: z.enum(kindNames).default('plain'),
  subject: text(postLimits.rawSubjectMax).default(''),
  ...messageBody,
  typeid: idOrNone.default(0),
  placed: flagField.default(0),
  original: flagField.default(0),
  story: idOrNone.default(0),
  /** The group that it is meant for, 0 for none. */
  groupid: idOrNone.default(0),
  mentions: idList(postLimits.mentions).default([]),
  push_time: whole(0, 4_102_444_800).default(0),
  aids: idList(draftLimits.pictures).default([]),
  captions: textList(postLimits.captionMax, postLimits.pictures).default([]),
  /** JSON, by the kinds' names. */
  parts: text(draftLimits.partsMax).default(''),
  /** All pictures that it holds, its kinds' own among them. */
  pictures: idList(draftLimits.pictures).default([]),
};

const sendRefusals = [
  'threads.draft_not_exist',
  'threads.draft_incomplete',
  ...threadRefusals,
  'threads.regular_posts_off',
  ...(Object.keys(kindRefusals) as KindRefusal[]),
] as const;

const write = { method: 'POST', access: 'member', form: true, writes: true, limit: 'write' } as const;

export const draftsCalls = {
  'threads.save-draft': defineCall({
    path: '/v5/content/draft',
    envelope: 'v5',
    summary:
      'Saves a post that isn’t finished. Where another device has changed the draft since `version`, both stay: what is sent becomes a draft of its own, `apart` from the one of number `other`.',
    source: 'D2 §1, §3; docs/features/threads.md',
    body: z.object(draftBody),
    output: z.object({ tid: id, version: z.int(), dateline, apart: flag, other: id }),
    refusals: [
      'threads.not_yours',
      'threads.draft_not_exist',
      'threads.draft_empty',
      'threads.draft_sent',
      'threads.drafts_full',
      'threads.message_too_heavy',
      'threads.too_many_pictures',
      'media.unknown_picture',
    ],
    says: 'drafts.saved',
    ...write,
  }),
  'threads.drafts': defineCall({
    method: 'GET',
    path: '/v5/content/drafts',
    envelope: 'v5',
    access: 'member',
    summary: `The reader’s drafts, saved last first, at most ${draftLimits.most}; and those deleted within a day.`,
    source: 'D2 §2; docs/features/threads.md',
    output: z.object({ list: z.array(draftRow), deleted: z.array(draftRow), most: z.int() }),
  }),
  'threads.draft': defineCall({
    method: 'GET',
    path: '/v5/content/draft',
    envelope: 'v5',
    access: 'member',
    summary: 'One of the reader’s drafts, whole.',
    source: 'docs/features/threads.md',
    query: z.object({ tid: idField }),
    output: draftShape,
    refusals: ['threads.draft_not_exist', 'threads.draft_sent'],
  }),
  'threads.post-draft': defineCall({
    id: 'content-thread-post-draft',
    path: '/v5/content/thread/postDraft',
    envelope: 'v5',
    summary: 'Posts a draft; the answer’s `tid` is the thread’s.',
    source: 'D2 §4, §7',
    body: z.object({ tid: idField }),
    output: newThread,
    refusals: sendRefusals,
    says: 'drafts.sent',
    idempotent: true,
    ...write,
  }),
  'threads.send-draft': defineCall({
    id: 'thread-post-draft',
    path: '/selfapi/thread/postdraft',
    envelope: 'legacy',
    summary: 'threads.post-draft in the documents’ older words.',
    source: 'D2 §4, §7',
    body: z.object({ tid: idField }),
    output: z.object({ Variables: newThread }),
    refusals: sendRefusals,
    says: 'drafts.sent',
    idempotent: true,
    ...{ method: 'POST', access: 'member', writes: true, limit: 'write' },
  }),
  'threads.del-draft': defineCall({
    id: 'thread-del-draft',
    path: '/selfapi/thread/deldraft',
    envelope: 'legacy',
    summary: 'Deletes a draft; within a day it can be restored, then its pictures go too.',
    source: 'D2 §4, §7',
    body: z.object({ tid: idField }),
    output: z.object({ tid: id }),
    refusals: ['threads.draft_not_exist'],
    says: 'drafts.deleted',
    ...write,
  }),
  'threads.restore-draft': defineCall({
    path: '/v5/content/draft/restore',
    envelope: 'v5',
    summary: 'Restores a draft that was deleted within the last day.',
    source: 'docs/features/threads.md',
    body: z.object({ tid: idField }),
    output: z.object({ tid: id }),
    refusals: ['threads.draft_not_exist', 'threads.drafts_full'],
    says: 'drafts.restored',
    ...write,
  }),
} as const;
