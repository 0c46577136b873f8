import { expect, test } from 'vitest';
import { drawPersonalData } from './personal-data.ts';
import { namedPrize, sentDraw, testDraws } from './testing/draws.ts';

const { api, closed, clock, db, did, drawAll, keyOf, member, open, operator, plan, runTask, seal, ...more } =
  await testDraws();
const { seconds, view } = more;

test('a draw without tickets can be published at once, and doesn’t stand before one with tickets', async () => {
  const { drawid: full } = (await closed(1)).draw;
  const { drawid } = (await closed(0)).draw;
  expect((await view(drawid)).state).toBe('drawn');
  expect((await api.must('draw.current', {})).data.drawid).toBe(full);
  await api.must('draw.publish', { drawid }, operator);
  expect((await api.must('draw.current', {})).data.drawid).toBe(full);
  await drawAll(await keyOf(), full);
  await api.must('draw.publish', { drawid: full }, operator);
  expect((await api.must('draw.current', {})).data.drawid).toBe(full);
});

test('a key ends with the session that took it', async () => {
  const { draw } = await closed(2);
  const other = await member({ groupid: 1 });
  const token = await keyOf(other);
  const asked = { token, drawid: draw.drawid, prizeid: draw.prizes[0]?.id ?? 0 };
  await api.must('draw.draw', asked);
  await api.must('sign-in.logout', {}, other);
  expect((await api.call('draw.confirm', asked)).error).toBe('draw.key_over');
});

test('before a draw is published the documents’ calls show winners to an operator’s key, and their own prize to them', async () => {
  const { draw, writers } = await closed(3);
  const { drawid } = draw;
  const token = await keyOf();
  await drawAll(token, drawid);
  const shown = async (sent: object) =>
    await Promise.all(
      (['draw.winner-list', 'draw.prize-info'] as const).map(async (name) => {
        const { list, count } = (await api.must(name, { drawid, ...sent })).data;
        return [list.length, count];
      }),
    );
  expect(await shown({})).toEqual(Array(2).fill([0, 0]));
  expect(await shown({ token: 'wrong' })).toEqual(Array(2).fill([0, 0]));
  expect(await shown({ token })).toEqual(Array(2).fill([1, 1]));
  const own = await Promise.all(
    writers.map(async (who) => (await api.must('draw.prize-info', { token: '', drawid }, who)).data),
  );
  expect(own.map(({ list }) => list.length)).toEqual([0, 0, 0]);
  expect(own.map(({ name }) => name).sort()).toEqual(['', '', draw.prizes[0]?.shown]);
  await api.must('draw.publish', { drawid }, operator);
  expect(await shown({})).toEqual(Array(2).fill([1, 1]));
});

test('whom operators leave out is counted with the reason, their ticket counts no more, and they can read why', async () => {
  const { drawid } = await seal(await plan());
  open();
  const [ada, bola] = [await member(), await member()];
  for (const { uid } of [ada, bola]) await did(drawid, uid);
  await runTask('draw.close-due');
  expect(await view(drawid)).toMatchObject({ left_out: 0, left_out_reasons: [], tickets: 2 });
  const left = { drawid, member: bola.username };
  expect((await api.call('draw.exclude', { ...left, reason: 'No reason' }, operator)).error).toBe(
    'draw.reason_missing',
  );
  await api.must('draw.exclude', { ...left, reason: 'Works for the shop' }, operator);
  expect(await view(drawid)).toMatchObject({ left_out: 1, left_out_reasons: ['Works for the shop'], tickets: 1 });
  const why: object[] = [];
  for await (const part of drawPersonalData({ secret: '', previousSecret: undefined }).collect(db, bola.uid))
    if (part.path === 'left-out.json' && 'rows' in part) for await (const rows of part.rows) why.push(...rows);
  expect(why).toMatchObject([{ draw: drawid, reason: 'Works for the shop' }]);
});

test('winners have all their days from the publishing on, however late that is', async () => {
  const { draw } = await closed(2);
  const { drawid } = draw;
  await drawAll(await keyOf(), drawid);
  clock.aheadInTest(13 * 86_400);
  await api.must('draw.publish', { drawid }, operator);
  const [pick] = (await api.must('draw.admin-one', { drawid }, operator)).data.picks;
  expect((pick?.give_by ?? 0) - seconds()).toBeGreaterThan(13.9 * 86_400);
});

test('a wrong country’s code draws nothing', async () => {
  const { draw } = await closed(1, { country_fid: 188 });
  const asked = { token: await keyOf(), drawid: draw.drawid, prizeid: draw.prizes[0]?.id ?? 0 };
  expect((await api.call('draw.draw', { ...asked, country_code: 'in' })).error).toBe('draw.unknown');
});

test('a draw is of a country that there is, and closes within a year', async () => {
  const sent = sentDraw(seconds());
  const refused = async (fields: object) => (await api.call('draw.save', { ...sent, ...fields }, operator)).error;
  expect(await refused({ country_fid: 99_999 })).toBe('draw.country_unknown');
  expect(await refused({ closes_at: 253_370_764_800 })).toBe('draw.dates_cross');
});

test('an address stands on its lines, and turns nothing around it', async () => {
  const { draw, writers } = await closed(1);
  const { drawid } = draw;
  await drawAll(await keyOf(), drawid);
  const [first_name, last_name, phone, street, city] = ['Ada', 'B', '1', 'S', 'L'];
  const plain = { first_name, last_name, phone, street, city };
  const said = Object.fromEntries(Object.entries(plain).map(([field, text]) => [field, `\u202e${text}\n`]));
  await api.must('draw.give-address', { ...plain, ...said, drawid, place: 1, country_fid: 99_999 }, writers[0]);
  const { address } = (await api.must('draw.own-prize', { drawid, place: 1 }, writers[0])).data;
  expect(address).toEqual({ ...plain, country_fid: 188 });
});

test('what a closed list was counted from is deleted afterwards', async () => {
  const { draw } = await closed(3);
  const acts = async () =>
    (await db.selectFrom('draw.acts').select('uid').where('drawid', '=', draw.drawid).execute()).length;
  // The close itself, which everybody waits for, deletes none of them.
  expect(await acts()).toBe(3);
  await runTask('draw.drop-acts', { drawid: draw.drawid });
  expect(await acts()).toBe(0);
});

test('operators’ list counts what was drawn as the draw’s own page does', async () => {
  const prizes = [namedPrize('Phone', 2, 10), namedPrize('Radio', 1, 20)];
  const { draw } = await closed(3, {}, { prizes });
  const { drawid } = draw;
  const token = await keyOf();
  const [phone] = draw.prizes;
  await more.drawOne(token, drawid, phone?.id ?? 0);
  await api.must('draw.confirm', { token, drawid, prizeid: phone?.id ?? 0 });
  await more.drawOne(token, drawid, phone?.id ?? 0);
  const { list } = (await api.must('draw.admin-list', {}, operator)).data;
  const one = (await api.must('draw.admin-one', { drawid }, operator)).data;
  const listed = list.find((each) => each.drawid === drawid);
  expect(one).toMatchObject(listed ?? { drawid: 0 });
  expect(listed).toMatchObject({ state: 'drawing', confirmed: 1, pieces: 3, tickets: 3 });
  expect(listed?.prizes.map(({ left }) => left)).toEqual([1, 1]);
});
