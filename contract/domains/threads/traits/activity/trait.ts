import { flag, flagField } from '../../../../primitives/fields.ts';
import { noShapes, type TraitShapes } from '../trait.ts';

/** An activity of its board (D2 §3 "activity flag"), for those who may say so. */
export const activityTrait = {
  ...noShapes,
  body: { activity: flagField.optional() },
  refuses: ['threads.activity_not_yours'],
  row: { activity: flag },
  edit: { activity: flag },
} as const satisfies TraitShapes;
