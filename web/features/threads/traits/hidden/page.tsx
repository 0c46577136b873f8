import type { PageTrait } from '../trait.ts';
import { HiddenPart } from './HiddenPart.tsx';

export const hiddenPage: PageTrait = { words: (thread) => thread.hidden_part && <HiddenPart thread={thread} /> };
