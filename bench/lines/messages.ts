import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { liveBeat, livePath } from '../../contract/live.ts';
import { clearRooms, makeGroup, withDatabase } from '../chat-world.ts';
import type { Group, Site } from '../group.ts';
import { type Line, percentile } from '../line.ts';
import { post } from '../load.ts';
import { reply } from '../mix.ts';
import { rate } from '../rate.ts';
import { type Server, startServer } from '../server.ts';
import { type Member, memberHeaders } from '../world.ts';

export const group: Group = { name: 'messages', at: 710, needs: 'site', lines: messages };

const rooms = 16;
const connected = 200;
const messagesASecond = 200;

/** What is written in chats: how much is on disk a second, and when who is connected has it. */
async function messages(site: Site): Promise<Line[]> {
  return [...(await durable(site)), ...(await delivered(site))];
}

/** Messages on disk, beside replies of the same minutes. */
async function durable(site: Site): Promise<Line[]> {
  const { members, threads } = site.setting;
  const made = await withDatabase(site.databaseUrl, async (client) => {
    await clearRooms(client);
    const uids = members.map(({ uid }) => uid);
    const many: number[] = [];
    for (let at = 0; at < rooms; at += 1) many.push(await makeGroup(client, uids));
    return many;
  });
  const content = 'The bread was still warm when we came.';
  const say = (room: (i: number) => number) =>
    members.map((member, i) => post('/selfapi/groupcp/send', { plid: room(i), content }, memberHeaders(member)));
  const replies = members.map((member, i) => reply(member, threads[(i * 7) % threads.length]!));
  const asked = { floor: 'select', expect: '"pmid"' } as const;
  return [
    await rate(site, {
      floor: 'select',
      expect: '"position"',
      name: 'reply written, beside messages',
      requests: replies,
    }),
    await rate(site, { ...asked, name: 'message written, 16 rooms', requests: say((i) => made[i % rooms]!) }),
    await rate(site, { ...asked, name: 'message written, one room', requests: say(() => made[0]!) }),
  ];
}

/** One browser's end in a room: what it was sent, in the order it came. */
interface Reader {
  socket: WebSocket;
  got: { ID: number; text: string; at: number }[];
}

