import { folded } from './words.ts';

/** What stands within a word of a name: some write it, some don't. */
const within = /(?<=[\p{L}\p{M}\p{N}])[-\u2010-\u2013_'\u2019\u02bc.](?=[\p{L}\p{N}])/gu;
/** What parts the thousands of a figure. */
const thousands = /(?<=\d)[ ,\u00a0\u202f](?=\d{3}(?!\d))/g;
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu;
/** Where characters end and a figure begins, or the other way round. */
const edge = /(?<=\d)(?=[^\d ])|(?<=[^\d ])(?=\d)/g;
const article = /^(?:\u0627\u0644)(?=..)/u;

/**
 * The form under which a name is found by its beginning, however it and the question are written: `Hot-40i` and
 * `hot 40i` are one, `الشاشة` is found as `شاشة` is.
 */
export function nameForm(name: string): string {
  const plain = folded(name.trim().replace(/^[@#]/, ''));
  const words = plain
    .replaceAll(within, '')
    .replaceAll(thousands, '')
    .replaceAll(betweenWords, ' ')
    .replaceAll(edge, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(article, ''));
  // A name of signs alone is found as it is written.
  return words.join(' ') || plain;
}
