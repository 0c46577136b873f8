import { boardFids } from '../../contract/primitives/board-fids.ts';
import { everywhere, heatScore } from '../../server/domains/feeds/index.ts';
import type { Value } from './copy.ts';
import type { FirstIds } from './ids.ts';
import { countryOfMember, deviceOf, favouritesOf, moment } from './people-rows.ts';
import { writers } from './phrases/index.ts';
import { none, type Plan } from './plan.ts';
import { random } from './random.ts';

export const threadColumns = [
  'tid',
  'fid',
  'country_fid',
  'authorid',
  'first_pid',
  'subject',
  'summary',
  'language',
  'phonetype',
  'created_at',
  'last_post_at',
  'replies',
  'max_position',
  'max_floor',
  'likes',
  'favorites',
  'shares',
  'views',
  'digest',
  'displayorder',
  'typeid',
] as const;
export const postColumns = [
  'tid',
  'pid',
  'position',
  'floor',
  'parent_pid',
  'quote_pid',
  'authorid',
  'message',
  'phonetype',
  'created_at',
  'cleaned_at',
  'likes',
  'children',
] as const;

/** What a thread and its first post share. */
export interface Opening {
  subject: string;
  message: string;
  summary: string;
}

/** The beginning of a message's words, as lists show it: cut between words. */
function summaryOf(message: string): string {
  const text = message
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(' ', 160))}…`;
}

/** Writes the beginning of a thread: the same one at each call, so that it need not be stored. */
type Opener = (thread: number) => Opening;

export function openerOf(plan: Plan): Opener {
  return (t) => {
    const next = random(t * 2 + 1);
    const author = plan.author[plan.start[t]!]!;
    const writer = writers[countryOfMember(plan, author).language];
    const message = writer.message(next);
    return { subject: writer.subject(next), message, summary: summaryOf(message) };
  };
}

/** Among the categories that every country has: half name none, and phones lead the rest. */
const categoryOf = (t: number): number => [0, 1, 0, 2, 0, 1, 0, 4, 0, 3][t % 10]!;

export function* threadRows(plan: Plan, ids: FirstIds, opener: Opener): Generator<Value[]> {
  const next = random(79);
  const { start, author, at, likes, floor, rank } = plan;
  for (let t = 0; t < plan.size.threads; t++) {
    const first = start[t]!;
    const last = start[t + 1]! - 1;
    const replies = last - first;
    let maxFloor = 0;
    for (let p = first + 1; p <= last; p++) if (floor[p]! > maxFloor) maxFloor = floor[p]!;
    const country = countryOfMember(plan, author[first]!);
    const { subject, summary } = opener(t);
    yield [
      ids.tid + t,
      boardFids.common,
      country.fid,
      ids.uid + author[first]!,
      ids.pid + rank[first]!,
      subject,
      summary,
      country.language,
      deviceOf(author[first]!),
      moment(at[first]!),
      moment(at[last]!),
      replies,
      replies + 1,
      maxFloor,
      likes[first]!,
      favouritesOf(plan, t),
      Math.floor(likes[first]! * next() * 0.2),
      Math.floor((likes[first]! * 9 + replies * 14 + 5) * (0.5 + next())),
      likes[first]! > 80 && next() < 0.1 ? 1 + Math.floor(next() * 3) : 0,
      t >= plan.size.threads * 0.9 && next() < 0.0005 ? 1 + Math.floor(next() * 3) : 0,
      categoryOf(t),
    ];
  }
}

/** Every post by time, as they would have been written. */
export function* postRows(plan: Plan, ids: FirstIds, opener: Opener): Generator<Value[]> {
  const next = random(80);
  const { start, thread, author, at, floor, parent, quote, children, likes, order, rank } = plan;
  const pid = (p: number): number | null => (p === none ? null : ids.pid + rank[p]!);
  for (const p of order) {
    const t = thread[p]!;
    const first = start[t]!;
    const opening = p === first ? opener(t) : undefined;
    yield [
      ids.tid + t,
      ids.pid + rank[p]!,
      p - first + 1,
      p === first ? 0 : parent[p] === none ? floor[p]! : null,
      pid(parent[p]!),
      pid(quote[p]!),
      ids.uid + author[p]!,
      opening?.message ?? writers[countryOfMember(plan, author[p]!).language].reply(next),
      deviceOf(author[p]!),
      moment(at[p]!),
      moment(at[p]!),
      // A first post's likes are counted on its thread.
      p === first ? 0 : likes[p]!,
      children[p]!,
    ];
  }
}

/** How hot each thread is, everywhere and in its country. */
export function* hotRows(plan: Plan, ids: FirstIds): Generator<Value[]> {
  for (let t = 0; t < plan.size.threads; t++) {
    const first = plan.start[t]!;
    const replies = plan.start[t + 1]! - first - 1;
    const score = heatScore(plan.likes[first]!, replies, new Date(plan.at[first]! * 1000));
    const country = countryOfMember(plan, plan.author[first]!);
    yield [everywhere, ids.tid + t, score];
    yield [country.fid, ids.tid + t, score];
  }
}
