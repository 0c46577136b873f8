import { z } from 'zod';
import { withOwn } from '../../../../own.ts';
import { count, dateline, flag, id } from '../../../../primitives/fields.ts';
import { threadRow } from '../../shapes.ts';
import { photoPicture } from './shapes.ts';

/** An entry in a list: a thread's row with its photos beside. */
export const photoEntry = withOwn({ ...threadRow.parts.shared, photos: z.array(photoPicture) }, threadRow.parts.own);
export type PhotoEntry = z.output<typeof photoEntry>;

/** Why a photo is recommended: `follows` somebody, `liked` much lately, `new` here. */
export const photoReasons = ['', 'follows', 'liked', 'new'] as const;

/** One photo, with the entry that it stands in. */
export const singlePhoto = withOwn(
  {
    ...photoPicture.shape,
    tid: id,
    fid: id,
    subject: z.string(),
    authorid: id,
    author: z.string(),
    avatar: z.string(),
    country_fid: id,
    dateline,
    like: count,
    replies: count,
    /** Its category, 0 for none. */
    typeid: id,
    /** The contest that it is in, 0 for none. */
    contest: id,
    /** What it won, empty for nothing. */
    prize: z.string(),
    /** Why it is recommended, empty in other lists. */
    why: z.enum(photoReasons),
  },
  { is_like: flag, own: z.object({ can: z.object({ like: z.boolean() }), likeRefusal: z.string() }) },
);
export type SinglePhoto = z.output<typeof singlePhoto>;
