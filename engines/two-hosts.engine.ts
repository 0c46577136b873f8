import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { connect as connect2 } from 'node:http2';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startSite } from '../e2e/support/site.ts';
import { openGate } from '../tests/faults/support/gate.ts';
import { guestPage } from '../tests/faults/support/guest-page.ts';
import { workIsDone } from '../tests/faults/support/work-is-done.ts';
import { Api } from '../tests/support/api.ts';
import { newMember, newThread } from '../tests/support/content.ts';
import { testDb } from '../tests/support/db.ts';
import { programOf, scratch, start, withEngines } from './support/engine.ts';
import { asOurs, type Haproxy, haproxyPackages, startHaproxy } from './support/haproxy.ts';
import { fileOf } from './support/operators-files.ts';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '../docs/operations/files');
const place = await scratch('two-hosts');
afterAll(place.remove);
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A host that is ready and alive, has the code of its own version, and never answers what is slow. */
async function openHost(version: string): Promise<number> {
  const server = createServer(({ url }, response) => {
    if (url === '/slow') return;
    response.statusCode = url?.startsWith('/assets/') && url !== `/assets/${version}.js` ? 404 : 200;
    response.end(version);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return (server.address() as AddressInfo).port;
}

async function openTwo(): Promise<Haproxy> {
  const proxy = await startHaproxy([await openHost('old'), await openHost('new')]);
  closers.push(proxy.stop);
  return proxy;
}

withEngines('the proxy of two hosts', haproxyPackages, () => {
  test.each(['two-hosts/haproxy.cfg', 'haproxy.cfg'])('haproxy takes the settings of %s', async (name) => {
    // As it stands, but for the certificate, which no file of ours holds.
    const text = fileOf(name).replace(/ ssl crt \S+ alpn \S+/, '');
    const file = join(place.path, 'haproxy.cfg');
    await writeFile(file, text);
    await run(programOf('haproxy')!, ['-c', '-f', file]);
    await writeFile(file, text.replace('timeout connect', 'timeout connected'));
    await expect(run(programOf('haproxy')!, ['-c', '-f', file])).rejects.toThrow();
  });

  const asRoot = process.getuid?.() === 0 ? test : test.skip;
  asRoot('who faces callers is no longer root, and its log goes where the unit’s goes', async () => {
    const { running, url } = await openTwo();
    const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8');
    const { stdout } = await run('id', ['-u', 'haproxy']);
    expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).toBe(stdout.trim());
    await fetch(`${url}/latest`);
    await expect.poll(running.said).toMatch(/site hosts\/\w+ .* "GET \/latest HTTP\/1.1"/);
  });

  asRoot('nor is who leads to the database', async () => {
    const file = join(place.path, 'primary.cfg');
    await writeFile(file, asOurs(fileOf('haproxy.cfg')).replace('127.0.0.1:5000', `${place.path}/socket`));
    const running = start(programOf('haproxy')!, ['-db', '-f', file]);
    closers.push(() => running.stop());
    const { stdout } = await run('id', ['-u', 'haproxy']);
    const uid = () => /^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${running.child.pid}/status`, 'utf8'))?.[1];
    await expect.poll(uid).toBe(stdout.trim());
  });

  test('a page of either version finds its code, whichever host is asked first, and also where that one is ending', async () => {
    const { url, lead } = await openTwo();
    const ask = async (version: string) => (await fetch(`${url}/assets/${version}.js`)).status;
    for (let round = 0; round < 6; round += 1)
      expect([await ask('old'), await ask('new'), await ask('none')]).toEqual([200, 200, 404]);
    await lead(0, 'drain');
    for (let round = 0; round < 6; round += 1) expect([await ask('old'), await ask('new')]).toEqual([200, 200]);
  });

  test('one caller holds 400 connections and no more, and another is served beside', async () => {
    const { url } = await openTwo();
    const { hostname, port } = new URL(url);
    const held = Array.from({ length: 450 }, () => connect(Number(port), hostname));
    for (const socket of held) {
      closers.push(() => socket.destroy());
      socket.on('error', () => undefined);
    }
    const isOpen = (socket: Socket): boolean => socket.readyState === 'open';
    await expect.poll(() => held.filter((socket) => socket.closed).length, { timeout: 5000 }).toBeGreaterThan(49);
    expect(held.filter(isOpen).length).toBeGreaterThan(380);
    const ask = (localAddress: string) => once(get(`${url}/latest`, { localAddress, agent: false }), 'response');
    await expect(ask('127.0.0.1')).rejects.toThrow();
    const [response] = await ask('127.0.0.2');
    expect(response.resume().statusCode).toBe(200);
  });

  test('nor has one more than 400 requests under way on a few connections of HTTP/2', async () => {
    const { url2 } = await openTwo();
    const statuses: unknown[] = [];
    for (let at = 0; at < 9; at += 1) {
      const session = connect2(url2).on('error', () => undefined);
      closers.push(() => session.destroy());
      for (let of = 0; of < 50; of += 1)
        session
          .request({ ':path': '/slow' })
          .on('response', (headers) => statuses.push(headers[':status']))
          .on('error', () => undefined)
          .end();
    }
    await expect.poll(() => statuses.length, { timeout: 5000 }).toBe(50);
    expect(new Set(statuses)).toEqual(new Set([429]));
  });
});

const { url: databaseUrl, pool } = await testDb();

withEngines('two hosts while the database is away', haproxyPackages, () => {
  test('guests go on reading what is cached, and a write is answered by the site', async () => {
    const gate = await openGate(databaseUrl);
    closers.push(gate.close);
    const open = () => startSite({ databaseUrl: gate.url, dataDir: place.path });
    const sites = [await open(), await open()] as const;
    for (const site of sites) closers.push(site.stop);
    const [one, two] = sites.map(({ url }) => Number(new URL(url).port)) as [number, number];
    const proxy = await startHaproxy([one, two]);
    closers.push(proxy.stop);
    const api = new Api(proxy.url);
    const member = await newMember(api);
    const { tid } = await newThread(api, { author: member, subject: 'Read before the outage' });
    const path = `/forum/15443/${tid}`;
    // Events about the thread, handled later, would drop its page once more.
    await workIsDone(pool);
    for (const { url } of sites) await guestPage(new Api(url), path).isCached();
    await expect.poll(proxy.ready).toBe(2);

    await gate.close();
    await expect.poll(proxy.ready).toBe(0);
    for (let round = 0; round < 10; round += 1) {
      const page = await fetch(proxy.url + path);
      expect([page.status, (await page.text()).includes('Read before the outage')]).toEqual([200, true]);
    }
    const write = await api.call('threads.new-reply', { tid, message: 'Is anybody there?' }, { token: member.token });
    expect(write).toMatchObject({ ok: false, http: 503 });
    await gate.open();
    await expect.poll(proxy.ready).toBe(2);
  });
});

withEngines('the units of systemd', { 'systemd-analyze': 'systemd' }, () => {
  const units = [
    'baobab.service',
    'baobab-backup.service',
    'two-hosts/baobab-web.service',
    'two-hosts/baobab-jobs.service',
  ];
  test.each(units)('%s is understood', async (name) => {
    const { stderr } = await run(programOf('systemd-analyze')!, ['verify', join(folder, name)]);
    expect(stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
  });
});
