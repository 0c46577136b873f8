import { expect, test } from 'vitest';
import { fromHex, toHex } from '../../../contract/domains/draw/verify/bytes.ts';
import { checkDraw, isFitting } from '../../../contract/domains/draw/verify/check.ts';
import { holderOf, leafOf, rootBy } from '../../../contract/domains/draw/verify/entries.ts';
import { readFile } from '../../../contract/domains/draw/verify/files.ts';
import { sha256 } from '../../../contract/domains/draw/verify/sha256.ts';
import { namedPrize, testDraws } from './testing/draws.ts';

const {
  api,
  clock,
  closed,
  close,
  daysLater,
  db,
  did,
  drawAll,
  drawOne,
  file,
  keyOf,
  member,
  open,
  operator,
  plan,
  runTask,
  seal,
  settle,
  view,
} = await testDraws();

const bytes = (text: string): Uint8Array => fromHex(text) ?? new Uint8Array();
const read = async (drawid: number) => {
  const found = readFile(await file(drawid));
  if (!found) throw new Error('the file of a draw is not read');
  return found;
};

test('a draw from its seal to somebody else’s check: the number fits what was shown before, the winners follow', async () => {
  const prizes = [namedPrize('Phone', 1, 1), namedPrize('Watch', 2, 2), namedPrize('Voucher', 4, 3)];
  const { draw, writers } = await closed(20, {}, { prizes });
  const { drawid } = draw;
  const shown = await view(drawid);
  expect(shown).toMatchObject({ state: 'closed', seed: '', commitment: draw.commitment, tickets: 20, pieces: 7 });
  const token = await keyOf();
  await drawAll(token, drawid);
  expect(await view(drawid)).toMatchObject({ state: 'drawn', seed: '', winners: 7 });
  await api.must('draw.publish', { drawid }, operator);
  const over = await view(drawid);
  expect(over.prizes.map(({ left }) => left)).toEqual([0, 0, 0]);
  expect(toHex(sha256(bytes(over.seed)))).toBe(draw.commitment);
  const { facts, entries } = await read(drawid);
  const checked = checkDraw(facts, entries);
  expect(checked.map(({ result }) => result)).toEqual(['fits', 'fits', 'absent', 'fits', 'fits']);
  expect(new Set(facts.picks.map(({ ticket }) => ticket)).size).toBe(7);
  expect(writers).toHaveLength(20);
});

test('everybody finds their own leaf in the root, and no list names them', async () => {
  const { draw, writers } = await closed(7);
  const { drawid } = draw;
  const { root } = await view(drawid);
  for (const writer of writers) {
    const own = (await api.must('draw.proof', { drawid }, writer)).data;
    const holder = holderOf(sha256, bytes(own.salt), writer.uid);
    expect(toHex(holder)).toBe(own.holder);
    const leaf = leafOf(sha256, drawid, own.place, { ticket: own.ticket, weight: own.weight, holder });
    const found = rootBy(sha256, leaf, { at: own.place - 1, count: own.entries, proof: own.proof.map(bytes) });
    expect(found && toHex(found)).toBe(root);
  }
  const text = await file(drawid);
  for (const { username } of writers) expect(text).not.toContain(username);
  expect((await api.call('draw.proof', { drawid }, await member())).error).toBe('draw.no_ticket');
});

test('what people agreed to stays as it is once the draw is sealed', async () => {
  const planned = await plan();
  const sealed = await seal(planned);
  const seen = { drawid: sealed.drawid, version: sealed.version };
  const again = { ...namedPrize('Car', 3), ...seen };
  const refused = [
    await api.call('draw.save-prize', again, operator),
    await api.call('draw.remove', seen, operator),
    await api.call('draw.seal', seen, operator),
  ];
  expect(refused.map(({ error }) => error)).toEqual(Array(3).fill('draw.sealed_before'));
  expect(sealed.commitment).toMatch(/^[0-9a-f]{64}$/);
  const [row] = await db.selectFrom('draw.draws').select('seed_sealed').where('drawid', '=', sealed.drawid).execute();
  expect(row?.seed_sealed?.length).toBeGreaterThan(64);
});

