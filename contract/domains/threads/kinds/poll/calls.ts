import { z } from 'zod';
import { defineCall } from '../../../../call.ts';
import { countryId, id, idField, idList, idOrNone, text, whole } from '../../../../primitives/fields.ts';
import { postLimits } from '../../../posts/limits.ts';
import { editRefusals, newThread, textList, threadBody, threadRefusals } from '../../writing.ts';
import { pollFixed, pollLimits } from './limits.ts';
import { pollShape } from './shapes.ts';

const always = (value: number) => whole(value, value).default(value);

/** The documents' "poll-creation fields"; `pollimage` has a picture's number for each option, 0 for none. */
const pollBody = {
  ...threadBody,
  /** Days until it ends. */
  expiration: whole(pollLimits.daysMin, pollLimits.daysMax).default(pollLimits.days),
  maxchoices: whole(1, pollLimits.optionsMax).default(pollLimits.choices),
  multiple: always(pollFixed.multiple),
  overt: always(pollFixed.overt),
  visible: always(pollFixed.visible),
  /** The options' words, in order. */
  polloptions: textList(pollLimits.rawOptionMax, postLimits.mentions).default([]),
  pollimage: z
    .union([text(1000), z.array(z.union([z.number(), text(17)])).max(postLimits.mentions)])
    .transform((value) => (typeof value === 'string' ? value.split(',').filter((each) => each.trim() !== '') : value))
    .pipe(z.array(idOrNone))
    .default([]),
  at_list_current: idList(postLimits.mentions).default([]),
  country_fid: countryId.optional(),
  /** Tags and label: taken as the documents send them, and not stored. */
  tagids: idList(100).default([]),
  thread_tag: text(100).default(''),
};

const pollRefused = [
  'threads.poll_options_count',
  'threads.poll_option_empty',
  'threads.poll_option_too_long',
  'threads.poll_options_alike',
  'threads.poll_choices',
] as const;

export const pollCalls = {
  'threads.new-thread-vote': defineCall({
    id: 'thread-new-thread-vote',
    method: 'POST',
    path: '/selfapi/thread/newthreadvote',
    envelope: 'legacy',
    access: 'guest',
    summary:
      'Posts a poll: 2 to 10 options, words beside them if the writer likes. A guest is asked to log in to post.',
    source: 'D2 §7, §3',
    // A new one has no numbers yet.
    body: z.object({ ...pollBody, tid: idOrNone.default(0), pid: idOrNone.default(0) }),
    says: 'threads.sentOnWire',
    output: z.object({ Variables: newThread }),
    refusals: [...threadRefusals, ...pollRefused],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'threads.edit-post-vote': defineCall({
    id: 'thread-edit-post-vote',
    method: 'POST',
    path: '/selfapi/thread/editpostvote',
    envelope: 'legacy',
    access: 'member',
    summary: "Changes one's own poll as long as nobody has voted; it runs anew from now.",
    source: 'D2 §7, §3',
    body: z.object({ ...pollBody, tid: idField, pid: idField }),
    output: z.object({ Variables: z.object({ tid: id, pid: id }) }),
    refusals: [
      ...threadRefusals,
      ...pollRefused,
      ...editRefusals,
      'threads.poll_has_votes',
      'threads.not_exist',
      'threads.post_not_exist',
      'threads.not_yours',
    ],
    writes: true,
    limit: 'write',
  }),
  'threads.vote': defineCall({
    id: 'content-post-vote',
    method: 'POST',
    path: '/v5/content/post/vote',
    envelope: 'v5',
    access: 'member',
    summary:
      'Votes in a poll, once: `a_id` names the options. The same vote again is answered alike, another is refused.',
    source: 'D2 §7',
    body: z.object({ tid: idField, a_id: idList(pollLimits.optionsMax).default([]) }),
    form: true,
    output: pollShape,
    refusals: [
      'threads.not_exist',
      'threads.no_permission',
      'threads.poll_not_exist',
      'threads.poll_finished',
      'threads.poll_voted',
      'threads.poll_unknown_option',
      'threads.poll_too_many_choices',
      'threads.closed',
      'threads.may_not_speak',
      'threads.unverified',
      'threads.needs_consent',
      'threads.banned',
      'threads.need_login',
      'threads.kept_apart',
    ],
    says: 'threads.poll.counted',
    writes: true,
    limit: 'write',
  }),
} as const;
