import { randomBytes } from 'node:crypto';
import { escapeHtml } from '../platform/escape-html.ts';
import { digestOf } from '../platform/pieces/digest.ts';

/** When something was, as a page says it; a short one stands at the end of a line. */
export interface Moment {
  at: number;
  short: boolean;
}

/** How a page says a moment to whom it is sent. */
export type WordsOf = (moment: Moment) => string;

/** Nobody can write it in a post: it is made for this process. */
const token = `m${randomBytes(12).toString('hex')}`;

/** Stands for a moment in what is drawn and cached, until a page is sent: only then is it known how long ago it was. */
export const markOf = ({ at, short }: Moment): string => `${token}${at}${short ? 's' : 'l'};`;

/** Names what a page says of its moments. */
export const saidOf = (moments: readonly Moment[], words: WordsOf): string => digestOf(moments.map(words).join('\n'));

/** A text with words in place of its marks, and the moments that it names. */
export function withWords(text: string, words: WordsOf): { text: string; moments: Moment[] } {
  const [before = '', ...rest] = text.split(token);
  const moments: Moment[] = [];
  const said = rest.map((part) => {
    const [mark = '', at, length] = /^(-?\d{1,15})([sl]);/.exec(part) ?? [];
    const moment = { at: Number(at), short: length === 's' };
    moments.push(moment);
    return escapeHtml(words(moment)) + part.slice(mark.length);
  });
  return { text: before + said.join(''), moments };
}
