import { pollLimits } from '../../../../../../contract/domains/threads/kinds/poll/limits.ts';
import { replaceEmoticons } from '../../../../../../contract/primitives/post-text.ts';
import { visibleLength } from '../../../../../../contract/primitives/visible-length.ts';
import type { RefusalName } from '../../../../../../contract/refusals.ts';
import { oneLine } from '../../../../../platform/one-line.ts';

/** An option as it was sent: its words, and the number of its picture, 0 for none. */
export interface SentOption {
  message: string;
  aid: number;
}

type Options = { ok: true; options: SentOption[] } | { ok: false; refusal: RefusalName };

const refused = (refusal: RefusalName): Options => ({ ok: false, refusal });
const alike = (message: string): string => message.toLocaleLowerCase('en');

/** A poll's options on one line each and in words alone: so many, none empty, none twice. */
export function takeOptions(texts: readonly string[], aids: readonly number[], maxChoices: number): Options {
  const { optionsMin, optionsMax, optionMax } = pollLimits;
  if (texts.length < optionsMin || texts.length > optionsMax) return refused('threads.poll_options_count');
  const options = texts.map((text, at) => ({ message: oneLine(replaceEmoticons(text, ' ')), aid: aids[at] ?? 0 }));
  const lengths = options.map(({ message }) => visibleLength(message, optionMax + 1));
  if (lengths.includes(0)) return refused('threads.poll_option_empty');
  if (lengths.some((length) => length > optionMax)) return refused('threads.poll_option_too_long');
  if (new Set(options.map(({ message }) => alike(message))).size < options.length) {
    return refused('threads.poll_options_alike');
  }
  return maxChoices > options.length ? refused('threads.poll_choices') : { ok: true, options };
}

/** A vote's choices, each once and in order; refused where there are none, too many, or one that the poll hasn't. */
export function takeChoices(
  asked: readonly number[],
  poll: { max_choices: number; options: readonly { a_id: number }[] },
): { ok: true; choices: number[] } | { ok: false; refusal: RefusalName } {
  const choices = [...new Set(asked)].sort((a, b) => a - b);
  const known = new Set(poll.options.map(({ a_id }) => a_id));
  if (choices.length === 0 || choices.some((each) => !known.has(each))) {
    return { ok: false, refusal: 'threads.poll_unknown_option' };
  }
  if (choices.length > poll.max_choices) return { ok: false, refusal: 'threads.poll_too_many_choices' };
  return { ok: true, choices };
}
