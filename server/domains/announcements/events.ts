import { defineEvent } from '../../platform/outbox/event.ts';
import type { Words } from './rules/words.ts';

/** A campaign reached these members. */
export const campaignSent = defineEvent<
  {
    campaign: number;
    uids: number[];
    /** Devices are notified as well. */
    pushed: boolean;
    /** Where it leads; empty for nowhere. */
    path: string;
    /** Distinguishes what an operator sent to themselves. */
    once: string;
    at: number;
  } & Words
>('announcements.campaign-sent');
