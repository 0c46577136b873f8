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
import { videoLimits } from '../../../media/video/limits.ts';
import { videoFileRefusals } from '../../../media/video/refusals.ts';
import { postLimits } from '../../../posts/limits.ts';
import { newThread, threadBody, threadRefusals } from '../../writing.ts';

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
      at_list_current: idList(postLimits.mentions).default([]),
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
      at_list_current: emptySays(idList(postLimits.mentions).optional()),
    }),
    output: z.object({ tid: id, pid: id }),
    refusals: [...threadRefusals, ...videoRefused, 'threads.not_exist', 'threads.post_not_exist', 'threads.not_yours'],
    writes: true,
    limit: 'write',
  }),
} as const;
