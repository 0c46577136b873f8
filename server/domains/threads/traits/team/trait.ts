import type { teamTrait as shapes } from '../../../../../contract/domains/threads/traits/team/trait.ts';
import { flag } from '../../../../platform/flag.ts';
import type { Trait } from '../trait.ts';

/** Replies that staff write as our team. */
export const teamTrait: Trait<typeof shapes> = {
  post: (_, { ofTeam }) => ({ of_team: flag(ofTeam) }),
};
