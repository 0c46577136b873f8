import { flag } from '../../../../primitives/fields.ts';
import { noShapes, type TraitShapes } from '../trait.ts';

/** Replies that staff write as our team. */
export const teamTrait = { ...noShapes, post: { of_team: flag } } as const satisfies TraitShapes;
