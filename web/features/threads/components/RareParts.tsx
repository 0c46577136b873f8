import { HiddenPart } from '../hidden/HiddenPart.tsx';
import { ReplyNotes } from './ReplyNotes.tsx';
import { StoryNav } from './StoryNav.tsx';
import { WaitsNote } from './WaitsNote.tsx';

/** What only few threads have. */
export const rareParts = { HiddenPart, ReplyNotes, StoryNav, WaitsNote };
