import { createHash } from 'node:crypto';

/** What a reader's order of a contest is drawn by: a member's own, a guest's of the day. */
export function seedOf(contest: number, { uid, now }: { uid: number; now: Date }): { seed: string; start: number } {
  const who = uid === 0 ? `day:${now.toISOString().slice(0, 'yyyy-mm-dd'.length)}` : `uid:${uid}`;
  const hash = createHash('sha256').update(`${contest} ${who}`).digest();
  return { seed: hash.toString('hex').slice(0, 32), start: hash.readUInt32BE(28) >>> 1 };
}