test('tickets are got by what the rule asks for, between its dates, once a member, and never by staff', async () => {
  const draw = await seal(await plan({ need: 2, chances: 3 }));
  const { drawid } = draw;
  const [ada, bola, staff] = [await member(), await member(), await member({ groupid: 2 })];
  await did(drawid, ada.uid);
  open();
  await did(drawid, ada.uid, { once: 'first' });
  expect((await view(drawid, ada)).own_ticket).toBe(0);
  await did(drawid, ada.uid, { once: 'first' });
  expect(await view(drawid, ada)).toMatchObject({ own_ticket: 0, own_have: 1 });
  await did(drawid, ada.uid, { once: 'second' });
  expect(await view(drawid, ada)).toMatchObject({ own_ticket: 1, own_have: 2, own_chances: 1 });
  await runTask('draw.close-due');
  await settle();
  expect((await view(drawid)).tickets).toBe(1);
  for (let i = 0; i < 9; i++) await did(drawid, ada.uid);
  expect((await view(drawid, ada)).own_chances).toBe(3);
  await did(drawid, staff.uid, { once: 'a' });
  await did(drawid, staff.uid, { once: 'b' });
  expect(await view(drawid, staff)).toMatchObject({ own_ticket: 0, own_out: 'staff' });
  const left = { drawid, member: bola.username, reason: 'Works for the shop' };
  await api.must('draw.exclude', left, operator);
  await did(drawid, bola.uid, { once: 'a' });
  await did(drawid, bola.uid, { once: 'b' });
  expect(await view(drawid, bola)).toMatchObject({ own_ticket: 0, own_out: 'excluded' });
  await did(drawid, ada.uid, { once: 'second', undone: true });
  expect((await view(drawid, ada)).own_chances).toBe(3);
});

test('two hundred entries beside the close: each of them is in the list or came too late', async () => {
  const draw = await seal(await plan());
  open();
  const writers = await Promise.all(Array.from({ length: 200 }, () => member()));
  const entering = writers.map(({ uid }) => did(draw.drawid, uid));
  await entering[20];
  await close();
  await Promise.all(entering);
  const { facts, entries } = await read(draw.drawid);
  expect(entries.length).toBe(facts.entries);
  expect(entries.length).toBeGreaterThan(0);
  const rows = await db.selectFrom('draw.entries').select('ticket').where('drawid', '=', draw.drawid).execute();
  expect(rows.length).toBe(entries.length);
  expect(checkDraw(facts, entries)[1]?.result).toBe('fits');
});

test('R-JCK-002 R-JCK-003 the drawing flag is on until the draw is confirmed, which refreshes prizes and winners', async () => {
  const { draw } = await closed(5, {}, { prizes: [namedPrize('Phone', 1, 1), namedPrize('Watch', 1, 2)] });
  const { drawid } = draw;
  const [phone, watch] = draw.prizes;
  if (!phone || !watch) throw new Error('the prizes are not there');
  const other = await member({ groupid: 1 });
  const [mine, theirs] = [await keyOf(), await keyOf(other)];
  expect((await api.call('draw.draw', { token: mine, drawid, prizeid: watch.id })).error).toBe('draw.prize_order');
  const first = (await drawOne(mine, drawid, phone.id)).data.luckInfo;
  expect((await api.must('draw.admin-one', { drawid }, other)).data.drawing).toMatchObject({ uid: operator.uid });
  expect((await api.call('draw.draw', { token: theirs, drawid, prizeid: phone.id })).error).toBe('draw.somebody_draws');
  expect((await drawOne(mine, drawid, phone.id)).data.luckInfo).toEqual(first);
  const confirms = await Promise.all([
    api.call('draw.confirm', { token: mine, drawid, prizeid: phone.id }),
    api.call('draw.confirm', { token: mine, drawid, prizeid: phone.id }),
  ]);
  expect(confirms.filter(({ ok }) => ok)).toHaveLength(1);
  expect(confirms.find(({ ok }) => !ok)?.error).toBe('draw.nothing_proposed');
  expect((await api.must('draw.admin-one', { drawid }, other)).data).toMatchObject({ drawing: null, confirmed: 1 });
  await drawOne(theirs, drawid, watch.id);
  const { data } = await api.must('draw.confirm', { token: theirs, drawid, prizeid: watch.id });
  expect(data.prizes.map(({ left }) => left)).toEqual([0, 0]);
  expect(data.list.map(({ place }) => place)).toEqual([2, 1]);
  expect((await api.call('draw.draw', { token: theirs, drawid, prizeid: watch.id })).error).toBe('draw.all_drawn');
});

