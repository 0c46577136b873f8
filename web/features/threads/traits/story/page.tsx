import type { PageTrait } from '../trait.ts';
import { StoryNav } from './StoryNav.tsx';

export const storyPage: PageTrait = { below: ({ story_nav }) => <StoryNav story={story_nav} /> };
