import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { liveCloses, livePath, liveReturns, returnAfter } from '../../../contract/live.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { LiveClient } from '../../../tests/support/live.ts';
import { socketLimits } from '../../platform/http/sockets.ts';
import { liveLimits } from '../../platform/realtime/live.ts';

const { api, url, member, post, reply, settle } = await testForum();
const clients: LiveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

async function enter(who: { token: string }, options: { origin?: string; address?: string } = {}) {
  const client = await LiveClient.enter(url, who.token, options);
  clients.push(client);
  return client;
}
const counts = (client: LiveClient) => client.last('notices.unread');
const sent = (client: LiveClient) => client.received.filter(({ signal }) => signal === 'notices.unread');
const hello = async (who: Writer): Promise<LiveClient> => {
  const client = await enter(who);
  await expect.poll(() => counts(client)).toBeDefined();
  return client;
};

test('a member is sent the state on entering, and each change to all of their windows', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const [phone, computer, other] = [await hello(ada), await hello(ada), await hello(bola)];
  expect(counts(phone)).toEqual({ num: 0, reply: 0, atme: 0, attention: 0, systems: 0 });
  await reply(bola, tid);
  await settle();
  for (const client of [phone, computer]) await expect.poll(() => counts(client)).toMatchObject({ num: 1, reply: 1 });
  await api.must('notices.mark-read', {}, ada);
  for (const client of [phone, computer]) await expect.poll(() => counts(client)?.num).toBe(0);
  expect(sent(other)).toHaveLength(1);
});

test('notices by a muted member are counted no more, and counted again later', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await reply(bola, tid);
  await settle();
  const phone = await hello(ada);
  expect(counts(phone)?.num).toBe(1);
  await api.must('follows.mute', { mute_uid: bola.uid }, ada);
  await settle();
  await expect.poll(() => counts(phone)?.num).toBe(0);
  await api.must('follows.mute', { mute_uid: bola.uid, status: 0 }, ada);
  await settle();
  await expect.poll(() => counts(phone)?.num).toBe(1);
});

test('many changes at once are sent once', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const client = await hello(ada);
  await Promise.all([1, 2, 3, 4].map(() => reply(bola, tid)));
  await settle();
  await expect.poll(() => counts(client)?.num).toBe(1);
  expect(sent(client).length).toBeLessThanOrEqual(3);
});

test('only a token opens it, and it says nothing else', async () => {
  const wrong = await enter({ token: 'nobody' });
  expect(await wrong.closed).toBe(liveCloses.unauthorized);
  for (const message of ['hello', '{}', '{"token":7}', '[', 'null']) {
    const client = new LiveClient(url);
    await client.opened();
    client.socket.send(message);
    expect(await client.closed, message).toBe(liveCloses.badMessage);
  }
  const long = new LiveClient(url);
  await long.opened();
  long.say({ token: 'x'.repeat(5000) });
  expect(await long.closed).toBe(1009);
  const twice = await hello(await member());
  twice.say({ token: 'again' });
  expect(await twice.closed).toBe(liveCloses.badMessage);
});

test('pages of other sites are refused, our own and programs are not', async () => {
  const { token } = await member();
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
    expect(await new LiveClient(url, { origin }).refused(), origin).toBe(403);
  }
  for (const origin of [url, 'http://localhost:3000']) {
    const client = await enter({ token }, { origin });
    await expect.poll(() => counts(client)).toBeDefined();
  }
});

test('a client that is refused and never closes its side holds no socket', async () => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  onTestFinished(() => {
    socket.destroy();
  });
  const upgrade = `GET ${livePath} HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\n`;
  socket.write(`${upgrade}Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n`);
  socket.resume();
  await once(socket, 'end');
  const failed = once(socket, 'error');
  await expect
    .poll(() => {
      socket.write('still here');
      return Promise.race([failed, Promise.resolve(undefined)]);
    })
    .toBeDefined();
});

test('asked for without an upgrade it says so, and other addresses open nothing', async () => {
  const answer = await api.fetch(livePath, {});
  expect([answer.status, answer.headers.get('upgrade')]).toEqual([426, 'websocket']);
  const elsewhere = new LiveClient(`${url}/elsewhere`);
  expect(await elsewhere.closed).toBe(1006);
});

test('a log-out ends the connection of its session at once', async () => {
  const ada = await member();
  const client = await hello(ada);
  await api.must('sign-in.logout', {}, ada);
  expect(await client.closed).toBe(liveCloses.unauthorized);
});

test('a ban with no access ends every connection of the member, and opens no other until it is lifted', async () => {
  const [ada, operator] = [await member(), await member({ groupid: 1 })];
  const phone = await hello(ada);
  const ban = (bannew: 0 | 4 | 5) =>
    api.must('moderation.ban-user', { ban_uid: ada.uid, bannew, banexpirynew: 7, reason: 'spam' }, operator);
  await ban(5);
  expect(await phone.closed).toBe(liveCloses.unauthorized);
  expect(await (await enter(ada)).closed).toBe(liveCloses.unauthorized);
  await ban(4);
  await hello(ada);
});

test('of too many windows of one member the oldest gives way; of too many at one address the newest', async () => {
  const ada = await member();
  const first = await hello(ada);
  for (let i = 0; i < liveLimits.perMember; i += 1) await hello(ada);
  expect(await first.closed).toBe(liveCloses.replaced);

  const address = '203.0.113.77';
  const silent = Array.from({ length: liveLimits.waitingPerAddress }, () => new LiveClient(url, { address }));
  clients.push(...silent);
  await Promise.all(silent.map((client) => client.opened()));
  const surplus = new LiveClient(url, { address });
  expect(await surplus.closed).toBe(liveCloses.tooMany);
  await enter(await member(), { address: '203.0.113.78' });
});

test('members behind one address of a carrier are bounded by member, not by address', async () => {
  // Without a proxy all come from this machine's own address.
  const { url, member } = await testForum({ ended: onTestFinished, env: { TRUST_PROXY: '' } });
  const count = socketLimits.perAddress / liveLimits.perMember + 2;
  const members = await Promise.all(Array.from({ length: count }, () => member()));
  const tokens = members.flatMap(({ token }) => Array.from({ length: liveLimits.perMember }, () => token));
  // As many at once as may wait for their token.
  for (let from = 0; from < tokens.length; from += liveLimits.waitingPerAddress / 2) {
    const some = tokens.slice(from, from + liveLimits.waitingPerAddress / 2);
    const windows = await Promise.all(some.map((token) => LiveClient.enter(url, token, {})));
    clients.push(...windows);
    await expect.poll(() => windows.every((client) => counts(client) !== undefined)).toBe(true);
  }
  const late = await LiveClient.enter(url, (await member()).token, {});
  clients.push(late);
  await expect.poll(() => counts(late)).toBeDefined();
});

test('a client that offers another protocol beside the request is answered as without it', async () => {
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' };
  const request = get(`${url}/healthz`, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(200);
});

test('at the end everybody is sent away to come back', async () => {
  const { app, url, member } = await testForum({ ended: onTestFinished });
  const token = (await member()).token;
  const clients = await Promise.all([1, 2, 3].map(() => LiveClient.enter(url, token, {})));
  const closing = app.server.close();
  expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual(Array(3).fill(liveCloses.restart));
  // Each at another moment.
  const returns = clients.map(({ reason }) => returnAfter(reason) ?? 0);
  for (const each of returns) expect(each).toBeGreaterThanOrEqual(liveReturns.least);
  expect(new Set(returns).size).toBe(3);
  await closing;
});
