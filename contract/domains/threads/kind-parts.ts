import type { z } from 'zod';
import { forwardCalls } from './kinds/forward/calls.ts';
import { forwardShape } from './kinds/forward/shapes.ts';
import { pollCalls } from './kinds/poll/calls.ts';
import { pollShape } from './kinds/poll/shapes.ts';
import { videoCalls } from './kinds/video/calls.ts';
import { videoShape } from './kinds/video/shapes.ts';
import type { noKindFields } from './kinds.ts';

/** The shape of the field that a kind adds to a thread. */
export const kindFields = {
  poll: pollShape.nullable(),
  video: videoShape.nullable(),
  forward_info: forwardShape.nullable(),
} as const satisfies {
  [N in keyof typeof noKindFields]: z.ZodType;
};

/** What the kinds add to a thread. */
export type KindAnswers = { [F in keyof typeof kindFields]: z.output<(typeof kindFields)[F]> };

/** The part of it that all readers see alike, as live messages carry it. */
export const kindShared = {
  poll: pollShape.omit({ own: true }).optional(),
  video: videoShape.omit({ own: true }).optional(),
  forward_info: forwardShape.omit({ own: true }).optional(),
} as const satisfies {
  [N in keyof typeof noKindFields]: z.ZodType;
};

/** The calls that only one kind of thread has. */
export const kindCalls = { ...pollCalls, ...videoCalls, ...forwardCalls } as const;
