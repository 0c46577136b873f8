import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { claim, leaveRefusal, release, stateOf, takeOver, whileRenewed } from './idempotency-claims.ts';

const { db } = await testDb();
const refusal = { bodyHash: Buffer.from('what was sent'), sealed: 'a refusal' };
const holderOf = async (key: string) => (await stateOf(db, { owner: 'guest', key })).claim;
const ended = (key: string) =>
  db
    .updateTable('platform.idempotency_claims')
    .set({ until: new Date(0) })
    .where('key', '=', key)
    .execute();
/** Names of tries; each is a claim of its own. */
const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];

test('a claim whose work goes on is neither claimed again nor taken over', async () => {
  const at = { owner: 'guest', key: 'running' };
  await claim(db, at, first);
  await claim(db, at, second);
  await takeOver(db, at, first, second);
  expect(await holderOf(at.key)).toBe(first);
});

test.each(['refused', 'ended'])('of several who take over one that was %s, one succeeds', async (key) => {
  const at = { owner: 'guest', key };
  await claim(db, at, first);
  if (key === 'refused') await leaveRefusal(db, at, first, refusal);
  else await ended(key);
  await takeOver(db, at, first, second);
  await takeOver(db, at, first, third);
  expect(await stateOf(db, at)).toMatchObject({ claim: second, refusal: undefined, expired: false });
});

test('a try whose claim was taken over neither releases it nor leaves its refusal there', async () => {
  const [at, other] = [
    { owner: 'guest', key: 'lost' },
    { owner: 'guest', key: 'another' },
  ];
  await claim(db, at, first);
  await claim(db, other, first);
  await ended(at.key);
  await takeOver(db, at, first, second);
  await leaveRefusal(db, at, first, refusal);
  await release(db, at, first);
  expect(await stateOf(db, at)).toMatchObject({ claim: second, refusal: undefined });
  await release(db, at, second);
  expect([await holderOf(at.key), await holderOf(other.key)]).toEqual([null, first]);
});

test('a claim is renewed while its work lasts', async () => {
  const at = { owner: 'guest', key: 'renewed' };
  await claim(db, at, first);
  await ended(at.key);
  const work = async () => expect.poll(async () => (await stateOf(db, at)).expired).toBe(false);
  await whileRenewed(db, at, first, work);
  expect(await holderOf(at.key)).toBe(first);
});

test('all claims of a process are renewed by one statement', async () => {
  const keys = Array.from({ length: 20 }, (_, n) => ({ owner: 'guest', key: `together ${n}` }));
  for (const each of keys) await claim(db, each, first);
  let asked = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  for (const { key } of keys) await ended(key);
  const states = () => Promise.all(keys.map((each) => stateOf(db, each)));
  const renewed = async () => expect.poll(async () => (await states()).some(({ expired }) => expired)).toBe(false);
  await Promise.all(keys.map((each) => whileRenewed(counting, each, first, renewed)));
  // Once a second, and not once a claim.
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(keys.length);
});
