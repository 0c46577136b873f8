import type { z } from 'zod';
import type { KindName } from './kinds.ts';

/** The field that a kind adds to a thread, by the kind's name: null in threads of the other kinds. */
export const kindFields = {} as const satisfies { [N in KindName]?: z.ZodType };

/** What the kinds add to a thread. */
export type KindAnswers = { [F in keyof typeof kindFields]: z.output<(typeof kindFields)[F]> };

/** The calls that only one kind of thread has. */
export const kindCalls = {} as const;
