import { z } from 'zod';
import { flag, idOrNone } from '../../../../primitives/fields.ts';
import { noShapes, type TraitShapes } from '../trait.ts';
import { inGroup } from './shapes.ts';

/** The group that it is posted in, 0 for none; an edit leaves it as it is. */
export const groupTrait = {
  ...noShapes,
  body: { groupid: idOrNone.optional() },
  refuses: ['groups.unknown', 'groups.members_only'],
  row: { in_group: inGroup },
  whole: { isgroup: flag },
  can: {
    /** Hide it, as who decides for its group. */
    hideInGroup: z.boolean(),
  },
} as const satisfies TraitShapes;
