import type { TaskFigure } from '../../../../contract/domains/tasks/limits.ts';

/** What a deed counts: for whoever does it, for whom it is done to, and how far somebody got by it. */
export interface Counted {
  by?: TaskFigure;
  to?: TaskFigure;
  reached?: TaskFigure;
}

/** The declared deeds that are counted, by their names (decision 0123). */
export const countedDeeds: Readonly<Record<string, Counted>> = {
  check_in: { by: 'check_in', reached: 'streak' },
  join: { by: 'join' },
  verify_email: { by: 'verify_email' },
  complete_profile: { by: 'complete_profile' },
  publish: { by: 'publish' },
  reply: { by: 'reply', to: 'reply_got' },
  reply_privately: { by: 'reply', to: 'reply_got' },
  vote: { by: 'vote' },
  like: { by: 'like', to: 'like_got' },
  follow: { by: 'follow', to: 'follow_got' },
  digest_1: { by: 'digest' },
  digest_2: { by: 'digest' },
  digest_3: { by: 'digest' },
  report_bug: { by: 'report_bug' },
  bug_solved: { by: 'bug_solved' },
  enter_photo: { by: 'enter_photo' },
  win_contest: { by: 'win_contest' },
};
