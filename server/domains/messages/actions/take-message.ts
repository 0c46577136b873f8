import { packsIn } from '../../../../contract/primitives/emoticons.ts';
import type { TextFormat } from '../../../../contract/primitives/text-format.ts';
import { visibleLength } from '../../../../contract/primitives/visible-length.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findWords, verdictOn, type WordLists } from '../../moderation/index.ts';
import { packsOf } from '../../store/index.ts';
import { maskedText } from '../rules/masked.ts';
import { messageText } from '../rules/message-text.ts';

/**
 * The words of a message as they are stored. Words that the writer's country doesn't take are refused, those to be covered
 * are covered; none waits for a moderator, since nobody but the recipient reads it.
 */
export async function takeMessage(
  { db, actor }: MemberCtx,
  wordLists: WordLists,
  { message, format, picture = false }: { message: string; format?: TextFormat | undefined; picture?: boolean },
): Promise<string> {
  const text = format === 'plain' ? message.trim() : messageText(message);
  // What shows nothing says nothing.
  if (visibleLength(text, 1) === 0) return picture ? '' : refuse('messages.blank');
  const packs = packsIn(text);
  if (packs.length > 0) {
    const { usable } = await packsOf(db, actor.uid);
    const lacking = packs.find((pack) => !usable.includes(pack));
    if (lacking) refuse('messages.pack_not_owned', { values: { pack: lacking } });
  }
  const words = await wordLists(db, actor.countryFid);
  const verdict = verdictOn(findWords(words, text));
  if (verdict?.action === 'refuse') refuse('messages.word_refused', { values: { word: verdict.words[0]! } });
  return maskedText(words, text);
}
