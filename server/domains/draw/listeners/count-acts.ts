import { drawDeeds } from '../../../../contract/domains/draw/limits.ts';
import { type Act, type Deed, onActs } from '../../../platform/deed.ts';
import type { Listener, ListenerCtx } from '../../../platform/outbox/listener.ts';
import { enter } from '../actions/enter.ts';
import { findDraw, openDraws } from '../sql/draws.ts';

const counted: ReadonlySet<string> = new Set(drawDeeds);

/** Counts what members do for the draws that ask for it. */
export const countActs = (deeds: readonly Deed[]): Listener[] =>
  deeds
    .filter(({ name }) => counted.has(name))
    .flatMap(({ name, done, undone }) => [
      ...onActs(done, (ctx, acts) => count(ctx, name, acts, false)),
      ...onActs(undone, (ctx, acts) => count(ctx, name, acts, true)),
    ]);

async function count(ctx: ListenerCtx, deed: string, acts: readonly Act[], undone: boolean): Promise<void> {
  const own = acts.filter(({ toOneself }) => !toOneself);
  if (own.length === 0) return;
  for (const drawid of await openDraws(ctx.db, deed)) {
    const thing = (await findDraw(ctx.db, drawid))?.thing ?? 0;
    const about = own.filter(({ of }) => thing === 0 || of === thing);
    await enter(
      ctx,
      drawid,
      about.map(({ uid, once, at, changedAt }) => ({
        ...{ uid, once, at: new Date(at ?? ctx.now), undone },
        ...(changedAt !== undefined && { changed: new Date(changedAt) }),
      })),
    );
  }
}
