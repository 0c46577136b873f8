import type { TaskFigure } from '../../../contract/domains/tasks/limits.ts';
import type { TaskRow } from '../../../contract/domains/tasks/shapes.ts';
import type { IconName } from '../../design/icon-names.ts';

const icons: Readonly<Partial<Record<string, IconName>>> = {
  check_in: 'calendar',
  streak: 'calendar',
  join: 'user-plus',
  verify_email: 'badge-check',
  complete_profile: 'circle-user',
  publish: 'square-pen',
  reply: 'message-circle',
  reply_got: 'message-circle',
  vote: 'chart-column',
  like: 'heart',
  like_got: 'heart',
  follow: 'users',
  follow_got: 'users',
  digest: 'sparkles',
  report_bug: 'wrench',
  bug_solved: 'wrench',
  enter_photo: 'camera',
  win_contest: 'trophy',
} satisfies Record<TaskFigure, IconName>;

/** What is counted, as a picture; a figure that this page doesn't know yet has the list's own. */
export const iconOf = (figure: string): IconName => icons[figure] ?? 'list-checks';

const words: Readonly<Partial<Record<string, string>>> = {
  vote: 'tasks.findOne',
  verify_email: 'tasks.verifyIt',
} satisfies Partial<Record<TaskFigure, string>>;

/** Text id of the button that leads to where something is done. */
export const wayTextOf = (figure: string): string => words[figure] ?? 'tasks.go';

const ways: Readonly<Partial<Record<string, string>>> = {
  check_in: '/',
  streak: '/',
  verify_email: '/ucenter/setting/account',
  complete_profile: '/ucenter/setting/basicinfo',
  publish: '/note/thread',
  digest: '/note/thread',
  report_bug: '/buglist/add',
  bug_solved: '/buglist/add',
  enter_photo: '/photos',
  win_contest: '/photos',
  reply_got: '/note/thread',
  like_got: '/note/thread',
  reply: '/latest',
  like: '/latest',
  vote: '/latest',
  follow: '/find',
  follow_got: '/note/thread',
} satisfies Partial<Record<TaskFigure, string>>;

/** Where a figure of a medal grows; undefined where no page is about it. */
export const wayOf = (figure: string): string | undefined => ways[figure];

/** What is said of a task beside what it gives: how far it is, or its sentence where it is one step. */
export const saysSentence = (task: Pick<TaskRow, 'need' | 'description' | 'status'>): boolean =>
  task.need === 1 && task.status === 0 && task.description !== '';

/** A meter says something between nothing and all. */
export const hasMeter = ({ have, need }: { have: number; need: number }): boolean => have > 0 && have < need;
