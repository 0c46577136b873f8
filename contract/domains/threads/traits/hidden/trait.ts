import { noShapes, type TraitShapes } from '../trait.ts';
import { hiddenPart, ownHiddenPart } from './shapes.ts';
import { hiddenBody, hiddenWritingRefusals } from './writing.ts';

/** A part of it that only some may read. */
export const hiddenTrait = {
  ...noShapes,
  body: hiddenBody,
  refuses: hiddenWritingRefusals,
  whole: { hidden_part: hiddenPart.nullable() },
  edit: { hidden_part: ownHiddenPart.nullable() },
} as const satisfies TraitShapes;
