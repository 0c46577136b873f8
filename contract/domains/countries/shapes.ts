import { z } from 'zod';
import { id } from '../../primitives/fields.ts';
import { categoryIcons } from './category-icons.ts';

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

/** A category in the reader's language, as a thread's `typeid` names it; 0 is the one of all that name none. */
export const threadType = z.object({
  typeid: id,
  name: z.string(),
  /** One line on what belongs there. */
  description: z.string(),
  icon: z.enum(categoryIcons),
});
export type ThreadType = z.output<typeof threadType>;

/** A category as operators keep it. */
export const categoryRow = z.object({
  typeid: id,
  /** The country it belongs to, 0 for one that every country has. */
  country_fid: id,
  icon: z.enum(categoryIcons),
  name_en: z.string(),
  name_fr: z.string(),
  name_hi: z.string(),
  line_en: z.string(),
  line_fr: z.string(),
  line_hi: z.string(),
  position: z.int(),
  open: z.boolean(),
});
export type CategoryRow = z.output<typeof categoryRow>;
