const dayMilliseconds = 86_400_000;
/** Days after which freshness counts half. */
const halfDays = 60;
/** What a post of any age has of its relevance. */
const lasting = 0.4;

/** Relevance by the words, lowered by age to no less than two fifths: an old post that fits stays before a new one that hardly does. */
export function scoreOf(relevance: number, postedAt: number, now: Date): number {
  const days = Math.max(0, now.getTime() - postedAt) / dayMilliseconds;
  return relevance * (lasting + (1 - lasting) / (1 + days / halfDays));
}
