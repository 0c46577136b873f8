import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { dateline, fileField, flag, id, text } from '../../primitives/fields.ts';
import { pictureRefusals } from './refusals.ts';
import { pictureShape } from './shapes.ts';
import { videoFileCalls } from './video/calls.ts';

export const mediaCalls = {
  'media.image-upload': defineCall({
    id: 'content-image-upload',
    method: 'POST',
    path: '/v5/content/imageUpload',
    envelope: 'v5',
    access: 'guest',
    summary:
      'Takes a picture of a member, known by the header token or by an upload token in the field `token`; turns it upright, strips it and stores it as WebP in up to five widths.',
    source: 'D1 §7',
    files: ['file'],
    body: z.object({ file: fileField, token: text(500).optional() }),
    output: pictureShape.extend({
      fileUrl: z.string(),
      /** 1 where the file was an animated PNG, of which the first frame is stored. */
      stands_still: flag,
    }),
    refusals: ['wire.unauthorized', 'media.token_invalid', ...pictureRefusals],
    writes: true,
    limit: 'upload',
  }),
  'media.upload-token': defineCall({
    id: 'common-get-upload-token',
    method: 'GET',
    path: '/selfapi/common/getqinniutoken',
    envelope: 'legacy',
    access: 'member',
    summary: 'A short-lived token that the upload call takes in place of the session token.',
    source: 'D2 §7',
    output: z.object({ token: z.string(), expires: dateline, uid: id }),
  }),
  ...videoFileCalls,
} as const;
