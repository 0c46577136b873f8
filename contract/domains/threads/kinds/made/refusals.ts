// Made by `npm run lists` of what the domains declare: change it there.
import { bugRefusals } from '../bug/refusals.ts';
import { pollRefusals } from '../poll/refusals.ts';
import { videoRefusals } from '../video/refusals.ts';

/** What a kind's calls may refuse, beside what any thread's do. */
export const kindRefusals = {
  ...bugRefusals,
  ...pollRefusals,
  ...videoRefusals,
} as const;
