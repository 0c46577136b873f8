import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDb } from '../../tests/support/db.ts';
import { cleanUpPlatform, platformCleanUp } from './clean-up.ts';
import { fileStorage } from './storage/files.ts';

const { db } = await testDb();
const now = new Date('2026-03-01T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('what the platform stores for a while is deleted after it', async () => {
  const seconds = (hours: number) => Math.floor(at(hours).getTime() / 1000);
  for (const [name, hours] of [['old', -25] as const, ['young', -23] as const]) {
    await db
      .insertInto('platform.nonces')
      .values({ nonce: name, expires_at: at(hours + 24) })
      .execute();
    await db
      .insertInto('platform.idempotency')
      .values({ owner: 'guest', key: name, call: 'x', body_hash: Buffer.alloc(1), at: at(hours) })
      .execute();
    await db
      .insertInto('platform.idempotency_claims')
      .values({ owner: 'guest', key: name, claim: crypto.randomUUID(), until: at(hours) })
      .execute();
    await db
      .insertInto('platform.limits')
      .values({ bucket: name, window_start: seconds(hours), count: 1 })
      .execute();
    await db
      .insertInto('platform.sms_outbox')
      .values({ recipient: name, body: 'x', created_at: at(hours) })
      .execute();
  }
  const sample = { recipient: 'a@example.com', body_text: 'x', body_html: 'x' };
  const mails = [
    { subject: 'sent long ago', created_at: at(-31 * 24), sent_at: at(-31 * 24) },
    { subject: 'young', created_at: at(-29 * 24), sent_at: at(-29 * 24) },
    { subject: 'waits', created_at: at(-31 * 24), sent_at: null },
  ];
  await db
    .insertInto('platform.mail_outbox')
    .values(mails.map((mail) => ({ ...sample, ...mail })))
    .execute();
  await cleanUpPlatform(db, now);
  const [nonces, answers, claims, limits, messages] = await Promise.all([
    db.selectFrom('platform.nonces').select('nonce as name').execute(),
    db.selectFrom('platform.idempotency').select('key as name').execute(),
    db.selectFrom('platform.idempotency_claims').select('key as name').execute(),
    db.selectFrom('platform.limits').select('bucket as name').execute(),
    db.selectFrom('platform.sms_outbox').select('recipient as name').execute(),
  ]);
  for (const left of [nonces, answers, claims, limits, messages]) expect(left).toEqual([{ name: 'young' }]);
  const stored = await db.selectFrom('platform.mail_outbox').select('subject').orderBy('id').execute();
  expect(stored.map((mail) => mail.subject)).toEqual(['young', 'waits']);
});

test('the hourly job sweeps what killed uploads left behind a day ago', async () => {
  const root = await mkdtemp(join(tmpdir(), 'clean-up-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const part = (hours: number) => join(root, `.0000000${-hours % 7}-0000-4000-8000-0000000000${-hours}.part`);
  for (const hours of [-25, -23]) {
    await writeFile(part(hours), 'half');
    await utimes(part(hours), at(hours), at(hours));
  }
  const { tasks, cron } = platformCleanUp({ db, storage: fileStorage(root), clock: () => now });
  expect(cron).toContainEqual(expect.objectContaining({ task: 'platform.clean-up', match: '23 * * * *' }));
  await tasks?.['platform.clean-up']?.(undefined, undefined as never);
  expect(await readdir(root)).toEqual([basename(part(-23))]);
});
