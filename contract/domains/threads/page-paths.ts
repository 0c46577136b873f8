import { boardFids } from '../../primitives/boards.ts';
import type { KindFacts } from './kinds/kind.ts';
import { threadKinds } from './kinds/made/kinds.ts';
import { kindOf } from './kinds.ts';

/** Where the page of a kind's threads has an address of its own: what stands before the number. */
export const ownPageOf = (special: number): string | undefined => {
  const facts: KindFacts = threadKinds[kindOf(special)];
  return facts.page;
};

/** Address of a thread's page in its country: that of its kind, or on the common board. */
export const pagePathOf = ({ tid, special }: { tid: number; special: number }): string =>
  `${ownPageOf(special) ?? `/forum/${boardFids.common}/`}${tid}`;

/** The addresses of such pages. */
export const ownPages: readonly string[] = Object.values(threadKinds).flatMap((facts: KindFacts) => facts.page ?? []);
