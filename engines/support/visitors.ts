import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { liveCloses, livePath } from '../../contract/live.ts';
import type { Person } from '../../tests/crash/setting.ts';
import { Api } from '../../tests/support/api.ts';
import { type Member, register } from '../../tests/support/people.ts';
import { LiveConnection, type Wire } from '../../web/realtime/live-connection.ts';

export interface Visits {
  /** Replies that were acknowledged, by their text. */
  replies: string[];
  pages: number;
  /** Files of code and styles that pages named. */
  files: number;
  /** Whatever was not answered as it should be. */
  failed: string[];
  stop: () => Promise<void>;
}

export interface Corner {
  writers: readonly Member[];
  tids: readonly number[];
}

/** Members of their own, each with a thread, whose replies earn nothing that others count. */
export async function makeCorner(url: string, count: number): Promise<Corner> {
  const writers: Member[] = [];
  const tids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const api = new Api(url);
    const writer = await register(api);
    const input = { subject: `A corner of its own, ${at}`, message: 'The rains took the charger.' };
    tids.push((await api.must('threads.create', input, { token: writer.token })).data.tid);
    writers.push(writer);
  }
  return { writers, tids };
}

/** Members who write replies, and guests who read pages, each after a pause, until they are stopped. */
export function startVisits(url: string, { writers, tids }: Corner): Visits {
  const visits = { replies: [] as string[], pages: 0, files: 0, failed: [] as string[] };
  let going = true;
  const again = async (pause: number, act: (round: number) => Promise<void>): Promise<void> => {
    for (let round = 0; going; round += 1) {
      await act(round).catch((error: unknown) => visits.failed.push(describe(error)));
      await sleep(pause);
    }
  };
  const reply = async ({ token }: Member, round: number, at: number): Promise<void> => {
    const tid = tids[(at + round) % tids.length]!;
    const message = `Written in round ${round} by ${at}.`;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await new Api(url, `10.78.0.${at + 1}`).call(
      'threads.send-reply',
      { tid, message },
      { token, headers },
    );
    if (answer.ok) visits.replies.push(message);
    else if (answer.http >= 500 || answer.http === 404) visits.failed.push(`a reply: HTTP ${answer.http}`);
  };
  const read = async (round: number): Promise<void> => {
    const response = await fetch(`${url}${['/latest', `/forum/15443/${tids[round % tids.length]}`][round % 2]}`);
    const text = await response.text();
    visits.pages += 1;
    if (!response.ok || !text.includes('</html>')) visits.failed.push(`a page: HTTP ${response.status}`);
    await Promise.all(namedBy(text).map(take));
  };
  const take = async (path: string): Promise<void> => {
    const file = await fetch(url + path);
    await file.arrayBuffer();
    visits.files += 1;
    if (!file.ok) visits.failed.push(`${path}: HTTP ${file.status}`);
  };
  const all = [
    ...writers.map((who, at) => again(500 + 37 * at, (round) => reply(who, round, at))),
    ...Array.from({ length: 4 }, () => again(50, read)),
  ];
  return Object.assign(visits, {
    stop: async () => {
      going = false;
      await Promise.all(all);
    },
  });
}

/** The code, styles and fonts that a page names. */
const namedBy = (page: string): string[] => [...new Set(page.match(/\/assets\/[\w./-]+/g))];

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.message}${error.cause ? ` (${error.cause})` : ''}` : String(error);

export interface Browsers {
  /** Connected at this moment. */
  open: () => number;
  /** Times at which somebody came back, in milliseconds, since it was asked last. */
  takeReturns: () => number[];
  /** Codes and reasons of closes since it was asked last. */
  takeCloses: () => { code: number; reason: string }[];
  stop: () => void;
}

/** Live connections as pages hold them, by the browser's own code. */
export function startBrowsers(url: string, members: readonly Person[], each: number): Browsers {
  let open = 0;
  let returns: number[] = [];
  let closes: { code: number; reason: string }[] = [];
  const connect = ({ token, address }: Person): LiveConnection =>
    new LiveConnection({
      open: () => {
        const socket = new WebSocket(url.replace(/^http/, 'ws') + livePath, {
          headers: { 'x-forwarded-for': address },
        });
        socket.on('error', () => undefined);
        socket.once('message', () => {
          open += 1;
          returns.push(performance.now());
          socket.once('close', (code, reason) => {
            open -= 1;
            closes.push({ code, reason: String(reason) });
          });
        });
        return socket as unknown as Wire;
      },
      ...{ token: () => token, visible: () => true, online: () => true, frugal: () => false },
      ...{ random: Math.random, onMessage: () => undefined, ask: () => undefined },
    });
  const all = members.flatMap((member) => Array.from({ length: each }, () => connect(member)));
  const take = <T>(read: () => T[], clear: () => void): T[] => {
    const taken = read();
    clear();
    return taken;
  };
  return {
    open: () => open,
    takeReturns: () =>
      take(
        () => returns,
        () => (returns = []),
      ),
    takeCloses: () =>
      take(
        () => closes,
        () => (closes = []),
      ),
    stop: () => {
      for (const one of all) one.stop();
    },
  };
}

/** Whether a close asked its browser to come back. */
export const isFarewell = ({ code }: { code: number }): boolean => code === liveCloses.restart;
