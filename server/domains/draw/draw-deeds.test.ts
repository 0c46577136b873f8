import { expect, test } from 'vitest';
import { sentDraw, testDraws } from './testing/draws.ts';

const { api, clock, db, member, open, operator, plan, post, reply, runTask, seal, ...more } = await testDraws();
const { seconds, settle, view } = more;

test('what members do gives tickets by the log: replies, and a reply that is deleted takes its ticket back', async () => {
  const draw = await seal(await plan({ deed: 'reply' }));
  open();
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const { pid } = await reply(bola, tid);
  await settle();
  expect((await view(draw.drawid, bola)).own_ticket).toBe(1);
  await api.must('threads.delete-post', { tid, pid }, bola);
  await settle();
  expect((await view(draw.drawid, bola)).own_ticket).toBe(0);
  await runTask('draw.close-due');
});

test('a draw about one task gives tickets for that task alone', async () => {
  const one = await seal(await plan({ deed: 'finish_task', thing: 8 }));
  const other = await seal(await plan({ deed: 'finish_task', thing: 7 }));
  open();
  const ada = await member();
  await settle();
  const finished = { uid: ada.uid, taskid: 8, period: 'once', xgold: 20 };
  await db
    .insertInto('tasks.finished')
    .values({ ...finished, finished_at: clock.now() })
    .execute();
  await api.must('tasks.claim', { taskid: 8, period: 'once' }, ada);
  await settle();
  expect([(await view(one.drawid, ada)).own_ticket, (await view(other.drawid, ada)).own_ticket]).toEqual([1, 0]);
});

test('a draw is about a task or goods that there are, and about none where its deed has none', async () => {
  const refused = async (fields: object) =>
    (await api.call('draw.save', { ...sentDraw(seconds()), ...fields }, operator)).error;
  expect(await refused({ deed: 'finish_task', thing: 999_999 })).toBe('draw.thing_unknown');
  expect(await refused({ deed: 'buy', thing: 999_999 })).toBe('draw.thing_unknown');
  expect(await refused({ deed: 'check_in', thing: 8 })).toBe('draw.thing_unknown');
  expect(await refused({ deed: 'finish_task', thing: 8 })).toBeUndefined();
});

test('a draw of one country leaves members of others out', async () => {
  const draw = await seal(await plan({ deed: 'reply', country_fid: 188 }));
  open();
  const [ada, abroad] = [await member(), await member({ countryFid: 15 })];
  const { tid } = await post(ada);
  await reply(ada, tid, { message: 'Mine' });
  await reply(abroad, tid, { message: 'From abroad' });
  await settle();
  expect(await view(draw.drawid, abroad)).toMatchObject({ own_ticket: 0, own_out: 'country' });
});
