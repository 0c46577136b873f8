import type { TaskFigure } from '../../../../contract/domains/tasks/limits.ts';

/** What a deed counts: for whoever does it, for whom it is done to, and how far somebody got by it. */
export interface Counted {
  by?: TaskFigure;
  to?: TaskFigure;
  reached?: TaskFigure;
  /** It can't be done again, so that its acts needn't be known for good. */
  comesOnce?: true;
}

/** The declared deeds that are counted, by their names (decision 0123). */
export const countedDeeds: Readonly<Record<string, Counted>> = {
  check_in: { by: 'check_in', reached: 'streak', comesOnce: true },
  join: { by: 'join' },
  verify_email: { by: 'verify_email' },
  complete_profile: { by: 'complete_profile' },
  publish: { by: 'publish', comesOnce: true },
  reply: { by: 'reply', to: 'reply_got', comesOnce: true },
  reply_privately: { by: 'reply', to: 'reply_got', comesOnce: true },
  vote: { by: 'vote', comesOnce: true },
  like: { by: 'like', to: 'like_got' },
  follow: { by: 'follow', to: 'follow_got' },
  digest_1: { by: 'digest', comesOnce: true },
  digest_2: { by: 'digest', comesOnce: true },
  digest_3: { by: 'digest', comesOnce: true },
  report_bug: { by: 'report_bug', comesOnce: true },
  bug_solved: { by: 'bug_solved' },
  enter_photo: { by: 'enter_photo', comesOnce: true },
  win_contest: { by: 'win_contest', comesOnce: true },
};

/** Deeds whose acts may be deleted in time. */
export const deedsThatComeOnce: readonly string[] = Object.entries(countedDeeds).flatMap(([name, { comesOnce }]) =>
  comesOnce ? [name] : [],
);
