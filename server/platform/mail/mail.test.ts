import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { recordedFaults } from '../../../tests/support/service-faults.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { type MailCarrier, senderOf, smtpCarrier } from './carrier.ts';
import { mailTasks } from './deliver.ts';
import { serveDevOutbox } from './dev-outbox.ts';
import { type Mail, sendMail } from './outbox.ts';

const { db, pool } = await testDb();
const log = createLog('silent');
const now = new Date('2026-03-01T12:00:00Z');
const clock = () => now;
const mail: Mail = {
  to: 'amina@example.org',
  subject: 'Votre code — कोड',
  text: 'Le code est 481516.',
  html: '<p>Le code est <b>481516</b>.</p>',
  locale: 'fr',
};

let closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.reverse()) await close();
  closers = [];
  await db.deleteFrom('platform.mail_outbox').execute();
  await pool.query('delete from graphile_worker._private_jobs');
});

interface Received {
  recipients: string[];
  raw: string;
}

/** A real SMTP server that stores what it is given; `answer` may refuse a recipient with a code. */
async function postOffice(answer: (address: string) => number = () => 250, words = 'not here', sender = 250) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      const code = answer(address);
      done(code === 250 ? null : Object.assign(new Error(words), { responseCode: code }));
    },
    onMailFrom: (_from, _session, done) =>
      done(sender === 250 ? null : Object.assign(new Error(words), { responseCode: sender })),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        });
        server.emit('received');
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const carrier = carrierTo((server.server.address() as AddressInfo).port);
  return { server, received, carrier };
}

function carrierTo(port: number): MailCarrier {
  const from = senderOf({ siteName: 'Baobab', publicUrl: 'https://forum.example' });
  const carrier = smtpCarrier(`smtp://127.0.0.1:${port}`, from);
  closers.push(() => carrier.close());
  return carrier;
}

const faults = recordedFaults();
const tasks = (carrier: MailCarrier | undefined) =>
  mailTasks({ db, clock, log, carrier, faults, host: 'forum.example' });
const rows = () => db.selectFrom('platform.mail_outbox').selectAll().orderBy('id').execute();

async function attempt(carrier: MailCarrier | undefined): Promise<string> {
  const { id } = (await rows())[0]!;
  const task = tasks(carrier)['mail.send']!;
  return Promise.resolve(task({ id }, undefined as never)).then(
    () => 'done',
    () => 'try again',
  );
}

