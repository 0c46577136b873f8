import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { recordedFaults } from '../../../tests/support/service-faults.ts';
import { createHttpCarrier } from './http-carrier.ts';
import { createSms, deliverWaiting, smsTask } from './outbox.ts';

const { db, pool } = await testDb();
const taken: { request: IncomingMessage; body: string }[] = [];
let answer = 200;
const carrierServer = createServer(async (request, response) => {
  taken.push({ request, body: await text(request) });
  response.writeHead(answer).end('{"ok":true}');
}).listen(0, '127.0.0.1');
await once(carrierServer, 'listening');
afterAll(() => carrierServer.close());

const { port } = carrierServer.address() as AddressInfo;
const carrier = createHttpCarrier(`http://us%40er:secret@127.0.0.1:${port}/send`);
const now = new Date('2026-03-01T12:00:00Z');
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const faults = recordedFaults();
const deps = { db, carrier, clock: () => now, log, faults };
const message = { recipient: '2348012345678', body: 'Your code is 123456' };

beforeEach(async () => {
  answer = 200;
  taken.length = 0;
  await db.deleteFrom('platform.sms_outbox').execute();
});

test('a message is handed to the carrier once, with the authorization of its address', async () => {
  await createSms(carrier).send(db, message, now);
  expect(await deliverWaiting(deps)).toBe(0);
  expect(await deliverWaiting(deps)).toBe(0);
  expect(taken).toHaveLength(1);
  expect(taken[0]?.request.method).toBe('POST');
  expect(taken[0]?.request.url).toBe('/send');
  expect(taken[0]?.request.headers.authorization).toBe(`Basic ${Buffer.from('us@er:secret').toString('base64')}`);
  expect(JSON.parse(taken[0]?.body ?? '')).toEqual({ to: '+2348012345678', text: 'Your code is 123456' });
});

test('a message that was not taken waits with its reason and goes out later', async () => {
  await createSms(carrier).send(db, message, now);
  answer = 503;
  expect(await deliverWaiting(deps)).toBe(1);
  const row = await db.selectFrom('platform.sms_outbox').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ sent_at: null, attempts: 1, last_error: 'CarrierRefused: the carrier answered 503' });
  answer = 200;
  expect(await deliverWaiting(deps)).toBe(0);
  expect(taken).toHaveLength(2);
});

test.each([
  [401, [{ service: 'sms-service', status: 401 }]],
  [403, [{ service: 'sms-service', status: 403 }]],
  [400, []],
  [429, []],
  [503, []],
])(
  'a carrier that answers %i: the message waits, and operators are notified of what is theirs to mend',
  async (status, said) => {
    await createSms(carrier).send(db, message, now);
    answer = status;
    faults.said.length = 0;
    expect(await deliverWaiting(deps)).toBe(1);
    expect(faults.said).toEqual(said);
    answer = 200;
    expect(await deliverWaiting(deps)).toBe(0);
  },
);

test('what was taken is noted before the next one goes: a process that dies sends no more than one twice', async () => {
  for (const body of ['one', 'two', 'three']) await createSms(carrier).send(db, { ...message, body }, now);
  const noted: number[] = [];
  const deliver = async () => {
    const sent = await db.selectFrom('platform.sms_outbox').select('id').where('sent_at', 'is not', null).execute();
    noted.push(sent.length);
  };
  expect(await deliverWaiting({ ...deps, carrier: { deliver } })).toBe(0);
  expect(noted).toEqual([0, 1, 2]);
});

test('what is older than a code lives is not sent any more', async () => {
  await createSms(carrier).send(db, message, new Date(now.getTime() - 11 * 60_000));
  expect(await deliverWaiting(deps)).toBe(0);
  expect(taken).toHaveLength(0);
});

test('the job is queued with the message, and only where there is a carrier', async () => {
  const queued = async () =>
    (await pool.query('select 1 from graphile_worker.jobs where task_identifier = $1', [smsTask])).rowCount;
  const before = await queued();
  await createSms(undefined).send(db, message, now);
  expect([createSms(undefined).offered, await queued()]).toEqual([false, before]);
  await createSms(carrier).send(db, message, now);
  expect([createSms(carrier).offered, await queued()]).toEqual([true, Number(before) + 1]);
});
