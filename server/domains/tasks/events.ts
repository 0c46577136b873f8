import { defineEvent } from '../../platform/outbox/event.ts';

/** A finished task was paid, claimed or by itself. */
export const taskPaid = defineEvent<{ uid: number; taskid: number; period: string; at: number }>('tasks.task-paid');
