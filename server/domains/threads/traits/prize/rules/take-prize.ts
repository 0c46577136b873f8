import { prizeLimits } from '../../../../../../contract/domains/threads/traits/prize/limits.ts';
import { replaceEmoticons } from '../../../../../../contract/primitives/post-text.ts';
import { visibleLength } from '../../../../../../contract/primitives/visible-length.ts';
import { oneLine } from '../../../../../platform/one-line.ts';

/** What was won, on one line; empty where nothing visible was said, undefined where it is too long. */
export function whatWon(sent: string): string | undefined {
  const what = oneLine(replaceEmoticons(sent, ' '));
  const length = visibleLength(what, prizeLimits.whatMax + 1);
  if (length > prizeLimits.whatMax) return undefined;
  return length === 0 ? '' : what;
}
