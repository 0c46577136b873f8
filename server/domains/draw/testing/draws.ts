import type { TestAppOptions } from '../../../../tests/support/app.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { enter } from '../actions/enter.ts';

const hour = 3600;

/** What a draw is called in three languages. */
export const drawTitles = { title_en: 'Friday draw', title_fr: 'Tirage du vendredi', title_hi: 'शुक्रवार का ड्रॉ' };

/** A prize as it is sent. */
export const namedPrize = (name: string, count: number, position = 100) => ({
  ...{ name_en: name, name_fr: `${name} fr`, name_hi: `${name} hi`, count, position },
});

/** A draw as it is sent at a moment: it opens an hour later, and closes a day after. */
export const sentDraw = (now: number) => ({
  ...drawTitles,
  ...{ deed: 'check_in' as const, need: 1, chances: 1, once: 1 as const },
  ...{ opens_at: now + hour, closes_at: now + 25 * hour },
});

/** The forum with quick ways to plan a draw, to give tickets, to close it and to draw. */
export async function testDraws(options?: TestAppOptions) {
  const forum = await testForum(options);
  const { api, app, clock, db, member, runTask } = forum;
  const operator = await member({ groupid: 1 });
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000);
  const plan = async (fields: object = {}, prizes: readonly object[] = [namedPrize('Phone', 1)]) => {
    let draw = (await api.must('draw.save', { ...sentDraw(seconds()), ...fields }, operator)).data;
    for (const prize of prizes) {
      const seen = { drawid: draw.drawid, version: draw.version };
      draw = (await api.must('draw.save-prize', { ...namedPrize('Phone', 1), ...prize, ...seen }, operator)).data;
    }
    return draw;
  };
  const seal = async ({ drawid, version }: { drawid: number; version: number }) =>
    (await api.must('draw.seal', { drawid, version }, operator)).data;
  /** Goes to where entries are taken. */
  const open = (): void => clock.aheadInTest(hour + 1);
  let act = 0;
  const did = (drawid: number, uid: number, fields: object = {}): Promise<void> =>
    writeInJob(db, clock.now(), (ctx) => {
      act += 1;
      return enter(ctx, drawid, [{ uid, once: `act:${act}`, at: clock.now(), undone: false, ...fields }]);
    });
  const close = async (): Promise<void> => {
    clock.aheadInTest(26 * hour);
    await runTask('draw.close-due');
  };
  const keyOf = async (who: Writer = operator): Promise<string> => (await api.must('draw.token', {}, who)).data.token;
  const drawOne = (token: string, drawid: number, prizeid: number) =>
    api.must('draw.draw', { token, country_code: 'ng', drawid, prizeid });
  /** Draws and confirms everything that is left. */
  const drawAll = async (token: string, drawid: number): Promise<void> => {
    for (;;) {
      const { next_prize: prizeid } = (await api.must('draw.admin-one', { drawid }, operator)).data;
      const drawn = prizeid > 0 && (await api.call('draw.draw', { token, drawid, prizeid }));
      if (!drawn || drawn.error !== undefined) return;
      await api.must('draw.confirm', { token, drawid, prizeid });
    }
  };
  /** A sealed draw with so many tickets, closed so many seconds after its moment. */
  const closed = async (
    tickets: number,
    fields: object = {},
    { prizes, late = 2 * hour }: { prizes?: readonly object[]; late?: number } = {},
  ) => {
    const draw = await seal(await plan(fields, prizes));
    open();
    const writers: Writer[] = [];
    for (let i = 0; i < tickets; i++) writers.push(await member());
    for (const { uid } of writers) await did(draw.drawid, uid);
    clock.aheadInTest(draw.closes_at + late - seconds());
    await runTask('draw.close-due');
    return { draw, writers };
  };
  const view = async (drawid: number, who?: Writer) => (await api.must('draw.view', { drawid }, who)).data;
  const file = async (drawid: number): Promise<string> =>
    (await app.server.inject({ url: `/v5/jackpot/${drawid}/file` })).body;
  return {
    ...{ ...forum, operator, seconds, plan, seal, open, did, close, keyOf, drawOne, drawAll, closed, view, file },
  };
}
