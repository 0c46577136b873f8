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

/** A text's beginning, and each of its moments with what follows. */
function cutAtMoments(text: string): { before: string; marked: readonly { moment: Moment; after: string }[] } {
  const [before = '', ...rest] = text.split(token);
  const marked = rest.map((part) => {
    const [, at, length, after = ''] = /^(-?\d{1,15})([sl]);([\s\S]*)$/.exec(part) ?? [];
    return { moment: { at: Number(at), short: length === 's' }, after };
  });
  return { before, marked };
}

export const momentsIn = (text: string): Moment[] => cutAtMoments(text).marked.map(({ moment }) => moment);

/** Names what a text says of its moments; empty where it names none. */
export function saidOf(moments: readonly Moment[], words: WordsOf): string {
  return moments.length === 0 ? '' : ` ${digestOf(moments.map(words).join('\n'))}`;
}

export function withWords(text: string, words: WordsOf): string {
  const { before, marked } = cutAtMoments(text);
  return before + marked.map(({ moment, after }) => escapeHtml(words(moment)) + after).join('');
}

/** The same of bytes, which are left as they are where they name no moment. */
export const bytesWithWords = (bytes: Buffer, words: WordsOf): Buffer =>
  bytes.includes(token) ? Buffer.from(withWords(bytes.toString(), words)) : bytes;

export const saidInBytes = (bytes: Buffer, words: WordsOf): string =>
  bytes.includes(token) ? saidOf(momentsIn(bytes.toString()), words) : '';
