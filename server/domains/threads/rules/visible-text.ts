import { bytesOf } from '../../../../contract/primitives/marks.ts';
import { replaceEmoticons } from '../../../../contract/primitives/post-text.ts';
import { oneLine } from '../../../platform/one-line.ts';

/** Characters that draw nothing: joiners, marks of direction, fillers that look empty, controls. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]+$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Counts what a reader sees, up to `stopAt`: a character with its marks or a joined emoji is one, a run of spaces is
 * one, spaces at the ends and characters without a picture are none, an emoticon is one.
 */
export function visibleLength(text: string, stopAt = Number.POSITIVE_INFINITY): number {
  const plain = replaceEmoticons(text, '☺');
  let seen = 0;
  let spaceWaits = false;
  for (const { segment } of graphemes.segment(plain)) {
    if (/^\s+$/u.test(segment)) {
      spaceWaits = seen > 0;
    } else if (!invisible.test(segment)) {
      seen += spaceWaits ? 2 : 1;
      spaceWaits = false;
      if (seen >= stopAt) return stopAt;
    }
  }
  return seen;
}

/** The most bytes that a line about a post takes, whatever marks its characters carry. */
const mostBytes = 500;
const ellipsis = '…';

/** The beginning of a text for a list, on one line, cut between words where it can be. */
export function excerpt(text: string, max: number): string {
  const line = oneLine(replaceEmoticons(text, ' '));
  let result = '';
  let count = 0;
  let bytes = bytesOf(ellipsis);
  for (const { segment } of graphemes.segment(line)) {
    bytes += bytesOf(segment);
    if (count === max || bytes > mostBytes) {
      const lastSpace = result.lastIndexOf(' ');
      return `${(lastSpace > result.length * 0.6 ? result.slice(0, lastSpace) : result).trimEnd()}${ellipsis}`;
    }
    result += segment;
    count += 1;
  }
  return line;
}
