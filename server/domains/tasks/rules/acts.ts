/** Something that a member did to something, as it is stored: once for each. */
export interface StoredAct {
  uid: number;
  once: string;
  day: string;
  to_uid: number | null;
  to_day: string | null;
  at: Date;
  undone: boolean;
}

/** What is said of an act: what is restored counted before, or doesn't count. */
export type Said = 'done' | 'undone' | 'restored';

/** A fact about an act: what was said of it at a moment. */
export interface Fact {
  said: Said;
  uid: number;
  once: string;
  to: number | null;
  at: Date;
  day: string | undefined;
}

/** What a fact changes: nothing where an act is as it says already, or something later has been said of it. */
export type Change = 'first' | 'again' | 'undone' | 'later' | 'none';

/**
 * What a fact about an act changes. Whatever was said last holds, so that the order in which facts arrive doesn't matter;
 * of two at one moment an act is undone.
 */
export function changeBy(
  stored: Pick<StoredAct, 'at' | 'undone'> | undefined,
  { said, at }: Pick<Fact, 'said' | 'at'>,
): Change {
  if (!stored) return said === 'done' ? 'first' : 'none';
  if (said === 'undone') return !stored.undone && at >= stored.at ? 'undone' : 'none';
  if (at <= stored.at) return 'none';
  return stored.undone ? 'again' : 'later';
}

/** The last fact about each act. */
export function lastFacts(facts: readonly Fact[]): Fact[] {
  const last = new Map<string, Fact>();
  for (const fact of facts) {
    const key = `${fact.uid} ${fact.once}`;
    const before = last.get(key);
    if (!before || fact.at >= before.at) last.set(key, before ? { ...fact, day: before.day ?? fact.day } : fact);
  }
  return [...last.values()];
}
