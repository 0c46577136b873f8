import { expect, test } from 'vitest';
import { checkDraw, isFitting } from '../../../contract/domains/draw/verify/check.ts';
import { readFile } from '../../../contract/domains/draw/verify/files.ts';
import { numberAwaitedSince, unclosedSince } from './sql/draws.ts';
import { testDraws } from './testing/draws.ts';

const { api, app, clock, closed, close, db, did, drawAll, drawOne, file, keyOf, member, operator, ...more } =
  await testDraws();
const { open, plan, runTask, seal, seconds, settle, view } = more;

const stateOf = async (drawid: number) => (await view(drawid)).state;
const read = async (drawid: number) => {
  const found = readFile(await file(drawid));
  if (!found) throw new Error('the file of a draw is not read');
  return found;
};

test('a draw is shown open and closed from its very moments on, whatever was cached, and no job has run', async () => {
  clock.stopInTest();
  const draw = await seal(await plan());
  const { drawid } = draw;
  const goTo = (second: number) => clock.aheadInTest(second - clock.now().getTime() / 1000);
  goTo(draw.opens_at - 1);
  expect(await stateOf(drawid)).toBe('sealed');
  goTo(draw.opens_at);
  expect(await stateOf(drawid)).toBe('open');
  expect((await view(drawid)).steps.filter(({ done }) => done).map(({ step }) => step)).toEqual(['sealed', 'open']);
  goTo(draw.closes_at - 1);
  expect(await stateOf(drawid)).toBe('open');
  goTo(draw.closes_at);
  expect(await stateOf(drawid)).toBe('closed');
});

test('entries are decided by the same moments: the first of them counts, and that of the close does not', async () => {
  const draw = await seal(await plan());
  const { drawid } = draw;
  const [early, first, last, late] = [await member(), await member(), await member(), await member()];
  open();
  const at = (second: number, more = 0) => ({ at: new Date(second * 1000 + more) });
  await did(drawid, early.uid, at(draw.opens_at, -1));
  await did(drawid, first.uid, at(draw.opens_at));
  await did(drawid, last.uid, at(draw.closes_at, -1));
  await did(drawid, late.uid, at(draw.closes_at));
  const tickets = await Promise.all(
    [early, first, last, late].map(async (who) => (await view(drawid, who)).own_ticket),
  );
  expect(tickets).toEqual([0, 1, 2, 0]);
});

test('what is taken back, or restored, at the close or later changes nothing', async () => {
  const draw = await seal(await plan({ chances: 5 }));
  const { drawid } = draw;
  const ada = await member();
  open();
  await did(drawid, ada.uid, { once: 'one' });
  await did(drawid, ada.uid, { once: 'two' });
  const changed = new Date(draw.closes_at * 1000);
  await did(drawid, ada.uid, { once: 'one', undone: true, changed });
  expect((await view(drawid, ada)).own_chances).toBe(2);
  await did(drawid, ada.uid, { once: 'two', undone: true, changed: new Date(changed.getTime() - 1) });
  expect((await view(drawid, ada)).own_chances).toBe(1);
  await did(drawid, ada.uid, { once: 'two', changed });
  expect((await view(drawid, ada)).own_chances).toBe(1);
});

test('nobody is left out, or taken in again, from the close on, while its list is not frozen yet either', async () => {
  const draw = await seal(await plan());
  const { drawid } = draw;
  const [ada, bola] = [await member(), await member()];
  open();
  const out = { drawid, member: bola.username, reason: 'Works for the shop' };
  await api.must('draw.exclude', out, operator);
  await did(drawid, ada.uid);
  await did(drawid, bola.uid);
  expect((await view(drawid, bola)).own_ticket).toBe(0);
  await api.must('draw.exclude', { ...out, out: 0 }, operator);
  expect((await view(drawid, bola)).own_ticket).toBe(2);
  clock.aheadInTest(draw.closes_at - seconds());
  for (const sent of [out, { ...out, out: 0 }, { ...out, member: ada.username }])
    expect((await api.call('draw.exclude', sent, operator)).error).toBe('draw.closed_before');
});

