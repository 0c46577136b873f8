import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { ChannelMessage } from '../../contract/channels.ts';
import { liveBeat, livePath, liveTimes } from '../../contract/live.ts';
import type { Group, Site } from '../group.ts';
import { type Line, percentile } from '../line.ts';
import { type Member, memberHeaders } from '../world.ts';

const idleSockets = 10_000;
const readers = 1000;
const openedAtOnce = 100;
const repliesASecond = 5;

/** After the memory of all other lines: ten thousand sockets are none of theirs. */
export const group: Group = { name: 'live', at: 850, needs: 'site', lines: liveSockets };

/** Live connections that stand and receive nothing, and many readers of one lively thread. */
async function liveSockets(site: Site): Promise<Line[]> {
  return [...(await standing(site)), ...(await readersOfOne(site))];
}

type OnMessage = (text: string) => void;

/** A browser's end, let in: the first message from the server is the state of the member's notices. */
async function enter(url: string, member: Member, onMessage: OnMessage = () => {}): Promise<WebSocket> {
  const { 'x-forwarded-for': address } = memberHeaders(member);
  const socket = new WebSocket(url.replace(/^http/, 'ws') + livePath, {
    headers: { 'x-forwarded-for': address },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  const greeting = once(socket, 'message');
  socket.on('message', (data) => {
    const text = String(data);
    if (text === liveBeat) socket.send(liveBeat);
    else onMessage(text);
  });
  socket.send(JSON.stringify({ token: member.token }));
  await greeting;
  return socket;
}

async function enterAll(count: number, open: (i: number) => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let i = 0; i < count; i += openedAtOnce) {
    const some = Array.from({ length: Math.min(openedAtOnce, count - i) }, (_, at) => open(i + at));
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

async function leaveAll(sockets: readonly WebSocket[]): Promise<void> {
  for (const socket of sockets) socket.terminate();
  await delay(1000);
}

/** What a connection costs that only stands: memory, and processor time over a whole beat. */
async function standing({ server, setting }: Site): Promise<Line[]> {
  const { members } = setting;
  const before = server.memoryMiB();
  const sockets = await enterAll(idleSockets, (i) => enter(server.url, members[i % members.length]!));
  await delay(2000);
  const memory = ((server.memoryMiB() - before) * 1024) / idleSockets;
  const idleSeconds = liveTimes.beat / 1000;
  const cpuBefore = server.cpuSeconds();
  await delay(idleSeconds * 1000);
  const cpu = ((server.cpuSeconds() - cpuBefore) / idleSeconds) * 1000;
  const stayed = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  await leaveAll(sockets);
  if (stayed < idleSockets) throw new Error(`only ${stayed} of ${idleSockets} live connections stayed open`);
  const name = `${idleSockets.toLocaleString('en')} idle live connections`;
  return [
    { name: `${name}, memory each`, unit: 'kB', measured: memory },
    { name: `${name}, processor a second`, unit: 'ms', measured: cpu, remark: `over ${idleSeconds} s` },
  ];
}

/** From the answer to who wrote a reply until every reader of its thread has received it. */
async function readersOfOne({ server, setting, seconds }: Site): Promise<Line[]> {
  const { members, threadOfText } = setting;
  const answered = new Map<number, number>();
  const received: { pid: number; at: number }[] = [];
  let messages = 0;
  const onMessage: OnMessage = (text) => {
    const message = JSON.parse(text) as ChannelMessage | { channel?: undefined };
    if (message.channel === undefined || !('data' in message) || !('posts' in message.data)) return;
    messages += 1;
    for (const { pid } of message.data.posts) received.push({ pid, at: performance.now() });
  };
  const seen = { position: 1e9, posts: [] };
  const sockets = await enterAll(readers, async (i) => {
    const socket = await enter(server.url, members[i]!, onMessage);
    socket.send(JSON.stringify({ join: `thread:${threadOfText.tid}`, seen }));
    return socket;
  });
  await delay(2000);
  if (messages < readers) throw new Error(`only ${messages} of ${readers} were let in`);
  messages = 0;
  const cpuBefore = server.cpuSeconds();
  const from = performance.now();
  for (let i = 0; i < seconds * repliesASecond; i += 1) {
    const { pid } = await reply(server.url, members[readers + (i % (members.length - readers))]!, threadOfText.tid);
    answered.set(pid, performance.now());
    await delay(1000 / repliesASecond);
  }
  await delay(1000);
  const took = (performance.now() - from) / 1000;
  const cpu = server.cpuSeconds() - cpuBefore;
  await leaveAll(sockets);
  const late = received.flatMap(({ pid, at }) => {
    const since = answered.get(pid);
    return since === undefined ? [] : [Math.max(0, at - since)];
  });
  if (late.length < answered.size * readers)
    throw new Error(`${late.length} of ${answered.size * readers} were notified`);
  const p50 = Math.round(percentile(late, 0.5));
  const remark = `${readers} readers, ${repliesASecond} replies a second; p50 ${p50} ms; ${((cpu / messages) * 1000).toFixed(3)} ms CPU a message, writing the replies included`;
  return [
    { name: 'readers of one thread notified, p95', unit: 'ms', target: 1000, measured: percentile(late, 0.95), remark },
    { name: 'messages to readers of one thread', unit: '/s', measured: messages / took },
  ];
}

async function reply(url: string, member: Member, tid: number): Promise<{ pid: number }> {
  const answer = await fetch(`${url}/v5/content/post/newReply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...memberHeaders(member) },
    body: JSON.stringify({ tid, message: '<p>The bread was still warm when we came.</p>' }),
  });
  const { data } = (await answer.json()) as { data?: { pid?: number } };
  if (data?.pid === undefined) throw new Error(`a reply was not written: ${answer.status}`);
  return { pid: data.pid };
}