test('what was drawn is the same for who comes after a crash, or after the first operator’s minutes', async () => {
  const { draw } = await closed(9);
  const { drawid } = draw;
  const prizeid = draw.prizes[0]?.id ?? 0;
  const first = (await drawOne(await keyOf(), drawid, prizeid)).data.luckInfo;
  const other = await member({ groupid: 1 });
  clock.aheadInTest(700);
  expect((await drawOne(await keyOf(other), drawid, prizeid)).data.luckInfo).toEqual(first);
});

test('R-JCK-004 the key serves the four calls for thirty minutes, ends, and opens nothing else', async () => {
  const { draw } = await closed(3);
  const { drawid } = draw;
  const prizeid = draw.prizes[0]?.id ?? 0;
  expect((await api.call('draw.draw', { token: 'none', drawid, prizeid })).error).toBe('draw.key_over');
  expect((await api.call('draw.draw', { drawid, prizeid }, operator)).error).toBe('draw.key_over');
  const token = await keyOf();
  expect((await api.call('draw.publish', { drawid }, { token })).http).toBe(401);
  expect((await api.call('draw.token', {}, await member({ groupid: 2 }))).ok).toBe(false);
  await drawOne(token, drawid, prizeid);
  await api.must('draw.end-token', {}, operator);
  expect((await api.call('draw.confirm', { token, drawid, prizeid })).error).toBe('draw.key_over');
  const late = await keyOf();
  clock.aheadInTest(31 * 60);
  expect((await api.call('draw.confirm', { token: late, drawid, prizeid })).error).toBe('draw.key_over');
});

test('who is passed over is named with the public reason, and the next number decides', async () => {
  const { draw } = await closed(6);
  const { drawid } = draw;
  const prizeid = draw.prizes[0]?.id ?? 0;
  const token = await keyOf();
  await drawOne(token, drawid, prizeid);
  expect((await api.call('draw.pass-over', { drawid, reason: ' ' }, operator)).error).toBe('draw.reason_missing');
  await api.must('draw.pass-over', { drawid, reason: 'Two accounts of one person' }, operator);
  await drawAll(token, drawid);
  await api.must('draw.publish', { drawid }, operator);
  const { list } = (await api.must('draw.winner-list', { drawid })).data;
  expect(list.map(({ state, reason }) => [state, reason])).toEqual([
    ['passed', 'Two accounts of one person'],
    ['won', ''],
  ]);
  const { facts, entries } = await read(drawid);
  expect(isFitting(checkDraw(facts, entries))).toBe(true);
});

test('a prize that nobody claims is drawn again by the next number of the same draw, after its days', async () => {
  const { draw } = await closed(6);
  const { drawid } = draw;
  const token = await keyOf();
  await drawAll(token, drawid);
  const again = { drawid, place: 1 };
  expect((await api.call('draw.redraw', again, operator)).error).toBe('draw.not_published');
  await api.must('draw.publish', { drawid }, operator);
  expect((await api.call('draw.redraw', again, operator)).error).toBe('draw.not_due');
  clock.aheadInTest(16 * 86_400);
  const { data } = await api.must('draw.redraw', again, operator);
  expect(data).toMatchObject({ place: 2, again: 1, state: 'won' });
  const { facts, entries } = await read(drawid);
  expect(facts.picks.map(({ outcome }) => outcome)).toEqual(['unclaimed', 'won']);
  expect(isFitting(checkDraw(facts, entries))).toBe(true);
  expect((await api.call('draw.redraw', again, operator)).error).toBe('draw.not_due');
});

