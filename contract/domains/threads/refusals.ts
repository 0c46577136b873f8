import type { Refusal } from '../../refusal.ts';
import { kindRefusals } from './kind-refusals.ts';
import { roomRefusals } from './rooms.ts';

/** Expected refusals of threads and replies (D1 §8, D2 §5, §8). */
export const threadsRefusals = {
  'threads.need_login': { errCode: 401 },
  'threads.not_exist': { errCode: 10243 },
  'threads.post_not_exist': {},
  'threads.no_permission': { code: 3 },
  'threads.subject_empty': {},
  'threads.message_empty': {},
  'threads.message_too_short': {},
  'threads.message_too_long': {},
  /** Its markup and marks take more room than so many characters need. */
  'threads.message_too_heavy': {},
  'threads.subject_too_long': {},
  'threads.pasted_document': {},
  'threads.pasted_image': {},
  'threads.too_many_pictures': {},
  /** It holds emoticons of a pack that the store sells, and that its writer has not bought. */
  'threads.pack_not_owned': {},
  'threads.unknown_board': {},
  'threads.regular_posts_off': {},
  'threads.closed': {},
  'threads.not_yours': {},
  'threads.undo_too_late': {},
  'threads.answer_is_reply': {},
  'threads.foreign_uid': {},
  'threads.may_not_speak': {},
  'threads.unverified': {},
  'threads.needs_consent': {},
  'threads.banned': {},
  'threads.schedule_in_past': {},
  /** The reader has blocked the author. */
  'threads.author_blocked': {},
  /** One of the two has blocked the other. */
  'threads.kept_apart': {},
  'threads.reward_own': {},
  /** The author's account is closed, or has no access. */
  'threads.reward_not_received': {},
  'threads.reward_already': {},
  /** Nothing may be given any more today; of `reward_left` a little still may. */
  'threads.reward_daily': {},
  'threads.reward_left': {},
  /** The author has had from new accounts all that they may give in a day. */
  'threads.gift_limit': {},
  ...roomRefusals,
  ...kindRefusals,
} as const satisfies Record<string, Refusal>;
