import { defineEvent } from '../../platform/outbox/event.ts';

/** What a prize is called, in each language. */
export type PrizeNames = { prize_en: string; prize_fr: string; prize_hi: string };

type Won = { drawid: number; place: number; uid: number; until: number; at: number } & PrizeNames;

/** A member won a prize, and says until a day where it goes. */
export const drawWon = defineEvent<Won>('draw.won');

/** That day is near, and nothing was said. */
export const addressDue = defineEvent<Won>('draw.address-due');

/** Nobody claimed a prize in time: it was drawn again. */
export const drawnAgain = defineEvent<Omit<Won, 'until'>>('draw.drawn-again');

/** A prize was sent. */
export const prizeSent = defineEvent<Omit<Won, 'until'>>('draw.prize-sent');
