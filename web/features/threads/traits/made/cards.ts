// Made by `npm run lists` of what the domains declare: change it there.
import { groupCard } from '../group/card.tsx';
import { prizeCard } from '../prize/card.tsx';
import { topicCard } from '../topic/card.tsx';
import type { CardTrait } from '../trait.ts';

export const cardTraits: Readonly<Record<string, CardTrait>> = {
  group: groupCard,
  prize: prizeCard,
  topic: topicCard,
};
