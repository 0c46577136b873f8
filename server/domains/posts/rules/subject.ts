import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { replaceEmoticons } from '../../../../contract/primitives/post-text.ts';
import { visibleLength } from '../../../../contract/primitives/visible-length.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import { oneLine } from '../../../platform/one-line.ts';

type SubjectResult = { ok: true; subject: string } | { ok: false; refusal: RefusalName };

/**
 * A title on one line and in words alone, since it also stands where no emoticon can be drawn: something must be seen of it (R-THR-026), and not too
 * much.
 */
export function takeSubject(input: string): SubjectResult {
  const subject = oneLine(replaceEmoticons(input, ' '));
  const length = visibleLength(subject, postLimits.subjectMax + 1);
  if (length === 0) return { ok: false, refusal: 'threads.subject_empty' };
  if (length > postLimits.subjectMax) return { ok: false, refusal: 'threads.subject_too_long' };
  return { ok: true, subject };
}