test('a mail goes out after the commit that wrote it, in both forms, and never after a rollback', async () => {
  const { server, received, carrier } = await postOffice();
  const jobs: Jobs = createJobs({ pool, log, tasks: tasks(carrier) });
  closers.push(() => jobs.stop());
  await jobs.start();
  const undone = db.transaction().execute(async (tx) => {
    await sendMail(tx, { ...mail, to: 'nobody@example.org' }, now);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const arrived = once(server, 'received');
  const sent = { ...mail, unsubscribeUrl: 'https://forum.example/stop?k=1' };
  await db.transaction().execute((tx) => sendMail(tx, sent, now));
  await arrived;
  await expect.poll(async () => (await rows()).map((row) => row.sent_at)).toEqual([now]);
  expect(received.map((one) => one.recipients)).toEqual([['amina@example.org']]);
  const { raw } = received[0]!;
  expect(raw).toMatch(/^From: Baobab <no-reply@forum\.example>\r$/m);
  expect(raw).toMatch(/^Message-ID: <mail-\d+@forum\.example>\r$/m);
  expect(raw).toContain('Le code est 481516.');
  expect(raw).toContain('<html lang=');
  expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/forum\.example\/stop\?k=1>\r$/m);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});

test('a server that is away, or busy, loses nothing: the mail waits with its reason and goes out later', async () => {
  await sendMail(db, mail, now);
  expect(await attempt(carrierTo(9))).toBe('try again');
  expect((await rows())[0]).toMatchObject({
    attempts: 1,
    sent_at: null,
    last_error: expect.stringContaining('ECONNREFUSED'),
  });

  let busy = true;
  const { received, carrier } = await postOffice(() => (busy ? 451 : 250));
  expect(await attempt(carrier)).toBe('try again');
  busy = false;
  expect(await attempt(carrier)).toBe('done');
  expect((await rows())[0]).toMatchObject({ attempts: 3, sent_at: now, last_error: null });
  expect(await attempt(carrier)).toBe('done');
  expect(received.length).toBe(1);
});

test('an address that does not exist is not tried again', async () => {
  const { carrier } = await postOffice(() => 550);
  await sendMail(db, mail, now);
  expect(await attempt(carrier)).toBe('done');
  expect((await rows())[0]).toMatchObject({ attempts: 1, sent_at: null, last_error: expect.stringContaining('550') });
});

test.each<[string, number, string, number, 'done' | 'try again', object[]]>([
  ['an address that it doesn’t know', 550, '5.1.1 no such user', 250, 'done', []],
  ['a mailbox that is closed', 550, '5.2.1 disabled', 250, 'done', []],
  ['a mailbox that is full', 552, '5.2.2 over quota', 250, 'try again', []],
  ['a mailbox that is full, without its number', 552, 'over quota', 250, 'try again', []],
  ['mails of this size', 552, '5.3.4 message too big', 250, 'try again', [{ status: 552 }]],
  ['our domain, at each recipient', 550, '5.1.8 sender domain not found', 250, 'try again', [{ status: 550 }]],
  ['our form of address', 553, '5.1.7 bad sender address', 250, 'try again', [{ status: 553 }]],
  ['a domain that takes no mail', 556, '5.1.10 null MX', 250, 'done', []],
  ['mails of ours', 550, '5.7.1 relaying denied', 250, 'try again', [{ status: 550 }]],
  ['our address', 250, '5.7.1 sender rejected', 550, 'try again', [{ status: 550, command: 'MAIL FROM' }]],
  ['nobody, being busy', 450, '4.2.1 try again', 250, 'try again', []],
])('a server that refuses %s', async (_title, code, words, sender, outcome, said) => {
  const { carrier } = await postOffice(() => code, words, sender);
  await sendMail(db, mail, now);
  faults.said.length = 0;
  expect(await attempt(carrier)).toBe(outcome);
  expect((await rows())[0]!.refused_at !== null).toBe(outcome === 'done');
  expect(faults.said).toMatchObject(said.map((each) => ({ service: 'mail-service', ...each })));
  expect(JSON.stringify(faults.said)).not.toContain('amina');
});

test('a recipient or subject can not smuggle in others', async () => {
  const { received, carrier } = await postOffice();
  await sendMail(db, { ...mail, to: 'a@example.org, b@example.org' }, now);
  await attempt(carrier);
  expect(received.flatMap((one) => one.recipients)).not.toContain('b@example.org');
  await db.deleteFrom('platform.mail_outbox').execute();
  await sendMail(db, { ...mail, subject: 'Hi\r\nBcc: c@example.org' }, now);
  await attempt(carrier);
  expect(received.flatMap((one) => one.recipients)).toEqual(['amina@example.org']);
  expect(received[0]?.raw).not.toMatch(/^Bcc:/im);
});

test('an address in another script goes out in ASCII, or is refused where the server takes none', async () => {
  const { received, carrier } = await postOffice();
  await sendMail(db, { ...mail, to: 'ada.obi@bücher.com' }, now);
  await attempt(carrier);
  expect(received[0]?.raw).toMatch(/^To: <?ada\.obi@xn--bcher-kva\.com>?\r$/m);
  const [headers = ''] = received[0]?.raw.split('\r\n\r\n') ?? [];
  expect(headers).toMatch(/^[\x20-\x7e\r\n\t]*$/);
  await db.deleteFrom('platform.mail_outbox').execute();
  await sendMail(db, { ...mail, to: 'अदिति@example.org' }, now);
  expect(await attempt(carrier)).toBe('done');
  expect((await rows())[0]?.sent_at ?? (await rows())[0]?.last_error).toBeTruthy();
});

test('without a server mails stay and are shown to developers, as text only', async () => {
  await sendMail(db, { ...mail, subject: '<script>alert(1)</script>' }, now);
  expect(await attempt(undefined)).toBe('done');
  expect((await rows())[0]).toMatchObject({ attempts: 0, sent_at: null });
  await db
    .insertInto('platform.sms_outbox')
    .values({ recipient: '+2348012345678', body: 'Code 9921', created_at: now })
    .execute();
  const app = Fastify();
  closers.push(() => app.close());
  serveDevOutbox(app, db);
  const shown = await app.inject('/dev/outbox');
  expect(shown.headers['content-type']).toContain('text/html');
  expect(shown.body).toContain('amina@example.org');
  expect(shown.body).toContain('481516');
  expect(shown.body).toContain('Code 9921');
  expect(shown.body).not.toContain('<script>');
  const asData = await app.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } });
  expect(asData.json().mails[0]).toMatchObject({ recipient: 'amina@example.org', text: mail.text, sentAt: null });
});

test.each<[string, { remoteAddress?: string; headers?: Record<string, string> }]>([
  ['from another machine', { remoteAddress: '192.168.1.7' }],
  ['by another name', { headers: { host: 'forum.example.org' } }],
  ['by a name that leads here', { headers: { host: '127.0.0.1.nip.io:3000' } }],
  ['through a proxy that adds where from', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['through a proxy that adds the host', { headers: { 'x-forwarded-host': 'localhost' } }],
  ['through a proxy of the standard', { headers: { forwarded: 'for=127.0.0.1' } }],
  ['through a proxy that names itself', { headers: { via: '1.1 edge' } }],
  ['through a proxy that adds the address alone', { headers: { 'x-real-ip': '127.0.0.1' } }],
])('codes are shown to nobody who comes %s', async (_title, request) => {
  const app = Fastify({ trustProxy: true });
  closers.push(() => app.close());
  serveDevOutbox(app, db);
  expect((await app.inject({ url: '/dev/outbox', ...request })).statusCode).toBe(404);
  expect((await app.inject({ url: '/dev/outbox' })).statusCode).toBe(200);
});
