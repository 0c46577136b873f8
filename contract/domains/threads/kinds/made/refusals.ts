// Made by `npm run lists` of what the domains declare: change it there.
import { bugRefusals } from '../bug/refusals.ts';
import { photoRefusals } from '../photo/refusals.ts';
import { pollRefusals } from '../poll/refusals.ts';
import { videoRefusals } from '../video/refusals.ts';

/** What a kind's calls may refuse, beside what any thread's do. */
export const kindRefusals = {
  ...bugRefusals,
  ...photoRefusals,
  ...pollRefusals,
  ...videoRefusals,
} as const;
