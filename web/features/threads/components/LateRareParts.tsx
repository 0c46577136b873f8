import { lazyPart } from '../../../lib/late.tsx';
import { lazyModule } from '../../../lib/lazy-module.ts';

const rareParts = lazyModule(async () => (await import('./RareParts.tsx')).rareParts);
export const HiddenPart = lazyPart(rareParts, (m) => m.HiddenPart);
export const ReplyNotes = lazyPart(rareParts, (m) => m.ReplyNotes);
export const StoryNav = lazyPart(rareParts, (m) => m.StoryNav);
export const WaitsNote = lazyPart(rareParts, (m) => m.WaitsNote);
