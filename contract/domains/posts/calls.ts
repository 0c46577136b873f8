import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { text } from '../../primitives/fields.ts';
import { postLimits } from './limits.ts';
import { linkPreview } from './shapes.ts';

export const postsCalls = {
  'posts.preview-link': defineCall({
    method: 'POST',
    path: '/v5/content/link/preview',
    envelope: 'v5',
    access: 'member',
    summary:
      'What the page at an address says of itself, read by the server, for a card beside the link; null where it says nothing. Readers of a post with the link see the same.',
    source: 'ours: links with a preview',
    body: z.object({ address: text(postLimits.linkMax) }),
    output: z.object({ preview: linkPreview.nullable() }),
    refusals: [],
    writes: true,
    limit: 'write',
  }),
} as const;
