// Made by `npm run lists` of what the domains declare: change it there.
import { topicOwn } from '../topic/own.tsx';
import type { OwnTrait } from '../trait.ts';

export const ownTraits: Readonly<Record<string, OwnTrait>> = {
  topic: topicOwn,
};
