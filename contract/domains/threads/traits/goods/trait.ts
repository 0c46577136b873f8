import { z } from 'zod';
import { emptySays } from '../../../../primitives/fields.ts';
import { noShapes, type TraitShapes } from '../trait.ts';
import { goodsRefused } from './room.ts';
import { goodsField, goodsShape } from './shapes.ts';

/** Products in their order, as they were looked up. */
export const goodsTrait = {
  ...noShapes,
  body: { goodsInfo: emptySays(goodsField.optional()) },
  refuses: goodsRefused,
  whole: { goodsInfo: z.array(goodsShape) },
  edit: { goodsInfo: z.array(goodsShape) },
} as const satisfies TraitShapes;
