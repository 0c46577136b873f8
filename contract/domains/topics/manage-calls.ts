import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { countryId, flag, id, idField, idList, idOrNone, text } from '../../primitives/fields.ts';
import { topicLimits } from './limits.ts';
import { topicPermission } from './shapes.ts';

/** What a topic's form sends: `subject` is its name, `aids` its logo, `message` what it is about. */
const topicBody = {
  country_fid: countryId,
  aids: idList(10).default([]),
  message: text(topicLimits.rawDescriptionMax).default(''),
  /** Taken where the message is blank (R-TOP-012). */
  description: text(topicLimits.rawDescriptionMax).default(''),
  subject: text(topicLimits.rawNameMax).default(''),
  categoryid: idOrNone.default(0),
  /** The interests that it stands for. */
  checkedTags: idList(50).default([]),
};

const wordRefusals = [
  'topics.name_empty',
  'topics.name_too_long',
  'topics.name_taken',
  'topics.description_empty',
  'topics.description_too_long',
  'topics.select_tags',
  'topics.unknown_tag',
  'topics.logo_missing',
  'topics.logo_too_small',
  'topics.unknown_category',
  'topics.other_country',
  'media.unknown_picture',
] as const;

const silences = ['topics.may_not_speak', 'topics.unverified', 'topics.needs_consent'] as const;

/** Calls by which a topic begins, changes and ends. */
export const manageTopicCalls = {
  // Stands before the one that it is a case of: of calls on one path the first that fits is meant.
  'topics.edit': defineCall({
    id: 'topic-edit',
    method: 'POST',
    path: '/v5/content/topic',
    envelope: 'v5',
    access: 'member',
    summary:
      'Changes a topic, as its host and the moderators of its country may; `tid` is its number, `pid` is not read.',
    source: 'D2 §5, §7; docs/features/topics.md',
    fixed: { body: { isEdit: '1' } },
    body: z.object({ ...topicBody, tid: idField, pid: idOrNone.default(0) }),
    form: true,
    output: z.object({ topid: id }),
    refusals: [...wordRefusals, ...silences, 'topics.unknown', 'topics.not_yours'],
    says: 'topics.saved',
    writes: true,
    limit: 'write',
  }),
  'topics.create': defineCall({
    id: 'topic-create',
    method: 'POST',
    path: '/v5/content/topic',
    envelope: 'v5',
    access: 'member',
    summary:
      'Creates a topic that the caller hosts: `subject` is its name, `message` what it is about, `aids` its logo, `checkedTags` one to five interests.',
    source: 'D2 §5, §7; docs/features/topics.md',
    body: z.object(topicBody),
    output: z.object({ topid: id }),
    refusals: [...wordRefusals, ...silences, 'topics.hosts_too_many'],
    says: 'topics.created',
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'topics.delete': defineCall({
    id: 'topic-delete',
    method: 'POST',
    path: '/selfapi/v4/topic/delete',
    envelope: 'legacy',
    access: 'member',
    summary: 'Deletes a topic, as its host and the moderators of its country may; threads that stood in it stay.',
    source: 'D2 §6, §7',
    body: z.object({ tid: idField, reason: text(topicLimits.reasonMax).trim().default('') }),
    form: true,
    output: z.object({ topid: id }),
    refusals: ['topics.unknown', 'topics.not_yours'],
    says: 'topics.deleted',
    writes: true,
    limit: 'write',
  }),
  'topics.perm': defineCall({
    id: 'topic-perm',
    method: 'POST',
    path: '/selfapi/v4/topic/perm',
    envelope: 'other',
    access: 'guest',
    summary:
      'What the caller, who is `uid`, may do with the topics of a country `fid` that `authorid` hosts; `success` is 0 for anybody else.',
    source: 'D2 §6, §7',
    body: z.object({ authorid: idField, fid: idField, uid: idField }),
    output: z.object({ success: flag, data: topicPermission }),
    refusals: [],
  }),
} as const;
