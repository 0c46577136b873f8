import { kindTag } from '../states.ts';

/** Moves with what lists of entries are ordered by, and with what becomes of entries. */
export const entriesTag = kindTag('photo');