async function enter(server: Server, member: Member, room: number): Promise<Reader> {
  const socket = new WebSocket(server.url.replace(/^http/, 'ws') + livePath, {
    headers: { 'x-forwarded-for': memberHeaders(member)['x-forwarded-for']! },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  const reader: Reader = { socket, got: [] };
  const entered = Promise.withResolvers<void>();
  socket.on('message', (data) => {
    const text = String(data);
    if (text === liveBeat) return socket.send(liveBeat);
    const at = performance.now();
    const { channel, data: news } = JSON.parse(text) as { channel?: string; data?: { list?: Reader['got'] } };
    if (channel !== `room:${room}`) return;
    entered.resolve();
    for (const { ID, text: words } of news?.list ?? []) reader.got.push({ ID, text: words, at });
  });
  socket.send(JSON.stringify({ token: member.token }));
  socket.send(JSON.stringify({ join: `room:${room}`, seen: { ID: 0 } }));
  await entered.promise;
  return reader;
}

/** Half of those who are connected have it by another process. */
async function delivered(site: Site): Promise<Line[]> {
  const { databaseUrl, dataDir } = site;
  const secretKey = readFileSync(join(dataDir, 'secret.key'), 'utf8').trim();
  const beside = await startServer(dataDir, { beside: { databaseUrl, secretKey } });
  try {
    return await deliveredBy([site.server, beside], site);
  } finally {
    await beside.stop();
  }
}

interface Delivered {
  /** Milliseconds from the answer to who wrote until each who is connected has it. */
  late: number[];
  perSecond: number;
  /** Milliseconds of the servers' processors for a message. */
  cost: number;
}

/** What those have who are connected to these, once their code is warm. */
export async function deliveredBy(
  servers: readonly Server[],
  site: Pick<Site, 'setting' | 'databaseUrl' | 'quick'>,
): Promise<Line[]> {
  await deliver(servers, site, { perSecond: messagesASecond / 4, seconds: 15 });
  const plan = { perSecond: messagesASecond, seconds: site.quick ? 10 : 60 };
  const { late, perSecond, cost } = await deliver(servers, site, plan);
  const processes = `${connected} connected to ${servers.length} processes, ${messagesASecond} a second wanted`;
  const remark = `${processes}; p50 ${Math.round(percentile(late, 0.5))} ms; ${cost.toFixed(2)} ms CPU of all a message`;
  const name = 'message to all connected of a group, p95';
  return [
    { name, unit: 'ms', target: 60, measured: percentile(late, 0.95), cost, remark },
    { name: 'messages sent meanwhile', unit: '/s', target: messagesASecond * 0.98, measured: perSecond },
  ];
}

interface Pace {
  perSecond: number;
  seconds: number;
}

/** Sends into a group of its own. */
async function deliver(
  servers: readonly Server[],
  { setting, databaseUrl }: Pick<Site, 'setting' | 'databaseUrl'>,
  pace: Pace,
): Promise<Delivered> {
  const members = setting.members.slice(0, connected * 2);
  const uids = members.map(({ uid }) => uid);
  const room = await withDatabase(databaseUrl, (client) => makeGroup(client, uids));
  const readers = await Promise.all(
    members.slice(0, connected).map((member, at) => enter(servers[at % servers.length]!, member, room)),
  );
  const cpuBefore = servers.map((server) => server.cpuSeconds());
  const answered = await sendAll(servers, members, room, pace);
  await delay(2000);
  const cpu = servers.reduce((sum, server, at) => sum + server.cpuSeconds() - cpuBefore[at]!, 0);
  for (const { socket } of readers) socket.terminate();
  const [first, last] = [Math.min(...answered.values()), Math.max(...answered.values())];
  return {
    late: readers.flatMap((reader) => latenesses(reader, answered)),
    perSecond: (answered.size / (last - first)) * 1000,
    cost: (cpu / answered.size) * 1000,
  };
}

/** Sends at a fixed pace through both processes; when each was answered, by its words. */
async function sendAll(
  servers: readonly Server[],
  members: readonly Member[],
  room: number,
  { perSecond, seconds }: Pace,
): Promise<Map<string, number>> {
  const answered = new Map<string, number>();
  const from = performance.now();
  const sending: Promise<void>[] = [];
  for (let i = 0; i < seconds * perSecond; i += 1) {
    await delay(Math.max(0, from + (i * 1000) / perSecond - performance.now()));
    const text = `Line ${i} of the evening`;
    const body = { conversationID: `GROUP${room}`, text, clientID: `bench-${room}-${i}` };
    sending.push(
      say(servers[i % servers.length]!, members[i % members.length]!, body).then((at) => void answered.set(text, at)),
    );
  }
  await Promise.all(sending);
  return answered;
}

async function say(server: Server, member: Member, body: object): Promise<number> {
  const answer = await fetch(`${server.url}/v5/chat/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...memberHeaders(member) },
    body: JSON.stringify(body),
  });
  const at = performance.now();
  const said = (await answer.json()) as { status: number; msg: string };
  if (said.status !== 1) throw new Error(`a message was not sent: ${answer.status} ${said.msg}`);
  return at;
}

/** How long after its answer each message came; throws where one is lacking, doubled or out of order. */
function latenesses({ got }: Reader, answered: ReadonlyMap<string, number>): number[] {
  const inOrder = got.every(({ ID }, at) => ID === at + 1);
  if (!inOrder || got.length !== answered.size) {
    throw new Error(`${got.length} of ${answered.size} messages came, ${inOrder ? 'in order' : 'out of order'}`);
  }
  return got.map(({ text, at }) => Math.max(0, at - (answered.get(text) ?? Number.NaN)));
}
