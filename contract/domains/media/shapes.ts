import { z } from 'zod';
import { id } from '../../primitives/fields.ts';

/** A stored picture: `url` is the address without width; the widths in which it is served are appended as `-320.webp` and so on. */
export const pictureShape = z.object({
  aid: id,
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Placeholder colour, `#rrggbb`. */
  colour: z.string(),
  widths: z.array(z.int()),
});

/** A picture as a post shows it. */
export const attachmentShape = pictureShape.extend({ caption: z.string() });
export type Picture = z.output<typeof pictureShape>;
export type Attachment = z.output<typeof attachmentShape>;
