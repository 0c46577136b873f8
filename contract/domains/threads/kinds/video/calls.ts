import { z } from 'zod';
import { defineCall } from '../../../../call.ts';
import {
  countryId,
  emptySays,
  fileField,
  flagField,
  id,
  idField,
  idList,
  idOrNone,
  text,
  whole,
} from '../../../../primitives/fields.ts';
import { pictureRefusals } from '../../../media/refusals.ts';
import { pictureShape } from '../../../media/shapes.ts';
import { threadLimits } from '../../limits.ts';
import { newThread, threadBody, threadRefusals } from '../../writing.ts';
import { videoLimits } from './limits.ts';
import { videoFileRefusals } from './refusals.ts';
import { videoLink, videoUpload } from './shapes.ts';

/** A video of a thread: an upload's number, or a link to a known site; beside it a cover. */
const videoBody = {
  ...threadBody,
  vid: idOrNone.default(0),
  linkurl: text(videoLimits.link).default(''),
  /** Number of a picture of 400x400, as the cover call gave it; 0 for none. */
  cover: idOrNone.default(0),
  country_fid: countryId.optional(),
};

const videoRefused = [
  ...videoFileRefusals,
  ...pictureRefusals,
  'threads.video_missing',
  'threads.video_link_unknown',
  'threads.video_cover_size',
] as const;

/** Where the file stands in a form of parts. */
const file = 'video';

export const videoCalls = {
  'threads.create-video': defineCall({
    id: 'content-thread-video-create',
    method: 'POST',
    path: '/v5/content/threadVideo',
    envelope: 'v5',
    access: 'guest',
    summary:
      'Posts a video: an upload (`vid`), a link to a known site (`linkurl`), or in a form of parts the file itself (`video`). A guest is asked to log in to post.',
    source: 'D2 §7, §3, §5; DECISIONS "video file"',
    files: [file],
    streams: { file, bytes: videoLimits.bytes },
    body: z.object({
      ...videoBody,
      video: fileField,
      /** 1 for what was recorded in the app. */
      recorded: flagField.default(0),
      at_list_current: idList(threadLimits.mentions).default([]),
      push_time: whole(0, 4_102_444_800).default(0),
    }),
    form: true,
    done: { text: 'threads.said.create', of: ['held'] },
    says: 'threads.sentOnWire',
    output: newThread,
    refusals: [...threadRefusals, ...videoRefused, 'threads.schedule_in_past'],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'threads.edit-video': defineCall({
    method: 'POST',
    path: '/v5/content/threadVideo/edit',
    envelope: 'v5',
    access: 'member',
    summary: "Changes one's own video. What isn't sent of `vid`, `linkurl` and `cover` stays as it is.",
    source: 'ours: a video is edited as any thread is',
    body: z.object({
      ...videoBody,
      tid: idField,
      pid: idField,
      at_list_current: emptySays(idList(threadLimits.mentions).optional()),
    }),
    output: z.object({ tid: id, pid: id }),
    refusals: [...threadRefusals, ...videoRefused, 'threads.not_exist', 'threads.post_not_exist', 'threads.not_yours'],
    writes: true,
    limit: 'write',
  }),
  'threads.check-video-cover': defineCall({
    id: 'video-thread-check',
    method: 'POST',
    path: '/selfapi/videothread/check',
    envelope: 'legacy',
    access: 'member',
    summary: 'Checks a cover of 400x400, draws it anew as any picture, and answers its number.',
    source: 'D2 §7, §5',
    body: z.object({ base64img: text(videoLimits.coverText) }),
    output: pictureShape,
    refusals: ['threads.video_cover_size', ...pictureRefusals],
    writes: true,
    limit: 'upload',
  }),
  'threads.begin-video': defineCall({
    method: 'POST',
    path: '/v5/content/video/begin',
    envelope: 'v5',
    access: 'member',
    summary:
      'Begins the upload of a video file in pieces; the oldest of more than three that are open ends. `heads` are the parts of the file that say what it holds, one behind the other (MP4: the boxes `ftyp` and `moov`, wherever they stand; WebM: its beginning): what cannot be shown is refused by them.',
    source: 'ours: an upload that a lost network interrupts goes on where it was',
    files: ['heads'],
    body: z.object({
      bytes: whole(1, Number.MAX_SAFE_INTEGER),
      recorded: flagField.default(0),
      heads: fileField,
    }),
    output: videoUpload,
    refusals: [...videoFileRefusals, 'threads.need_login', 'threads.may_not_speak', 'threads.banned'],
    writes: true,
    idempotent: true,
    limit: 'upload',
  }),
  'threads.send-video-piece': defineCall({
    method: 'POST',
    path: '/v5/content/video/piece',
    envelope: 'v5',
    access: 'member',
    summary:
      'Sends the next piece of an upload, from byte `at` on, and answers what is stored; one that is stored already is not stored again. The last has the whole file looked at.',
    source: 'ours: an upload that a lost network interrupts goes on where it was',
    files: ['piece'],
    body: z.object({ vid: idField, at: whole(0, videoLimits.bytes), piece: fileField }),
    output: videoUpload,
    refusals: ['media.busy', ...videoFileRefusals],
    writes: true,
    limit: 'piece',
  }),
  'threads.video-state': defineCall({
    method: 'GET',
    path: '/v5/content/video/state',
    envelope: 'v5',
    access: 'member',
    summary: "How far one's own upload has come.",
    source: 'ours: an upload that a lost network interrupts goes on where it was',
    query: z.object({ vid: idField }),
    output: videoUpload,
    refusals: ['threads.video_unknown'],
  }),
  'threads.cancel-video': defineCall({
    method: 'POST',
    path: '/v5/content/video/cancel',
    envelope: 'v5',
    access: 'member',
    summary: "Cancels one's own upload that no thread shows; its bytes are deleted.",
    source: 'ours: what is not to be posted is not stored',
    body: z.object({ vid: idField }),
    output: z.object({ vid: id }),
    refusals: [],
    writes: true,
    limit: 'write',
  }),
  'threads.preview-video-link': defineCall({
    method: 'POST',
    path: '/v5/content/video/link',
    envelope: 'v5',
    access: 'member',
    summary: 'What a link to a video of a known site is shown with: its name, length and a picture of our own.',
    source: 'ours: a link to a video is shown lightly',
    body: z.object({ linkurl: text(videoLimits.link) }),
    output: videoLink,
    refusals: ['threads.video_link_unknown'],
    writes: true,
    limit: 'write',
  }),
} as const;
