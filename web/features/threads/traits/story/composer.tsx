import type { ComposerTrait } from '../trait.ts';
import { ComposeStory, type HeldStory } from './ComposeStory.tsx';

export const storyComposer: ComposerTrait<HeldStory> = {
  order: 3,
  begin: { story: null },
  read: ({ story }) => ({ story }),
  sent: ({ story }) => ({ story: story?.tid ?? 0 }),
  saved: 'fields',
  Setting: ComposeStory,
};
