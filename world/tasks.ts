import { sql } from 'kysely';
import { memberByUsername } from '../server/domains/members/index.ts';
import { saveMedal } from '../server/domains/tasks/index.ts';
import type { Player } from './join.ts';
import { type Act, byHand, type Stage } from './stage.ts';
import { demoMember } from './story/people.ts';
import { likedToday, neighbour, unseenMedal } from './story/tasks.ts';

/** What members of the world are to claim, and are near to: an operator's medal, and what was done on the last day. */
export async function leaveTasks(
  stage: Stage,
  act: Act,
  players: ReadonlyMap<string, Player>,
  { end, pidOf }: { end: number; pidOf: (story: string) => number },
): Promise<void> {
  const at = new Date(end);
  await byHand(stage, at, (ctx) => saveMedal(ctx, { ...neighbour, medalid: 0, version: 0, aid: 0 }));
  const { actor, ip } = players.get(demoMember)!;
  for (const story of likedToday) await act('threads.like', { pid: pidOf(story), like: 1 }, { at, actor, ip });
}

/**
 * The world's tasks open today: what was done before pays nothing. Whoever lives there was congratulated long ago, but for one
 * medal of the demonstration's member.
 */
export async function settleTasks({ platform }: Stage): Promise<void> {
  await sql`delete from tasks.finished where ends_at <= ${platform.clock()}`.execute(platform.db);
  const uid = await memberByUsername(platform.db, demoMember);
  await sql`
    update profiles.medals set seen_at = ${platform.clock()}
     where not (medal = ${unseenMedal} and uid = ${uid ?? 0})`.execute(platform.db);
}
