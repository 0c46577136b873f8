import { replaceEmoticons } from './post-text.ts';

/** Characters that draw nothing: joiners, marks of direction, fillers that look empty, controls. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]+$/u;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Code points that one character takes of a limit; none with its accents has more. */
const codePointsOfOne = 8;
/** Those of the alphabet, figures, and the signs that join them or carry their vowels; accents are of what they stand on. */
const typedSigns = /[\p{L}\p{N}]|(?!\p{Script=Inherited})\p{M}/gu;
const plain = /^[\x20-\x7e]*$/;

/**
 * What a text takes of an upper limit, up to `stopAt`: what is drawn as one counts one, and one more for each further 8
 * code points that it begins. A run of spaces is one, spaces at the ends and characters without a picture are none, an
 * emoticon is one.
 */
export const visibleLength = (text: string, stopAt = Number.POSITIVE_INFINITY): number =>
  counted(text, stopAt, (cluster) => Math.ceil([...cluster].length / codePointsOfOne));

/**
 * What a text has toward a lower limit, up to `stopAt`: each character of an alphabet, figure and sign that was typed, so
 * that those which are drawn as one count as they do in English; whatever else is seen counts one.
 */
export const typedLength = (text: string, stopAt = Number.POSITIVE_INFINITY): number =>
  counted(text, stopAt, (cluster) => cluster.match(typedSigns)?.length ?? 1);

function counted(text: string, stopAt: number, weightOf: (cluster: string) => number): number {
  const words = replaceEmoticons(text, '☺');
  // Each of them counts one either way.
  if (plain.test(words)) return Math.min(words.trim().replace(/ +/g, ' ').length, stopAt);
  let seen = 0;
  let spaceWaits = false;
  for (const { segment } of clusters.segment(words)) {
    if (/^\s+$/u.test(segment)) {
      spaceWaits = seen > 0;
    } else if (!invisible.test(segment)) {
      seen += (spaceWaits ? 1 : 0) + weightOf(segment);
      spaceWaits = false;
      if (seen >= stopAt) return stopAt;
    }
  }
  return seen;
}

/** The beginning of a text that a limit lets through, for a field that takes no more. */
export function withinLength(text: string, most: number): string {
  if (text.length <= most || visibleLength(text, most + 1) <= most) return text;
  const begins = Array.from(clusters.segment(text), ({ index }) => index);
  let fits = 0;
  let last = begins.length - 1;
  while (fits < last) {
    const middle = Math.ceil((fits + last) / 2);
    if (visibleLength(text.slice(0, begins[middle]), most + 1) <= most) fits = middle;
    else last = middle - 1;
  }
  return text.slice(0, begins[fits]);
}
