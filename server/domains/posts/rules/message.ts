import { mostBytes, postLimits } from '../../../../contract/domains/posts/limits.ts';
import { bytesOf } from '../../../../contract/primitives/marks.ts';
import type { TextFormat } from '../../../../contract/primitives/text-format.ts';
import { typedLength, visibleLength } from '../../../../contract/primitives/visible-length.ts';
import { cleanRichText } from './rich-text.ts';

type MessageRefusal =
  | 'threads.message_empty'
  | 'threads.message_too_short'
  | 'threads.message_too_long'
  | 'threads.message_too_heavy'
  | 'threads.pasted_document'
  | 'threads.pasted_image';

type MessageResult =
  | { ok: true; html: string; text: string; aids: number[] }
  /** `text` is what was said, so that the writer loses nothing. */
  | { ok: false; refusal: MessageRefusal; text: string };

/** Takes in what a member wrote: cleaned, or refused by name. Lengths are of visible characters. */
export function takeMessage(
  input: string,
  limits: { least: number; most: number },
  format?: TextFormat,
): MessageResult {
  if (input.length > postLimits.rawMessageMax) return { ok: false, refusal: 'threads.message_too_long', text: '' };
  const { html, text, aids, pasted } = cleanRichText(input, format);
  const refuse = (refusal: MessageRefusal): MessageResult => ({ ok: false, refusal, text });
  if (pasted === 'document') return refuse('threads.pasted_document');
  if (pasted === 'image') return refuse('threads.pasted_image');
  const length = visibleLength(text, limits.most + 1);
  if (length === 0 && limits.least > 0) return refuse('threads.message_empty');
  if (typedLength(text, limits.least) < limits.least) return refuse('threads.message_too_short');
  if (length > limits.most) return refuse('threads.message_too_long');
  if (bytesOf(html) > mostBytes(limits.most)) return refuse('threads.message_too_heavy');
  return { ok: true, html, text, aids };
}
