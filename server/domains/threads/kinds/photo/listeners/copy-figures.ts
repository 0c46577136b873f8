import type { EventKind } from '../../../../../platform/outbox/event.ts';
import { type Listener, on } from '../../../../../platform/outbox/listener.ts';
import {
  postDeleted,
  postLiked,
  postReplied,
  postRestored,
  postUnliked,
  threadPosted,
  threadRestored,
} from '../../../events.ts';
import { kindTag } from '../../states.ts';
import { copyFigures } from '../sql/entries.ts';

const copied = <P extends Record<string, unknown> & { tid: number }>(event: EventKind<P>): Listener =>
  on(event, async (ctx, facts) => {
    const changed = await copyFigures(ctx.db, [...new Set(facts.map(({ tid }) => tid))]);
    if (changed.length > 0) ctx.stale(kindTag('photo'));
  });

/** What entries are ordered by follows their threads, by batches: a like writes nothing beside itself. */
export const copyPhotoFigures: readonly Listener[] = [
  copied(postLiked),
  copied(postUnliked),
  copied(postReplied),
  copied(postDeleted),
  copied(postRestored),
  copied(threadPosted),
  copied(threadRestored),
];
