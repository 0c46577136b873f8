import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { fileField, flagField, id, idField, text, whole } from '../../../primitives/fields.ts';
import { pictureRefusals } from '../refusals.ts';
import { pictureShape } from '../shapes.ts';
import { videoLimits } from './limits.ts';
import { videoFileRefusals } from './refusals.ts';
import { directPieces, videoLink, videoUpload } from './shapes.ts';

/** What becomes of a video before a thread shows it: its file in pieces, its cover, a link to another site. */
export const videoFileCalls = {
  'media.check-video-cover': defineCall({
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
  'media.begin-video': defineCall({
    method: 'POST',
    path: '/v5/content/video/begin',
    envelope: 'v5',
    access: 'member',
    summary:
      'Begins the upload of a video file in pieces; the oldest of more than three that are open ends. `heads` are the parts of the file that say what it holds, one after the other (MP4: the boxes `ftyp` and `moov`, wherever they stand; WebM: its beginning): what cannot be shown is refused by them.',
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
    keyedAs: 'threads.begin-video',
    limit: 'upload',
  }),
  'media.send-video-piece': defineCall({
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
  'media.direct-pieces': defineCall({
    method: 'GET',
    path: '/v5/content/video/direct',
    envelope: 'v5',
    access: 'member',
    summary:
      'Where the pieces of an upload may be sent past the site: each is put at its signed address, in their order, all but the last. The last comes by `piece` and has the whole file looked at. None where the storage takes nothing by itself, and of those that are stored already.',
    source: 'ours: bytes of videos need not pass through the site',
    query: z.object({ vid: idField }),
    output: directPieces,
    refusals: ['threads.video_unknown'],
  }),
  'media.video-state': defineCall({
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
  'media.cancel-video': defineCall({
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
  'media.preview-video-link': defineCall({
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
