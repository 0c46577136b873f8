import { type ListenerCtx, on } from '../../../../../platform/outbox/listener.ts';
import { countThreads } from '../../../../topics/index.ts';
import {
  postDeleted,
  postLiked,
  postReplied,
  postRestored,
  postUnliked,
  threadDeleted,
  threadEdited,
  threadPosted,
  threadRestored,
} from '../../../events.ts';
import { staleTopic } from '../actions/take-topic.ts';
import { dropFromTopics, orderInTopics, type TopicMove, topicMoves } from '../sql/topic-order.ts';

type About = readonly { tid: number }[];

/** Puts threads where they stand now, and counts those that came to a topic or left one. */
async function place(ctx: ListenerCtx, facts: About): Promise<void> {
  const moves = await topicMoves(ctx.db, [...new Set(facts.map(({ tid }) => tid))]);
  if (moves.length === 0) return;
  await orderInTopics(
    ctx.db,
    tidsOf(moves, ({ to }) => to !== null),
  );
  await dropFromTopics(
    ctx.db,
    tidsOf(moves, ({ to }) => to === null),
  );
  await countThreads(ctx, changesBy(moves));
  for (const { from, to } of moves) for (const topid of [from, to]) staleTopic(ctx, topid);
}

const tidsOf = (moves: readonly TopicMove[], isMeant: (move: TopicMove) => boolean): number[] =>
  moves.filter(isMeant).map(({ tid }) => tid);

/** By how many threads each topic has changed. */
function changesBy(moves: readonly TopicMove[]): ReadonlyMap<number, number> {
  const changes = new Map<number, number>();
  const add = (topid: number | null, by: number) => {
    if (topid !== null) changes.set(topid, (changes.get(topid) ?? 0) + by);
  };
  for (const { from, to } of moves) {
    add(from, -1);
    add(to, 1);
  }
  return changes;
}

/** A first post's likes are its thread's. */
const placeLiked = (ctx: ListenerCtx, likes: readonly { tid: number; first: boolean }[]): Promise<void> =>
  place(
    ctx,
    likes.filter(({ first }) => first),
  );

/** Counts topics' threads and puts them in order: what a fact says happened is looked up as it stands now. */
export const placeInTopics = [
  on(threadPosted, place),
  on(threadEdited, place),
  on(threadDeleted, place),
  on(threadRestored, place),
  on(postReplied, place),
  on(postDeleted, place),
  on(postRestored, place),
  on(postLiked, placeLiked),
  on(postUnliked, placeLiked),
];
