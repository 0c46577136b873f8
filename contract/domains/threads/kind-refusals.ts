import type { Refusal } from '../../refusal.ts';
import { pollRefusals } from './kinds/poll/refusals.ts';
import { videoRefusals } from './kinds/video/refusals.ts';

/** What a kind's calls may refuse, beside what any thread's do. */
export const kindRefusals = { ...pollRefusals, ...videoRefusals } as const satisfies Record<string, Refusal>;
