import { defineReason, type MoneyReason } from '../../platform/money-reason.ts';

/** A finished task, claimed or paid by itself. */
export const taskDone = defineReason('tasks', 'task');

/** Why money moves here. */
export const tasksReasons: readonly MoneyReason[] = [taskDone];