test('a prize that nobody claims is drawn again by a job, once; who gives the address in time keeps it', async () => {
  const { draw, writers } = await closed(6, {}, { prizes: [{ count: 2 }] });
  const { drawid } = draw;
  await drawAll(await keyOf(), drawid);
  await api.must('draw.publish', { drawid }, operator);
  const won = (await api.must('draw.admin-one', { drawid }, operator)).data.picks;
  const second = writers.find(({ uid }) => uid === won[1]?.uid);
  const address = { first_name: 'A', last_name: 'B', phone: '1', street: 'S', city: 'L', drawid };
  await api.must('draw.give-address', { ...address, place: 2 }, second);
  await runTask('draw.redraw-unclaimed');
  expect((await read(drawid)).facts.picks).toHaveLength(2);
  clock.aheadInTest(14 * 86_400);
  for (let i = 0; i < 2; i++) await runTask('draw.redraw-unclaimed');
  const { facts, entries } = await read(drawid);
  expect(facts.picks.map(({ outcome, again }) => [outcome, again])).toEqual([
    ['unclaimed', 0],
    ['won', 0],
    ['won', 1],
  ]);
  expect(isFitting(checkDraw(facts, entries))).toBe(true);
  const first = writers.find(({ uid }) => uid === won[0]?.uid);
  expect((await api.call('draw.give-address', { ...address, place: 1 }, first)).error).toBe('draw.too_late');
  const { own_wins } = await view(drawid, first);
  expect(own_wins).toMatchObject([{ state: 'unclaimed' }]);
});

test('where every ticket had its turn, a prize that nobody claims stays', async () => {
  const { draw } = await closed(1);
  const { drawid } = draw;
  await drawAll(await keyOf(), drawid);
  await api.must('draw.publish', { drawid }, operator);
  clock.aheadInTest(15 * 86_400);
  expect((await api.call('draw.redraw', { drawid, place: 1 }, operator)).error).toBe('draw.nobody_left');
  await runTask('draw.redraw-unclaimed');
  const { facts, entries } = await read(drawid);
  expect(facts.picks.map(({ outcome }) => outcome)).toEqual(['unclaimed']);
  expect(isFitting(checkDraw(facts, entries))).toBe(true);
});

test('a proposal that a crash took along is the same when it is drawn again, by whomever', async () => {
  const { draw } = await closed(9);
  const { drawid } = draw;
  const prizeid = draw.prizes[0]?.id ?? 0;
  const { place, ticket, uid } = (await drawOne(await keyOf(), drawid, prizeid)).data.luckInfo;
  await db.deleteFrom('draw.picks').where('drawid', '=', drawid).execute();
  await db
    .updateTable('draw.draws')
    .set({ drawing_by: null, drawing_until: null })
    .where('drawid', '=', drawid)
    .execute();
  const other = await keyOf(await member({ groupid: 1 }));
  expect((await drawOne(other, drawid, prizeid)).data.luckInfo).toMatchObject({ place, ticket, uid });
});

test('two operators who draw at the same moment: one of them does', async () => {
  const { draw } = await closed(9, {}, { prizes: [{ count: 3 }] });
  const { drawid } = draw;
  const prizeid = draw.prizes[0]?.id ?? 0;
  const keys = [await keyOf(), await keyOf(await member({ groupid: 1 }))];
  const drawn = await Promise.all(keys.map((token) => api.call('draw.draw', { token, drawid, prizeid })));
  expect(drawn.filter(({ ok }) => ok)).toHaveLength(1);
  expect(drawn.find(({ ok }) => !ok)?.error).toBe('draw.somebody_draws');
  const rows = await db.selectFrom('draw.picks').select('place').where('drawid', '=', drawid).execute();
  expect(rows).toHaveLength(1);
});

