import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import {
  defineSystemNotice,
  type Facts,
  type NoticeKind,
  type NoticeParts,
  type Notification,
  notifies,
  opensNothing,
  toMember,
} from '../../../platform/notice-kind.ts';
import { groundsFacts, saidIn, wordsOfRule } from '../../moderation/index.ts';
import { memberWarned, postModerated } from './events.ts';

/** The thread; nothing where none is named. */
const inThreadOf = ({ tid }: Facts): '' | `/${string}` =>
  tid === undefined ? opensNothing : `/forum/${boardFids.common}/${tid}`;
export const inThread: NoticeKind['to'] = inThreadOf;
/** What was done, why, and the appeal against it; notices of before the appeal lead to those who run the site. */
export const toAct: NoticeKind['to'] = ({ act = 0 }) => (act === 0 ? '/feedback' : `/appeal?act=${act}`);
/** The same of what still has a page. */
const toActOrThread: NoticeKind['to'] = (facts) => (facts.act ? `/appeal?act=${facts.act}` : inThreadOf(facts));

const about = (kind: string, to: NoticeKind['to']): NoticeKind =>
  defineSystemNotice('threads', kind, { to, words: wordsOfRule, quote: saidIn });

const pinned = about('post_pinned', inThread);
const featured = about('post_featured', inThread);
const highlighted = about('post_highlighted', inThread);
const moved = about('post_moved', toActOrThread);
const closed = about('post_closed', toActOrThread);
const reopened = about('post_reopened', inThread);
const hidden = about('post_hidden', toAct);
const shown = about('post_shown', inThread);
const deleted = about('post_deleted', toAct);
const restored = about('post_restored', inThread);
const warned = about('member_warned', toAct);

type Moderated = Parameters<typeof postModerated>[0];

/** What is taken back of a pin, a digest or a colour is no news; all else is. */
function kindOf({ act, on }: Pick<Moderated, 'act' | 'on'>): NoticeKind | undefined {
  const given = { pin: pinned, digest: featured, highlight: highlighted };
  if (act === 'pin' || act === 'digest' || act === 'highlight') return on > 0 ? given[act] : undefined;
  if (act === 'close') return on > 0 ? closed : reopened;
  if (act === 'ban') return on > 0 ? hidden : shown;
  return { move: moved, delete: deleted, restore: restored }[act];
}

/** The author is notified with the rule and the moderator's words; not of what they did themselves. */
export function notifyAuthor(event: Moderated): Notification[] {
  const { tid, pid, uid, byUid, first, subject, at, on, actId = 0 } = event;
  const kind = kindOf(event);
  if (!kind || uid === byUid) return [];
  const facts = { about: first ? 'thread' : 'reply', tid, subject, level: on, act: actId, ...groundsFacts(event) };
  return [toMember(kind, { uid, once: `${pid}:${at}`, at, facts })];
}

/** The rule, the reason, and the way to appeal. */
export function notifyWarned(event: Parameters<typeof memberWarned>[0]): Notification[] {
  const { uid, act, at } = event;
  return [toMember(warned, { uid, once: act, at, facts: { act, ...groundsFacts(event) } })];
}

/** What authors are notified of: what moderators did to their posts, and why (R-MOD-014). */
export const moderatingNotices: NoticeParts = {
  kinds: [pinned, featured, highlighted, moved, closed, reopened, hidden, shown, deleted, restored, warned],
  on: [notifies(postModerated, notifyAuthor), notifies(memberWarned, notifyWarned)],
};
