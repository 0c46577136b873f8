import { z } from 'zod';
import { withOwn } from '../../../../own.ts';
import { count, id } from '../../../../primitives/fields.ts';
import { pictureShape } from '../../../media/shapes.ts';

/** A video of a thread (D2 §3 "Video share tag"): a file of this site, or a link to another. */
export const videoShape = withOwn(
  {
    /** The file's type; empty for a link. */
    type: z.string(),
    /** Where the file is read; for a link the page that holds its player. */
    url: z.string(),
    /** Whole seconds, 0 where the other site doesn't say. */
    video_duration: count,
    width: count,
    height: count,
    /** Of the file. */
    bytes: count,
    cover: pictureShape.nullable(),
    /** Address of the cover, empty without one. */
    coverpath: z.string(),
    /** Where a link leads; empty for a file. */
    linkurl: z.string(),
    /** What a link's video is called there. */
    description: z.string(),
    /** Name of the site that a link leads to. */
    site: z.string(),
  },
  {
    own: z.object({
      /** Number of the reader's own upload, to be sent again with an edit; 0 for others. */
      vid: id,
    }),
  },
);
export type Video = z.output<typeof videoShape>;
