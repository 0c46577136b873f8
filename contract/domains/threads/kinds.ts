import type { Refusal } from '../../refusal.ts';
import { pollRefusals } from './kinds/poll/refusals.ts';
import { videoRefusals } from './kinds/video/refusals.ts';

interface KindFacts {
  /** The kind's number, stored with a thread and sent as `special`. */
  special: number;
  /** The flag of a member's role that allows posting a thread of this kind (R-SES-020). */
  roleFlag: 'allowpost' | 'allowpostpoll';
}

/** Every kind of thread; its fields and calls are joined in kind-parts.ts, its parts in server and web by this name. */
export const threadKinds = {
  plain: { special: 0, roleFlag: 'allowpost' },
  poll: { special: 1, roleFlag: 'allowpostpoll' },
  video: { special: 2, roleFlag: 'allowpost' },
} as const satisfies Record<string, KindFacts>;

export type KindName = keyof typeof threadKinds;

/** The fields that the kinds add to a thread, each under its kind's name, as they stand in threads of other kinds. */
export const noKindFields = { poll: null, video: null } as const;

/** What a kind's calls may refuse, beside what any thread's do. */
export const kindRefusals = { ...pollRefusals, ...videoRefusals } as const satisfies Record<string, Refusal>;

/** The kind of a thread, by what it stores of it; one that a newer version knows beside this one shows its words alone. */
export function kindOf(special: number): KindName {
  const names = Object.keys(threadKinds) as KindName[];
  return names.find((name) => threadKinds[name].special === special) ?? 'plain';
}
