import type { childPost, postShape, threadInfo, threadRow } from '../../../contract/domains/threads/shapes.ts';
import type { OwnOf } from '../../../contract/own.ts';
import type { Actor } from '../../platform/context.ts';
import { flag } from '../../platform/flag.ts';
import type { MemberCard } from '../members/index.ts';
import { mayBan, officeOver } from '../moderation/index.ts';
import type { ForReader } from './core/for-reader.ts';
import {
  mayAnswer,
  mayDelete,
  mayEdit,
  mayPinReplies,
  mayReply,
  mayReward,
  type Verdict,
  visibilityOf,
} from './core/policy.ts';
import type { PostFacts, ThreadFacts, WriterFacts } from './core/reads/facts.ts';
import type { Marks } from './core/sql/marks.ts';
import type { ReadingPlace } from './core/sql/reading-places.ts';
import type { OwnKindParts } from './reads/kind-parts.ts';
import type { CanFields, OwnFields } from './traits/list.ts';

/** Who reads, and what they have done with what is shown. */
export interface Reader {
  actor: Actor | null;
  marks: Marks;
  /** How far they have read threads. */
  places: ReadonlyMap<number, ReadingPlace>;
  /** Writers whom they follow. */
  followed: ReadonlySet<number>;
  kinds: OwnKindParts;
}

/** Whether the reader may ban who wrote something. */
const bansWriter = (actor: Actor | null, writer: WriterFacts): boolean =>
  actor !== null && writer !== null && mayBan(actor, writer) === undefined;

/** Another member, who is still there. */
const isOther = (actor: Actor | null, writer: WriterFacts): boolean =>
  actor !== null && writer !== null && writer.uid !== actor.uid;

function marksOfThread({ marks, followed, kinds }: Reader, t: ThreadFacts) {
  const { tid, pid, authorid } = t;
  const liked = flag(marks.liked.has(pid));
  const isFavorite = flag(marks.favorites.has(tid));
  return {
    is_like: liked,
    already_liked: liked,
    // A thread is a favourite once, so that its own number names the favourite.
    favid: isFavorite ? tid : 0,
    is_favorite: isFavorite,
    already_favorited: isFavorite,
    already_favorited_id: isFavorite ? tid : 0,
    follow_status: flag(followed.has(authorid)),
    ...kinds.of(t),
  };
}

/** More are said to be as many. */
const newRepliesMost = 100;

/** What is looked at to count the posts that are new to a reader. */
export type Newest = {
  max_position: number;
  /** Who wrote the newest reply; 0 where there is none. */
  newestBy: number;
};

/** Posts since a reader last looked into a thread; none where they never did, or wrote the newest one themselves. */
export const newReplies = (place: ReadingPlace | undefined, { max_position, newestBy }: Newest, uid: number): number =>
  place && newestBy !== uid ? Math.min(newRepliesMost, Math.max(0, max_position - place.position)) : 0;

export const ownRow = (reader: Reader, t: ThreadFacts & Newest): Omit<OwnOf<typeof threadRow>, 'liked_by'> => ({
  ...marksOfThread(reader, t),
  new_replies: newReplies(reader.places.get(t.tid), t, reader.actor?.uid ?? 0),
});

/** The first of those whom the reader follows and who like a thread, and how many they are beside. */
export const presentLikedBy = ([first, ...others]: readonly Pick<MemberCard, 'uid' | 'username'>[]) =>
  first ? { uid: first.uid, username: first.username, others: others.length } : null;

/** What stands in the way of rewarding a post. */
const rewardRefusal = (
  { actor, marks }: Reader,
  t: ForReader<ThreadFacts>,
  { authorid, shown, writer }: Pick<PostFacts, 'authorid' | 'shown' | 'writer'>,
): Verdict => mayReward(actor, t, { authorid, shown, receives: writer !== null, already: marks.rewarded.has(t.tid) });

export function ownThread(
  reader: Reader,
  t: ForReader<ThreadFacts>,
  traits: { own: OwnFields; can: CanFields },
): OwnOf<typeof threadInfo> {
  const { actor, kinds, places } = reader;
  const floor = places.get(t.tid)?.floor ?? 0;
  const seesAll = visibilityOf(actor, t) === 'all';
  const replyRefusal = mayReply(actor, t);
  const unrewarded = rewardRefusal(reader, t, { ...t, shown: true });
  return {
    ...marksOfThread(reader, t),
    ...traits.own,
    goes_on: flag(seesAll && floor > 0 && floor < t.max_floor),
    is_followed: flag(reader.marks.follows.has(t.tid)),
    is_reward: flag(reader.marks.rewarded.has(t.tid)),
    waiting: reader.marks.waiting.size,
    can: {
      reply: replyRefusal === undefined,
      seeReplies: seesAll,
      replyRefusal: replyRefusal ?? '',
      reward: unrewarded === undefined,
      rewardRefusal: unrewarded ?? '',
      edit: !reader.marks.waiting.has(t.pid) && (mayEdit(actor, t.authorid) ?? kinds.mayEdit(t)) === undefined,
      delete: mayDelete(actor, t.authorid) === undefined,
      follow: isOther(actor, t.writer),
      followThread: actor !== null && actor.uid !== t.authorid && t.status === 1,
      ban: bansWriter(actor, t.writer),
      moderate: t.status === 1 && officeOver(actor, t) !== undefined,
      ...traits.can,
    },
  };
}

export function ownChild(reader: Reader, t: ForReader<ThreadFacts>, p: PostFacts): OwnOf<typeof childPost> {
  const { actor, marks, kinds } = reader;
  const settled = p.first ? kinds.mayEdit(t) : undefined;
  return {
    is_like: flag(marks.liked.has(p.pid)),
    can: {
      edit: p.shown && (mayEdit(actor, p.authorid) ?? settled) === undefined,
      delete: p.shown && mayDelete(actor, p.authorid) === undefined,
      reply: p.shown && mayReply(actor, t) === undefined,
      joinToReply: p.shown && mayReply(actor, t) === 'threads.need_login',
      ban: bansWriter(actor, p.writer),
      moderate: t.status === 1 && p.shown && officeOver(actor, t) !== undefined,
      hide: p.shown && isOther(actor, p.writer),
      answer: p.shown && !p.first && !p.nested && mayAnswer(actor, t) === undefined,
      reward: rewardRefusal(reader, t, p) === undefined,
      pin:
        p.shown && !p.first && !p.nested && mayPinReplies(actor, { authorid: t.authorid, host: t.host }) === undefined,
    },
  };
}

export const ownPost = (reader: Reader, t: ForReader<ThreadFacts>, p: PostFacts): OwnOf<typeof postShape> => ({
  ...ownChild(reader, t, p),
  here: 0,
  children_list: p.children.map((child) => ownChild(reader, t, child)),
});

export interface Liked {
  is_like: 0 | 1;
  like: number;
}

/** Whether the reader likes a post. */
export const ownLike = (liked: boolean) => ({ is_like: flag(liked) });

/** A member's like of a post, and how many like it now. */
export const presentLike = (liked: boolean, likes: number): Liked => ({ ...ownLike(liked), like: likes });

/** Whether a thread is among a member's favourites, and how many have it there; `favid` is the thread's own number. */
export const presentFavorite = (tid: number, isFavorite: boolean, favorites: number) => ({
  is_favorite: flag(isFavorite),
  favorite_count: favorites,
  favid: isFavorite ? tid : 0,
});
