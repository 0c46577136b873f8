import { z } from 'zod';
import { withOwn } from '../../../../own.ts';
import { count, dateline, flag, id } from '../../../../primitives/fields.ts';
import { pictureShape } from '../../../media/shapes.ts';

const pollOption = z.object({
  /** Number of the option, within its poll. */
  a_id: id,
  message: z.string(),
  /** Place among the options, from 1. */
  sort: z.int(),
  img: pictureShape.nullable(),
  /** No option has one: empty. */
  icon: z.string(),
  /** Can't be chosen any more. */
  disabled: flag,
  votes: count,
});

/** A poll (D2 §3 "Poll options", "Poll settings"). */
export const pollShape = withOwn(
  {
    multiple: z.literal(1),
    overt: z.literal(0),
    visible: z.literal(1),
    max_choices: z.int().min(1),
    /** Days that it runs. */
    end_time: z.int(),
    /** When it ends. */
    expiration: dateline,
    finished: flag,
    /** Any option has a picture. */
    is_img: flag,
    /** Members who voted; with several choices the options' votes are more. */
    voters: count,
    options: z.array(pollOption),
  },
  {
    own: z.object({
      /** What the reader chose, empty before. */
      choices: z.array(id),
      can: z.object({ vote: z.boolean() }),
      /** Name of the refusal that stands in the way of a vote, or empty. */
      voteRefusal: z.string(),
    }),
  },
);
export type Poll = z.output<typeof pollShape>;
