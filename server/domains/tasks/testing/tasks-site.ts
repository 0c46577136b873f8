import type { TaskRow } from '../../../../contract/domains/tasks/shapes.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { balancesOf } from '../../economy/index.ts';
import { medalsOf } from '../../profiles/index.ts';

/** The product with quick ways to do what tasks count. */
export async function testTasks() {
  const forum = await testForum();
  const { api, clock, db, settle } = forum;
  const tasks = async (who: Writer) => (await api.must('tasks.list', {}, who)).data;
  /** Events as domains announce them, any number in one transaction. */
  const announce = async (name: string, payloads: readonly object[]) => {
    const events = payloads.map((payload) => ({ name, payload }));
    await db
      .insertInto('platform.outbox')
      .values({ at: clock.now(), events: JSON.stringify(events) })
      .execute();
  };
  return {
    ...forum,
    tasks,
    announce,
    /** One of a member's tasks as it stands, once all that was announced is counted. */
    taskOf: async (who: Writer, taskid: number): Promise<TaskRow> => {
      await settle();
      const rows = (await tasks(who)).list.flatMap(({ lists }) => lists);
      return rows.find((row) => row.taskid === taskid)!;
    },
    claim: (who: Writer, taskid: number, period?: string) =>
      api.call('tasks.claim', { taskid, ...(period !== undefined && { period }) }, who),
    xgoldOf: async ({ uid }: { uid: number }): Promise<number> =>
      (await balancesOf({ db, reads: () => undefined }, [uid]))(uid).xgold,
    medals: async (who: Writer) => (await api.must('tasks.medal-list', {}, who)).data.list,
    keysOf: async ({ uid }: { uid: number }): Promise<string[]> =>
      (await medalsOf(db, uid)).map(({ medal }) => medal).sort(),
  };
}
