import type { OwnWin } from '../../../contract/domains/draw/shapes.ts';

/** Whether a day that was named is over. */
export const isPast = (at: number): boolean => at * 1000 < Date.now();

/** Whether a winner can still say where the prize goes. */
export const mayGive = ({ state, sent_at, give_by }: Pick<OwnWin, 'state' | 'sent_at' | 'give_by'>): boolean =>
  state === 'won' && sent_at === 0 && !isPast(give_by);

/** A ticket as people read it: six figures at least, in threes that stay together. */
export function ticketWords(ticket: number): string {
  const figures = String(ticket).padStart(6, '0');
  const first = figures.length % 3;
  const threes = figures.slice(first).match(/.{3}/g) ?? [];
  return [figures.slice(0, first), ...threes].filter(Boolean).join('\u202f');
}

/** The figures of a ticket one by one. */
export const ticketFigures = (ticket: number): string[] => [...String(ticket).padStart(6, '0')];

/** Hexadecimal figures in groups of four, which can be compared by eye. */
export const fours = (hex: string): string => hex.replace(/(.{4})(?=.)/g, '$1 ');

/** A number that an address names; 0 where it is none. */
export const numberOf = (text: string | undefined | null): number =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0;

/** The page that computes a draw again: one of its own, outside the router's. */
export const checkPath = (drawid: number): `/${string}` => `/jackpot/check?draw=${drawid}`;