test('the file can be stored once the draw is published: by its etag, until a prize is drawn again', async () => {
  const { draw } = await closed(5);
  const { drawid } = draw;
  const asked = (headers: Record<string, string> = {}) =>
    app.server.inject({ url: `/v5/jackpot/${drawid}/file`, headers });
  const before = await asked();
  expect([before.headers.etag, before.headers['cache-control']]).toEqual([undefined, 'no-store']);
  await drawAll(await keyOf(), drawid);
  await api.must('draw.publish', { drawid }, operator);
  const { headers, statusCode } = await asked();
  const etag = String(headers.etag);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
  const held = await asked({ 'if-none-match': etag });
  expect([held.statusCode, held.body]).toEqual([304, '']);
  clock.aheadInTest(15 * 86_400);
  await runTask('draw.redraw-unclaimed');
  const after = await asked({ 'if-none-match': etag });
  expect(after.statusCode).toBe(200);
  expect(after.headers.etag).not.toBe(etag);
});

test('earlier draws come by page, those of a country with those of all, and never one that runs', async () => {
  const countries = [188, 0, 207, 188];
  const drawids: number[] = [];
  for (const country_fid of countries) {
    const { draw } = await closed(0, { country_fid });
    await api.must('draw.publish', { drawid: draw.drawid }, operator);
    drawids.push(draw.drawid);
  }
  const running = (await seal(await plan({ country_fid: 188 }))).drawid;
  const { list, count, totalPage, page } = (await api.must('draw.earlier', { fid: 188 })).data;
  const listed = list.map(({ drawid }) => drawid).filter((id) => drawids.includes(id));
  expect(listed).toEqual([drawids[3], drawids[1], drawids[0]]);
  expect(list.some(({ drawid, state }) => drawid === running || state !== 'published')).toBe(false);
  expect([page, totalPage]).toEqual([1, Math.ceil(count / 20)]);
  expect((await api.must('draw.earlier', { fid: 188, page: 2 })).data.list).toEqual([]);
  const shown = await view(running);
  expect([shown.earlier.map(({ drawid }) => drawid), shown.earlier_count]).toEqual([
    list.map(({ drawid }) => drawid),
    count,
  ]);
});

test('a winner who is deleted leaves no name and no address, and the prize is drawn again after its day', async () => {
  const { draw, writers } = await closed(5);
  const { drawid } = draw;
  await drawAll(await keyOf(), drawid);
  await api.must('draw.publish', { drawid }, operator);
  const [won] = (await api.must('draw.admin-one', { drawid }, operator)).data.picks;
  const winner = writers.find(({ uid }) => uid === won?.uid);
  const address = { first_name: 'A', last_name: 'B', phone: '1', street: 'S', city: 'L', drawid, place: 1 };
  await api.must('draw.give-address', address, winner);
  expect((await api.must('draw.winners', { drawid })).data.list[0]?.name).not.toBe('');
  const uid = winner?.uid ?? 0;
  await db.insertInto('accounts.deletions').values({ uid, asked_at: clock.now(), due_at: clock.now() }).execute();
  await runTask('accounts.delete-member', { uid });
  await settle();
  expect((await api.must('draw.winners', { drawid })).data.list).toMatchObject([{ name: '', ticket: won?.ticket }]);
  expect((await api.call('draw.address', { drawid, place: 1 }, operator)).error).toBe('draw.no_address');
  clock.aheadInTest(15 * 86_400);
  await runTask('draw.redraw-unclaimed');
  const { facts, entries } = await read(drawid);
  expect(facts.picks.map(({ outcome }) => outcome)).toEqual(['unclaimed', 'won']);
  expect(isFitting(checkDraw(facts, entries))).toBe(true);
});

test('a draw is overdue from its close until it is closed, and then until its public number is there', async () => {
  clock.stopInTest();
  await close();
  await db
    .updateTable('draw.draws')
    .set({ randomness: Buffer.alloc(32) })
    .execute();
  const { drawid, closes_at } = await seal(await plan());
  expect(await unclosedSince(db, clock.now())).toBeNull();
  clock.aheadInTest(closes_at + 90 - clock.now().getTime() / 1000);
  expect(await unclosedSince(db, clock.now())).toEqual(new Date(closes_at * 1000));
  await runTask('draw.close-due');
  expect([await unclosedSince(db, clock.now()), await numberAwaitedSince(db)]).toEqual([null, null]);
  await db.updateTable('draw.draws').set({ round: 7, randomness: null }).where('drawid', '=', drawid).execute();
  expect(await numberAwaitedSince(db)).toEqual(clock.now());
});
