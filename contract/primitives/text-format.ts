import { z } from 'zod';

/** What a text is, by whoever sends it: as it was typed, every character of it, or HTML. */
const textFormats = ['plain', 'html'] as const;
export type TextFormat = (typeof textFormats)[number];

/** Clients that don't say are guessed (`guessed-format.ts`). */
export const formatField = z.enum(textFormats).optional();
