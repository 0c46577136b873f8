import { z } from 'zod';
import { id } from '../../primitives/fields.ts';

/** One row of `countryname` (D1 §7): `key` and `label` are the same two values for a select field. */
export const countryRow = z.object({
  name: z.string(),
  sname: z.string(),
  code: z.string(),
  key: id,
  label: z.string(),
  cid: id,
  dial: z.string(),
  language: z.enum(['en', 'fr', 'hi']),
});

/** A board as navigation shows it; `fup` is the board above, 0 at the top. */
export const boardShape = z.object({ fid: id, fup: id, name: z.string(), kind: z.string() });
