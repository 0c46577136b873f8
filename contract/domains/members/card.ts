import { z } from 'zod';
import { id } from '../../primitives/fields.ts';

/** An author's picture with the decoration worn; `dec_url` wins over the documents' other spelling `ec_url` (R-PST-024). */
export const decInfo = z.object({
  avatar: z.string(),
  dec_goods_id: id,
  dec_position: z.string(),
  dec_url: z.string(),
  ec_url: z.string(),
});

export const groupShape = z.object({
  uid: id,
  groupid: id,
  grouptitle: z.string(),
  icon: z.string(),
  type: z.string(),
  color: z.string(),
  /** 1 where the title shows creator status rather than the level. */
  iscreator: z.union([z.literal(0), z.literal(1)]),
});
