import { afterAll, expect, test } from 'vitest';
import { toHex } from '../../../contract/domains/draw/verify/bytes.ts';
import { checkDraw } from '../../../contract/domains/draw/verify/check.ts';
import { readFile } from '../../../contract/domains/draw/verify/files.ts';
import { testDraws } from './testing/draws.ts';
import { ownChain } from './testing/own-chain.ts';

const [genesis, period] = [1_600_000_000, 30];
const chain = await ownChain({ genesis, period });
afterAll(chain.stop);
const { api, closed, db, drawAll, file, keyOf, operator, plan, runTask, seal, seconds, settle, view } = await testDraws(
  {
    env: { BEACON_URL: chain.url, OUTGOING: 'anywhere' },
  },
);
const timeOf = (round: number): number => genesis + (round - 1) * period;
const say = (round: number, signed = round): void =>
  void chain.said.set(round, { round, signature: toHex(chain.signed(signed)) });

test('while public numbers are out of reach no draw is planned, rather than one without', async () => {
  chain.away.is = true;
  await expect(plan()).rejects.toThrow('draw.beacon_away');
  chain.away.is = false;
  expect((await plan()).round).toBeGreaterThan(0);
});

test('a draw names its round before entries open, waits for it, and is checked with it', async () => {
  await expect(plan({ round: 1 })).rejects.toThrow('draw.round_early');
  await expect(plan({ round: 99_999_999 })).rejects.toThrow('draw.round_late');
  const { draw } = await closed(6, {}, { late: 2 });
  const { drawid, round } = draw;
  expect(timeOf(round) - draw.closes_at).toBeGreaterThanOrEqual(60);
  const [token, prizeid] = [await keyOf(), draw.prizes[0]?.id ?? 0];
  const waits = async () => {
    await runTask('draw.ask-beacon');
    expect((await api.call('draw.draw', { token, drawid, prizeid })).error).toBe('draw.beacon_waits');
    expect((await api.call('draw.publish', { drawid }, operator)).error).toBe('draw.not_drawn');
    const { state, steps, beacon } = await view(drawid);
    expect([state, steps.map(({ done }) => done), beacon.randomness]).toEqual(['closed', [1, 1, 1, 0, 0], '']);
  };
  await waits();
  chain.away.is = true;
  await waits();
  chain.away.is = false;
  say(round, round + 1);
  await waits();
  say(round);
  await runTask('draw.ask-beacon');
  await drawAll(token, drawid);
  await api.must('draw.publish', { drawid }, operator);
  expect((await view(drawid)).beacon).toMatchObject({ round, named: round });
  const read = readFile(await file(drawid));
  if (!read) throw new Error('the file of a draw is not read');
  expect(read.facts.beacon).toMatchObject({ round, chain: 'abcd', signature: toHex(chain.signed(round)) });
  expect(checkDraw(read.facts, read.entries).map(({ result }) => result)).toEqual(Array(5).fill('fits'));
});

test('a round that is public before the list is frozen decides nothing: a later one does, and both are shown', async () => {
  const { draw } = await closed(3, {}, { late: 3600 });
  const { drawid, round: named } = draw;
  say(named);
  await runTask('draw.ask-beacon');
  const { beacon } = await view(drawid);
  expect(beacon).toMatchObject({ named, randomness: '' });
  expect(timeOf(beacon.round) - seconds()).toBeGreaterThanOrEqual(55);
  expect(timeOf(beacon.round) - seconds()).toBeLessThan(60 + period);
  say(beacon.round);
  await runTask('draw.ask-beacon');
  await settle();
  expect((await view(drawid)).beacon.randomness).not.toBe('');
});

test('a draw that was planned with another chain, or with none, is saved again before it is sealed', async () => {
  const other = await plan();
  await db.updateTable('draw.draws').set({ chain: 'another' }).where('drawid', '=', other.drawid).execute();
  await expect(seal(other)).rejects.toThrow('draw.chain_changed');
  await db.updateTable('draw.draws').set({ chain: '', round: 0 }).where('drawid', '=', other.drawid).execute();
  await expect(seal(other)).rejects.toThrow('draw.chain_changed');
});
