import type { Group } from '../group.ts';
import { type Line, percentile } from '../line.ts';
import { get, post, type Sent } from '../load.ts';
import { type Setting, small } from '../world.ts';

export const group: Group = {
  name: 'growth',
  at: 100,
  needs: 'site',
  alsoAt: [small],
  lines: ({ server, setting }) => timesAt(server.url, setting),
};

const samples = 300;

/** Times of single requests, one after the other, so that nothing but the data's size differs. */
export async function timesAt(url: string, setting: Setting): Promise<Line[]> {
  const threads = setting.threads;
  const view = (i: number): Sent =>
    post('/selfapi/thread/view', { tid: threads[i % threads.length]!.tid, page: 1, limit: 20 });
  const feed = (i: number): Sent => get(`/selfapi/v4/lastthread/list?limit=20&country_fid=293&page=${1 + (i % 5)}`);
  return [...lines('thread view', await timed(url, view)), ...lines('latest threads', await timed(url, feed))];
}

const lines = (name: string, times: readonly number[]): Line[] => [
  { name: `${name}, p50`, unit: 'ms', measured: percentile(times, 0.5) },
  { name: `${name}, p95`, unit: 'ms', measured: percentile(times, 0.95) },
];

async function timed(url: string, request: (i: number) => Sent): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < samples * 2; i += 1) {
    const { path, ...init } = request(i);
    const started = performance.now();
    const answer = await fetch(url + path, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
    // The first half warms the code and the database up.
    if (i >= samples) times.push(performance.now() - started);
  }
  return times;
}
