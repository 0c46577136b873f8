import { z } from 'zod';
import { defineCall } from '../../../../call.ts';
import { text } from '../../../../primitives/fields.ts';
import { postLimits } from '../../../posts/limits.ts';
import { goodsShape } from './shapes.ts';

export const goodsCalls = {
  'threads.get-goods-info': defineCall({
    id: 'get-goods-info',
    method: 'GET',
    path: '/selfapi/getgoodsinfo',
    envelope: 'legacy',
    access: 'member',
    summary:
      'Looks up the page of a product for a post: title, picture and price as the page names them, read by the server. `goods_id` is the same for every address of one page.',
    source: 'D2 §7, §5; R-THR-030',
    query: z.object({ url: text(postLimits.linkMax) }),
    output: goodsShape,
    refusals: ['threads.goods_link_invalid'],
    writes: true,
    limit: 'write',
  }),
} as const;
