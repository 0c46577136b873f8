import { defineReason, type MoneyPages, type MoneyReason } from '../../platform/money-reason.ts';

/** A finished task, claimed or paid by itself. */
export const taskDone = defineReason('tasks', 'task');

/** Why money moves here. */
export const tasksReasons: readonly MoneyReason[] = [taskDone];

/** Entries of tasks lead to their list. */
export const tasksMoneyPages: MoneyPages = async (_, references) =>
  new Map(references.map((reference) => [reference, '/task']));
