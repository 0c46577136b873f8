import { proofSeconds } from '../../contract/primitives/access-limits.ts';

/** Whether somebody has shown within the last quarter of an hour that the session is theirs. */
export const isRecent = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() < proofSeconds * 1000;
