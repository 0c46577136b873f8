import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anActor } from '../../../../tests/support/actor.ts';
import type { Actor } from '../../../platform/context.ts';
import { sharedFor } from '../../../platform/reading/parted.ts';
import { createCategories } from '../../countries/index.ts';
import { createPeople } from '../../follows/index.ts';
import { membersByIds } from '../../members/index.ts';
import { kindListStatement, type Listing } from '../core/sql/kind-lists.ts';
import { testPolls } from '../kinds/poll/testing/polls.ts';
import { kindList } from './kind-list.ts';

const polls = await testPolls();
const { api, app, ask, clock, db, member, runTask, vote } = polls;
const { log, tags } = app.platform;
const people = { ...createPeople(tags, membersByIds), categories: createCategories(tags) };

/** Polls by whether they are open, those that end last or that most have voted in first. */
const listing: Listing<{ open: boolean }, 'ending' | 'voted'> = {
  kind: 'poll',
  table: 'threads.polls',
  filters: {
    open: { where: (open) => (open ? sql`k.closed_at is null` : sql`k.closed_at is not null`), index: 'polls_due' },
  },
  orders: { ending: { column: 'ends_at' }, voted: { column: 'voters', numbered: true } },
  pageSize: 2,
};

const first = { order: 'ending', page: 1, after: '' } as const;

async function read(
  asked: Parameters<typeof kindList<{ open: boolean }, 'ending' | 'voted'>>[3],
  actor: Actor | null = null,
) {
  const dependsOn: string[] = [];
  const reads = (tag: string) => void dependsOn.push(tag);
  const shared = sharedFor({ db, now: clock.now(), locale: 'en', log, reads, actor }, new Map());
  const { answer, facts } = await kindList(shared, people, listing, asked);
  expect(facts).toHaveLength(answer.list.length);
  return { ...answer, list: answer.list.map(({ tid }) => tid), dependsOn };
}

test('a kind’s own list is narrowed, ordered and read on page by page', async () => {
  const ada = await member();
  const { tid: short } = await ask(ada, { expiration: 1 });
  const rest: number[] = [];
  for (const expiration of [2, 3, 4]) rest.push((await ask(ada, { expiration })).tid);
  await polls.daysLater(1, async () => {
    await runTask('threads.close-polls');
    const open = await read({ ...first, where: { open: true } });
    expect(open).toMatchObject({ list: [rest[2], rest[1]], page: 1, totalPage: 2 });
    const second = await read({ ...first, where: { open: true }, after: open.next });
    expect(second).toMatchObject({ list: [rest[0]], next: '' });
    expect((await read({ ...first, where: { open: false } })).list).toEqual([short]);
    expect((await read({ ...first, where: {}, page: 2 })).list).toEqual([rest[0], short]);
  });
});

test('what a reader may not see is left out, and pages are full all the same', async () => {
  const ada = await member();
  const seen = await ask(ada, { expiration: 30 });
  const high = await ask(ada, { expiration: 30, readperm: 10 });
  const gone = await ask(ada, { expiration: 30 });
  await api.must('threads.delete', { tid: gone.tid }, ada);
  const next = await ask(ada, { expiration: 29 });
  const asked = { ...first, where: { open: true } };
  expect((await read(asked)).list).toEqual([seen.tid, next.tid]);
  expect((await read(asked, anActor({ readaccess: 10 }))).list).toEqual([high.tid, seen.tid]);
});

test('an order that changes with every press has numbered pages', async () => {
  const [ada, bola] = [await member(), await member()];
  const [one, two] = [await ask(ada), await ask(ada)];
  await vote(one.tid, [1], ada);
  await vote(one.tid, [1], bola);
  await vote(two.tid, [1], bola);
  const voted = { where: {}, order: 'voted', page: 1, after: '' } as const;
  expect(await read(voted)).toMatchObject({ list: [one.tid, two.tid], next: '', totalPage: 2 });
  expect((await read({ ...voted, page: 2 })).list).not.toContain(one.tid);
  expect((await read({ ...voted, page: 11 })).list).toEqual([]);
});

test('it goes stale with threads, their rows and changes of state', async () => {
  const { tid } = await ask(await member(), { expiration: 30 });
  expect((await read({ ...first, where: { open: true } })).dependsOn).toEqual(
    expect.arrayContaining(['f:all', 'kind:poll', `t:${tid}`]),
  );
});

test('the index that a filter names reads it', async () => {
  const reader = { uid: 0, readaccess: 0, office: null, hidden: [] };
  const asked = { where: { open: true }, order: 'ending', reader, limit: 20 } as const;
  const plan = await db.transaction().execute(async (tx) => {
    // Of a handful of rows any plan is quick: what is asked is whether the index can serve.
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_sort = off`.execute(tx);
    const { rows } = await sql<object>`explain (costs off) ${kindListStatement(listing, asked)}`.execute(tx);
    return JSON.stringify(rows);
  });
  expect(plan).toContain(listing.filters.open.index);
  // Rows of one moment alone are sorted.
  expect(plan).not.toMatch(/-> {2}Sort/);
});
