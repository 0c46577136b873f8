import { defineEvent } from '../../platform/outbox/event.ts';

/** An application to become a creator was answered; `at` in milliseconds. */
export const applicationGranted = defineEvent<{ uid: number; application: number; at: number }>(
  'creator.application-granted',
);
export const applicationRefused = defineEvent<{ uid: number; application: number; at: number }>(
  'creator.application-refused',
);

/** A creator was paid for a month, `2026-11`. */
export const incomePaid = defineEvent<{ uid: number; month: string; xgold: number; at: number }>('creator.income-paid');
