import { type FigureSources, ours, rule } from './source.ts';

export const tasks: FigureSources = {
  file: 'contract/domains/tasks/limits.ts',
  sources: {
    taskPeriods: ours(['daily', 'weekly', 'once'], 'DECISIONS "Boards with a purpose", task'),
    medalSpans: ours(['day', 'week', 'ever'], 'the spans that are counted'),
    taskFigures: ours(
      [
        ...['check_in', 'streak', 'join', 'verify_email', 'complete_profile', 'publish', 'reply', 'reply_got', 'vote'],
        ...['like', 'like_got', 'follow', 'follow_got', 'digest', 'report_bug', 'bug_solved'],
        ...['enter_photo', 'win_contest'],
      ],
      'the declared deeds (decision 0123), by whom and to whom',
    ),
    'taskLimits.title': ours(60, 'one line and a half of a phone'),
    'taskLimits.text': ours(160, 'two lines on a phone'),
    'taskLimits.url': ours(200, 'no address of a page is longer'),
    'taskLimits.need': ours(100_000, 'no figure of a member is higher in years'),
    'taskLimits.xgold': ours(10_000, 'what a hundred invited friends bring'),
    'taskLimits.position': ours(10_000, 'room between any two'),
    'taskLimits.open': ours(100, 'no list of tasks that is read is longer'),
    'taskLimits.kinds': ours(200, 'all of them are read at once'),
    'taskLimits.worn': rule('R-MED-004', 'visible'),
    'taskLimits.wornSent': ours(200, 'as many as there are kinds'),
    'taskLimits.actDays': ours(90, 'what is undone later has earned all the same'),
    'taskLimits.endedDays': ours(1, 'yesterday is said, and no more'),
  },
};
