import type { Refusal } from '../../refusal.ts';

/** Expected refusals of tasks and medals. */
export const tasksRefusals = {
  'tasks.task_unknown': {},
  'tasks.unfinished': {},
  'tasks.claimed': {},
  'tasks.period_over': {},
  'tasks.task_closed': {},
  'tasks.medal_unknown': {},
  'tasks.medal_not_yours': {},
  'tasks.worn_many': {},
  'tasks.unnamed': {},
  'tasks.tasks_full': {},
  'tasks.medals_full': {},
  'tasks.changed_meanwhile': {},
  'tasks.figure_stays': {},
  'tasks.nothing_earned': {},
  'tasks.medal_had': {},
  'tasks.member_unknown': {},
} as const satisfies Record<string, Refusal>;
