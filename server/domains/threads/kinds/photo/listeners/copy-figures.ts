import { isPhotoBoard } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import type { EventKind } from '../../../../../platform/outbox/event.ts';
import { type Listener, on } from '../../../../../platform/outbox/listener.ts';
import {
  postDeleted,
  postLiked,
  postReplied,
  postRestored,
  postUnliked,
  threadDeleted,
  threadPosted,
  threadRestored,
} from '../../../events.ts';
import { entriesTag } from '../entries-tag.ts';
import { copyFigures } from '../sql/entries.ts';

const copied = <P extends Record<string, unknown> & { tid: number }>(event: EventKind<P>): Listener =>
  on(event, async (ctx, facts) => {
    const changed = await copyFigures(ctx.db, [...new Set(facts.map(({ tid }) => tid))]);
    if (changed.length > 0) ctx.stale(entriesTag);
  });

/** Lists and figures of entries change with each that comes or goes, whatever its own figures are. */
const cameOrWent = <P extends Record<string, unknown> & { fid: number }>(event: EventKind<P>): Listener =>
  on(event, async (ctx, facts) => {
    if (facts.some(({ fid }) => isPhotoBoard(fid))) ctx.stale(entriesTag);
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
  cameOrWent(threadPosted),
  cameOrWent(threadDeleted),
  cameOrWent(threadRestored),
];
