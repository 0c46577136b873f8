import { scoreOf } from './score.ts';

/** A post that matches, with how well it does. */
interface Match {
  tid: number;
  pid: number;
  /** Milliseconds since 1970. */
  postedAt: number;
  relevance: number;
}

/** A thread with the post of it that fits best. */
export interface Best {
  tid: number;
  pid: number;
  score: number;
}

/** Threads by their best posts; of those alike the newer first. */
export function bestOfThreads(
  matches: readonly Match[],
  { now, order }: { now: Date; order: 'best' | 'newest' },
): Best[] {
  const best = new Map<number, Best>();
  for (const { tid, pid, postedAt, relevance } of matches) {
    const score = order === 'newest' ? postedAt : scoreOf(relevance, postedAt, now);
    const known = best.get(tid);
    if (!known || score > known.score || (score === known.score && pid > known.pid)) best.set(tid, { tid, pid, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || b.pid - a.pid);
}
