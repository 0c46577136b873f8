import { defineEvent } from '../../platform/outbox/event.ts';

/** What a contest is called, in each language. */
export type Titles = { title_en: string; title_fr: string; title_hi: string };

/** A member's photo stands in a contest, for everybody to see. */
export const entryShown = defineEvent<{ contest: number; tid: number; uid: number; at: number } & Titles>(
  'contests.entry-shown',
);

/** A contest closed that a member has entered. */
export const contestClosed = defineEvent<{ contest: number; uid: number; at: number } & Titles>(
  'contests.contest-closed',
);

/** An entry won a prize. */
export const contestWon = defineEvent<
  { contest: number; tid: number; uid: number; place: number; xgold: number; at: number } & Titles
>('contests.contest-won');
