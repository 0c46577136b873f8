import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { type Bus, createBus } from '../bus/bus.ts';
import { busesOf, listeningProcess } from '../bus/testing/bus-cases.ts';
import { createLog } from '../log.ts';
import { createLogTurn } from './turn.ts';

const { db, pool, url } = await testDb();
const newBus = busesOf(() => createBus(pool));

/** A process that wants to work the log. */
async function wanting() {
  const bus = await newBus();
  const turn = createLogTurn({ db, bus, log: createLog('silent') });
  let woken = 0;
  await turn.start(() => {
    woken += 1;
  });
  onTestFinished(turn.stop);
  return { bus, turn, woken: () => woken };
}

function missedBy(bus: Bus): () => number {
  let missed = 0;
  bus.onMissed(() => {
    missed += 1;
  });
  return () => missed;
}

test('one process works the log, woken by the others, and another one once it ends', async () => {
  const [one, other] = [await wanting(), await wanting()];
  await expect.poll(() => one.turn.isMine() || other.turn.isMine()).toBe(true);
  const [first, second] = one.turn.isMine() ? [one, other] : [other, one];
  expect(second.turn.isMine()).toBe(false);
  const before = first.woken();
  second.turn.wakeOther();
  await expect.poll(first.woken).toBe(before + 1);
  expect(second.woken()).toBe(0);
  await first.turn.stop();
  await expect.poll(second.turn.isMine).toBe(true);
  await expect.poll(second.woken).toBe(1);
});

test('when a process dies, whatever it had committed and not published is asked for anew by all', async () => {
  const { bus, turn } = await wanting();
  await expect.poll(turn.isMine).toBe(true);
  const beside = await newBus();
  await beside.subscribe('news', () => undefined);
  const missed = [missedBy(bus), missedBy(beside)];
  const dead = await listeningProcess(url);
  dead.kill('SIGKILL');
  await once(dead, 'exit');
  for (const count of missed) await expect.poll(count).toBeGreaterThan(0);
});

test('who takes the log from a process that fell silent has everybody look anew', async () => {
  await pool.query(`insert into platform.leases (name, holder, until)
    values ('event log', gen_random_uuid(), clock_timestamp() - interval '1 second')`);
  const beside = await newBus();
  await beside.subscribe('news', () => undefined);
  const missed = missedBy(beside);
  const { turn } = await wanting();
  await expect.poll(turn.isMine).toBe(true);
  await expect.poll(missed).toBe(1);
});
