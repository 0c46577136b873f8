import { type TrustLevel, trustLevels, trustTable } from '../../../../../contract/domains/review/held/limits.ts';

/** What is known of a member's conduct. */
export interface Conduct {
  /** Whole days since they wrote first. */
  days: number;
  /** Posts of theirs that stand. */
  posts: number;
  /** Likes that those got. */
  likes: number;
  /** Posts that moderators took down or refused lately. */
  upheld: number;
}

/** How far somebody is trusted: by the table, and a level less for each post that was taken down. */
export function trustOf({ days, posts, likes, upheld }: Conduct): TrustLevel {
  const reaches = ({ known, trusted }: typeof trustTable): number => {
    const has = (least: { days: number; posts: number; likes: number }) =>
      days >= least.days && posts >= least.posts && likes >= least.likes;
    return has(trusted) ? 2 : has(known) ? 1 : 0;
  };
  return trustLevels[Math.max(0, reaches(trustTable) - upheld)]!;
}