test('the address is the winner’s and the operators’ alone, each look is recorded, and it goes after the parcel', async () => {
  const { draw, writers } = await closed(4);
  const { drawid } = draw;
  await drawAll(await keyOf(), drawid);
  const [pick] = (await api.must('draw.admin-one', { drawid }, operator)).data.picks;
  const winner = writers.find(({ uid }) => uid === pick?.uid);
  const other = writers.find(({ uid }) => uid !== pick?.uid);
  if (!winner || !other) throw new Error('nobody won');
  const address = {
    first_name: 'Tunde',
    last_name: 'Bakare',
    phone: '+2348035550142',
    street: '14 Way',
    city: 'Lagos',
  };
  const sent = { ...address, drawid, place: 1 };
  expect((await api.call('draw.give-address', sent, other)).error).toBe('draw.not_winner');
  await api.must('draw.give-address', sent, winner);
  const stored = await db.selectFrom('draw.picks').select('address_sealed').where('drawid', '=', drawid).execute();
  expect(stored[0]?.address_sealed?.toString('utf8')).not.toContain('Bakare');
  expect((await api.must('draw.own-prize', { drawid, place: 1 }, winner)).data.address).toMatchObject(address);
  expect((await api.call('draw.own-prize', { drawid, place: 1 }, other)).error).toBe('draw.not_winner');
  await api.must('draw.publish', { drawid }, operator);
  const seenBy = async (token: string, who?: typeof winner) =>
    (await api.must('draw.prize-info', { token, drawid }, who)).data.list[0]?.address ?? null;
  expect([await seenBy(''), await seenBy('', other), await seenBy('wrong', operator)]).toEqual([null, null, null]);
  expect(await seenBy('', winner)).toMatchObject(address);
  const looks = async () =>
    (await db.selectFrom('moderation.audit').select('id').where('action', '=', 'draw.address').execute()).length;
  const before = await looks();
  expect(await seenBy(await keyOf())).toMatchObject(address);
  await api.must('draw.address', { drawid, place: 1 }, operator);
  expect((await looks()) - before).toBe(2);
  await api.must('draw.sent', { drawid, place: 1 }, operator);
  expect((await api.call('draw.give-address', sent, winner)).error).toBe('draw.sent_before');
  await runTask('draw.drop-addresses');
  expect(await seenBy(await keyOf())).not.toBeNull();
  await daysLater(100, async () => {
    await runTask('draw.drop-addresses');
    expect((await api.call('draw.address', { drawid, place: 1 }, operator)).error).toBe('draw.no_address');
  });
});

test('R-JCK-005 pieces and what is left are shown, and no odds', async () => {
  const { draw } = await closed(4);
  const shown = await view(draw.drawid);
  expect(shown.prizes[0]).toMatchObject({ count: 1, left: 1 });
  expect(JSON.stringify(shown)).not.toMatch(/odds|probab|"chance"/);
});

test('names are masked to two characters as readers count them, and leave the list with their member’s access', async () => {
  const draw = await seal(await plan());
  const { drawid } = draw;
  open();
  const ada = await member({ username: 'मुक्तिबोध' });
  await did(drawid, ada.uid);
  await close();
  await drawAll(await keyOf(), drawid);
  const names = async () =>
    (await api.must('draw.winners', { drawid })).data.list.map(({ name, ticket }) => [name, ticket]);
  expect(await names()).toEqual([['मुक्ति…', 1]]);
  await api.must('moderation.ban-user', { ban_uid: ada.uid, bannew: 5, banexpirynew: 0, reason: 'spam' }, operator);
  await settle();
  expect(await names()).toEqual([['', 1]]);
});
