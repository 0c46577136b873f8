import type { Db } from '../../platform/context.ts';

/** A member as they are chosen. */
export interface Chosen {
  uid: number;
  country_fid: number;
}

/** What campaigns ask of notices, which stand above them; plugged in `server/app`. */
export interface CampaignPorts {
  /** Whether these members switched campaigns off, and until when they are not to be disturbed. */
  receivingOf(
    db: Db,
    members: readonly Chosen[],
    now: Date,
  ): Promise<(uid: number) => { muted: boolean; quietUntil: Date | undefined }>;
  /** Members who switched campaigns off, read on from one. */
  mutedAfter(db: Db, after: number, most: number): Promise<number[]>;
}
