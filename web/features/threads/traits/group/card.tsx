import { GroupLink } from '../../../groups/index.ts';
import type { CardTrait } from '../trait.ts';

export const groupCard: CardTrait = {
  home: ({ in_group }) => in_group && <GroupLink group={in_group} className="above" />,
};
