import type { Refusal } from '../../refusal.ts';

/** Expected refusals of private messages (D2 §5, §8). */
export const messagesRefusals = {
  'messages.not_exist': {},
  /** Nobody is there to write to, or one of the two has blocked the other. */
  'messages.cannot_start': {},
  'messages.you_blocked': {},
  'messages.yourself': {},
  'messages.no_recipient': {},
  'messages.blank': {},
  'messages.may_not_speak': {},
  'messages.unverified': {},
  'messages.needs_consent': {},
  /** So much was written to somebody who has not answered. */
  'messages.wait_for_answer': {},
  'messages.too_many_begun': {},
  /** It holds a word that the writer's country doesn't take. */
  'messages.word_refused': {},
  /** It holds emoticons of a pack that the store sells, and that its writer has not bought. */
  'messages.pack_not_owned': {},
} as const satisfies Record<string, Refusal>;
