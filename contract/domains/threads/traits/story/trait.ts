import { z } from 'zod';
import { id, idOrNone } from '../../../../primitives/fields.ts';
import { noShapes, type TraitShapes } from '../trait.ts';

const threadLink = z.object({ tid: id, subject: z.string() }).nullable();

/** One of the author’s own threads that it continues, 0 for none. */
export const storyTrait = {
  ...noShapes,
  body: { story: idOrNone.optional() },
  refuses: ['threads.story_unknown'],
  whole: {
    /** The parts before and after, where the author continued one thread with another. */
    story_nav: z.object({ next: threadLink, pre: threadLink }),
  },
  edit: {
    /** The first part of the story that this thread goes on with. */
    story: threadLink,
  },
} as const satisfies TraitShapes;
