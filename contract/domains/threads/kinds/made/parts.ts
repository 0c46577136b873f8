// Made by `npm run lists` of what the domains declare: change it there.
import type { z } from 'zod';
import { bugKind } from '../bug/kind.ts';
import { bugShape } from '../bug/shapes.ts';
import { forwardKind } from '../forward/kind.ts';
import { forwardShape } from '../forward/shapes.ts';
import { photoKind } from '../photo/kind.ts';
import { photoShape } from '../photo/shapes.ts';
import { pollKind } from '../poll/kind.ts';
import { pollShape } from '../poll/shapes.ts';
import { videoKind } from '../video/kind.ts';
import { videoShape } from '../video/shapes.ts';

/** The shape of the field that a kind adds to a thread. */
export const kindFields = {
  [pollKind.field]: pollShape.nullable(),
  [videoKind.field]: videoShape.nullable(),
  [forwardKind.field]: forwardShape.nullable(),
  [bugKind.field]: bugShape.nullable(),
  [photoKind.field]: photoShape.nullable(),
} as const;

/** What the kinds add to a thread. */
export type KindAnswers = { [F in keyof typeof kindFields]: z.output<(typeof kindFields)[F]> };

/** The part of it that all readers see alike, as live messages carry it. */
export const kindShared = {
  [pollKind.field]: pollShape.omit({ own: true }).optional(),
  [videoKind.field]: videoShape.omit({ own: true }).optional(),
  [forwardKind.field]: forwardShape.omit({ own: true }).optional(),
  [bugKind.field]: bugShape.omit({ own: true }).optional(),
  [photoKind.field]: photoShape.omit({ own: true }).optional(),
} as const;
