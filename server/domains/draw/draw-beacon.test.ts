import { afterAll, expect, test } from 'vitest';
import { toHex } from '../../../contract/domains/draw/verify/bytes.ts';
import { checkDraw } from '../../../contract/domains/draw/verify/check.ts';
import { readFile } from '../../../contract/domains/draw/verify/files.ts';
import { testDraws } from './testing/draws.ts';
import { ownChain } from './testing/own-chain.ts';

const chain = await ownChain({ genesis: 1_600_000_000, period: 30 });
afterAll(chain.stop);
const { api, closed, drawAll, file, keyOf, operator, plan, runTask } = await testDraws({
  env: { BEACON_URL: chain.url, OUTGOING: 'anywhere' },
});

test('a draw names its round before entries open, waits for it, and is checked with it', async () => {
  const early = { round: 1, closes_at: Math.floor(Date.now() / 1000) + 90_000 };
  await expect(plan(early)).rejects.toThrow('draw.round_early');
  const { draw } = await closed(6);
  const { drawid, round } = draw;
  expect(1_600_000_000 + (round - 1) * 30 - draw.closes_at).toBeGreaterThanOrEqual(60);
  const [token, prizeid] = [await keyOf(), draw.prizes[0]?.id ?? 0];
  await runTask('draw.ask-beacon');
  expect((await api.call('draw.draw', { token, drawid, prizeid })).error).toBe('draw.beacon_waits');
  chain.said.set(round, { round, signature: toHex(chain.signed(round + 1)) });
  await runTask('draw.ask-beacon');
  expect((await api.call('draw.draw', { token, drawid, prizeid })).error).toBe('draw.beacon_waits');
  chain.said.set(round, { round, signature: toHex(chain.signed(round)) });
  await runTask('draw.ask-beacon');
  await drawAll(token, drawid);
  await api.must('draw.publish', { drawid }, operator);
  const read = readFile(await file(drawid));
  if (!read) throw new Error('the file of a draw is not read');
  expect(read.facts.beacon).toMatchObject({ round, chain: 'abcd', signature: toHex(chain.signed(round)) });
  expect(checkDraw(read.facts, read.entries).map(({ result }) => result)).toEqual(Array(5).fill('fits'));
});
