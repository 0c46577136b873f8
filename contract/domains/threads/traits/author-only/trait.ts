import { flag, flagField } from '../../../../primitives/fields.ts';
import { noShapes, type TraitShapes } from '../trait.ts';

/** Replies are there for their writers, the author and moderators. */
export const authorOnlyTrait = {
  ...noShapes,
  body: { replyVisibleOnlyToAuthors: flagField.optional() },
  refuses: ['threads.replies_begun'],
  whole: { replyVisibleOnlyToAuthors: flag },
  edit: { replyVisibleOnlyToAuthors: flag },
} as const satisfies TraitShapes;
