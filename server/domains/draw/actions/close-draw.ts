import { joinedBytes } from '../../../../contract/domains/draw/verify/bytes.ts';
import { rootOf } from '../../../../contract/domains/draw/verify/entries.ts';
import type { Db } from '../../../platform/context.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import type { JobCtx } from '../../../platform/jobs/write-in-job.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { officeHolders } from '../../members/index.ts';
import { nodeHash } from '../node-hash.ts';
import { roundAfter } from '../rules/round.ts';
import { type DrawRow, lockDraw, closeDraw as markClosed, markDrawn, nameRound } from '../sql/draws.ts';
import { freezeList, leafChunks } from '../sql/leaves.ts';
import { drawsTag, drawTag } from '../tags.ts';

/** Deletes what a closed list was counted from. */
export const dropActsTask = 'draw.drop-acts';

const officesAtOnce = 500;

/** Everybody who holds an office now: they are left out, whenever they got their ticket. */
async function staffOf(db: Db): Promise<number[]> {
  const all: number[] = [];
  for (let after = { groupid: 0, uid: 0 }; ; ) {
    const rows = await officeHolders(db, after, officesAtOnce);
    all.push(...rows.map(({ uid }) => uid));
    const last = rows.at(-1);
    if (!last || rows.length < officesAtOnce) return all;
    after = last;
  }
}

/** Freezes the list of a draw whose close has come, and shows its root; whether it did. */
export async function closeDraw(ctx: JobCtx, drawid: number, clock: () => Date): Promise<boolean> {
  const draw = await lockDraw(ctx.db, drawid);
  if (draw?.state !== 'sealed' || draw.closes_at > ctx.now) return false;
  const list = await freezeList(ctx.db, drawid, await staffOf(ctx.db));
  const roots: Uint8Array[] = [];
  for await (const leaves of leafChunks(ctx.db, drawid, list.entries)) roots.push(rootOf(nodeHash, leaves));
  const root = rootOf(nodeHash, roots);
  await markClosed(ctx.db, drawid, { ...list, root, chunkRoots: joinedBytes(...roots), now: ctx.now });
  await nameLater(ctx, draw, clock());
  // Where nobody has a ticket nothing is left to draw.
  if (list.entries === 0) await markDrawn(ctx.db, drawid, ctx.now);
  await addJob(ctx.db, dropActsTask, { drawid }, {});
  for (const tag of [drawsTag, drawTag(drawid)]) ctx.stale(tag);
  return true;
}

/** Names another round where the one that was named is known before the list is: who froze it could have read it. */
async function nameLater({ db }: JobCtx, draw: DrawRow, frozen: Date): Promise<void> {
  const round = roundAfter(draw, unixSeconds(frozen));
  if (round !== draw.round) await nameRound(db, draw.drawid, round);
}
