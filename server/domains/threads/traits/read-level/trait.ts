import { readLevelTrait as shapes } from '../../../../../contract/domains/threads/traits/read-level/trait.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { accessIn } from '../../../moderation/index.ts';
import { askedLevel } from '../../core/level.ts';
import { sentIn } from '../draft-fields.ts';
import type { Trait } from '../trait.ts';

/** The level of access from which a thread may be read: nobody asks for more than they read themselves. */
export const readLevelTrait: Trait<typeof shapes> = {
  take({ actor }, { readperm }, { before }) {
    const stood = askedLevel(before?.readperm ?? 0);
    const asked = readperm ?? stood;
    if (asked !== stood && asked > accessIn(actor, actor.countryFid)) refuse('threads.readperm_too_high');
    return { columns: { readperm: asked } };
  },
  fromDraft: sentIn(shapes.body),
  row: () => Promise.resolve({ fields: ({ readperm }) => ({ readperm: askedLevel(readperm) }) }),
  edit: (_, thread) => ({ readperm: askedLevel(thread?.readperm ?? 0) }),
};
