/** A thread that has ten times the votes stands as high as one that is this many seconds younger. */
export const secondsForTenfold = 45_000;
const replyWeight = 2;

/** How hot a thread is; it changes only with likes and replies, so that nothing need be computed as time passes. */
export function heatScore(likes: number, replies: number, createdAt: Date): number {
  const votes = Math.max(1, likes + replyWeight * replies);
  return Math.log10(votes) + createdAt.getTime() / 1000 / secondsForTenfold;
}
