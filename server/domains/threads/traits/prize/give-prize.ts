import type { Ctx } from '../../../../platform/context.ts';
import { lockThread } from '../../core/sql/threads.ts';
import { setPrized, writePrize } from './sql/prizes.ts';

/** Says that a thread won something, as a moderator would; whoever reads it sees it. */
export async function givePrize(
  { db, stale }: Pick<Ctx, 'db' | 'stale'>,
  prize: { tid: number; what: string; winner_uid: number },
): Promise<void> {
  await lockThread(db, prize.tid);
  await setPrized(db, prize.tid);
  await writePrize(db, prize);
  stale(`t:${prize.tid}`);
}
