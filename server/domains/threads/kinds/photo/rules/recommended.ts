import type { photoReasons } from '../../../../../../contract/domains/threads/kinds/photo/rows.ts';

interface Candidate {
  tid: number;
  /** The photo's number. */
  id: number;
  by: number;
  likes: number;
}

/** A photo that is recommended, and why. */
export interface Chosen extends Candidate {
  why: (typeof photoReasons)[number];
}

/** Photos of one photographer among those that are recommended. */
const ofOne = 2;
/** So many likes are a reason by themselves. */
const liked = 3;

/** Orders candidates, the newest first, by what speaks for each: followed, liked, new; one of an entry. */
export function chooseRecommended(
  candidates: readonly Candidate[],
  followed: ReadonlySet<number>,
  most: number,
): Chosen[] {
  const reasons = candidates.map(
    (each): Chosen => ({ ...each, why: followed.has(each.by) ? 'follows' : each.likes >= liked ? 'liked' : 'new' }),
  );
  const rank = { follows: 0, liked: 1, new: 2, '': 3 };
  const ordered = reasons.toSorted((one, other) => rank[one.why] - rank[other.why] || other.likes - one.likes);
  const [entries, perMember] = [new Set<number>(), new Map<number, number>()];
  const chosen: Chosen[] = [];
  for (const each of ordered) {
    const before = perMember.get(each.by) ?? 0;
    if (chosen.length === most || entries.has(each.tid) || before === ofOne) continue;
    entries.add(each.tid);
    perMember.set(each.by, before + 1);
    chosen.push(each);
  }
  return chosen;
}
