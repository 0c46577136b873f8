import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import type { Api } from '../../tests/support/api.ts';
import { newMember, newReply, newThread, type Thread } from '../../tests/support/content.ts';
import { alive } from './alive.ts';
import type { Journey } from './journey.ts';

export const addressOf = (tid: number, rest = ''): string => `/ng/forum/15443/${tid}${rest}`;

/** Opens a page of a thread and waits until its code serves it: a form pressed before is sent by the browser. */
export async function goToThread(page: Page, tid: number, rest = ''): Promise<void> {
  await page.goto(addressOf(tid, rest));
  await alive(page);
}

export const repliesOf = (page: Page) => page.getByRole('region', { name: 'Replies' });
export const replyOf = (page: Page, words: string) =>
  repliesOf(page).locator('li.reply:not(.reply-waiting)').filter({ hasText: words }).last();
export const field = (page: Page) => repliesOf(page).getByRole('textbox', { name: 'Write a reply' });
export const send = (page: Page) => repliesOf(page).getByRole('button', { name: 'Reply', exact: true }).first();

/** A thread with so many replies by one other member, numbered from 1. */
export async function talk(journey: Journey, count: number): Promise<Thread & { api: Api; pids: number[] }> {
  const { api } = await journey.visitor();
  const thread = await newThread(api);
  const author = count > 0 ? await newMember(api) : thread.author;
  const pids: number[] = [];
  for (let number = 1; number <= count; number++) {
    const { pid } = await newReply(api, { tid: thread.tid, author, message: `Answer number ${number}.` });
    pids.push(pid);
  }
  return { ...thread, api, pids };
}

/** A thread of the demonstration world with pictures and many replies, which no journey changes. */
export async function shownThread(api: Api): Promise<number> {
  const login = await api.must('sign-in.login', { username: 'AdaezeShoots', password: 'baobab2026' });
  const { data } = await api.must('threads.of-member', { uid: login.data.member_uid });
  return data.list.find((row) => row.subject.startsWith('Third Mainland Bridge'))!.tid;
}

/** What only an operator or a moderator could change, written into the site's database. */
export async function setThread(tid: number, fields: { readperm?: number; closed?: boolean }): Promise<void> {
  const pool = createPool({ url: inject('siteDatabaseUrl'), max: 1 });
  const { readperm = 0, closed = false } = fields;
  const db = createDb(pool);
  await sql`update threads.threads set readperm = ${readperm}, closed = ${closed} where tid = ${tid}`.execute(db);
  // As a call that changes a thread notifies every process.
  await sql`select pg_notify('tags', ${`tests ["t:${tid}"]`})`.execute(db);
  await pool.end();
}

export const countReplies = async (api: Api, tid: number): Promise<number> =>
  (await api.must('threads.reply-list', { tid, page: 1, limit: 20 })).data.count;
