import { flag, flagField } from '../../../../primitives/fields.ts';
import { noShapes, type TraitShapes } from '../trait.ts';

/** The author says that it is their own work (D2 §3 "original flag"). */
export const originalTrait = {
  ...noShapes,
  body: { original: flagField.optional() },
  row: { original: flag },
  edit: { original: flag },
} as const satisfies TraitShapes;
