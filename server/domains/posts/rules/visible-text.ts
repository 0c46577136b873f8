import { fewJoined } from '../../../../contract/primitives/joined.ts';
import { bytesOf } from '../../../../contract/primitives/marks.ts';
import { replaceEmoticons } from '../../../../contract/primitives/post-text.ts';
import { oneLine } from '../../../platform/one-line.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The most bytes that a line about a post takes, whatever marks its characters carry. */
const mostBytes = 500;
const ellipsis = '…';

/** Characters that are drawn each by itself, whatever follows: no marks, joiners or halves of a pair. */
const eachAlone = /^[\x20-\x7e\u00a0-\u02ff]*$/;

/** The beginning of a text for a list, on one line, cut between words where it can be. */
export function excerpt(text: string, max: number): string {
  const line = oneLine(fewJoined(replaceEmoticons(text, ' ')));
  // Most lines are of plain letters: to look for what is drawn as one takes ten times as long as to cut them.
  const head = line.slice(0, max + 1);
  if (eachAlone.test(head) && bytesOf(head) + bytesOf(ellipsis) <= mostBytes)
    return line.length <= max ? line : cut(head.slice(0, max));
  let result = '';
  let count = 0;
  let bytes = bytesOf(ellipsis);
  for (const { segment } of graphemes.segment(line)) {
    bytes += bytesOf(segment);
    if (count === max || bytes > mostBytes) return cut(result);
    result += segment;
    count += 1;
  }
  return line;
}

/** Ends with its last word where that isn't far before the end. */
function cut(text: string): string {
  const lastSpace = text.lastIndexOf(' ');
  return `${(lastSpace > text.length * 0.6 ? text.slice(0, lastSpace) : text).trimEnd()}${ellipsis}`;
}
