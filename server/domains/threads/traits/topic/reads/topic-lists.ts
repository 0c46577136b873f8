import type { threadsCalls } from '../../../../../../contract/domains/threads/calls.ts';
import { inTopicLimits } from '../../../../../../contract/domains/threads/traits/topic/limits.ts';
import { type PageAsked, readPage } from '../../../../../platform/keyset.ts';
import { parted, type SharedCtx } from '../../../../../platform/reading/parted.ts';
import type { Shown } from '../../../core/reads/viewing.ts';
import { rowsFor } from '../../../reads/lists.ts';
import { ownRows } from '../../../reads/rows.ts';
import { pinnedInTopic } from '../sql/topic-pins.ts';
import { activeOfTopic, bestOfTopic, latestOfTopic } from '../sql/topic-threads.ts';
import { openTopic, presentPage } from './topic-threads.ts';

type Calls = typeof threadsCalls;
type Asked = PageAsked & { topid: number };

/** By number only: each page is read on from the beginning. */
const pagesOfBest = 10;

const latestPage = (ctx: SharedCtx, asked: Asked) =>
  readPage(asked, (rows, after) =>
    rowsFor(ctx, rows, (reader, limit) => latestOfTopic(ctx.db, asked.topid, { reader, limit, after })),
  );

/** Threads of a topic, the newest first. */
export const topicArticles = (deps: Shown) =>
  parted<Calls['threads.topic-articles']>()({
    shared: async (ctx, asked) => {
      const topic = await openTopic(ctx, asked.topid);
      return presentPage(ctx, deps, { asked, topic, found: await latestPage(ctx, asked) });
    },
    own: async (ctx, { rows }) => ({ list: await ownRows(ctx, deps, rows) }),
  });

/** The same, with what stands first in it above the first page. */
export const topicLatest = (deps: Shown) =>
  parted<Calls['threads.topic-latest']>()({
    shared: async (ctx, asked) => {
      const topic = await openTopic(ctx, asked.topid);
      const { answer, facts } = await presentPage(ctx, deps, { asked, topic, found: await latestPage(ctx, asked) });
      return { answer: { ...answer, pinned: await pinnedAbove(ctx, asked) }, facts };
    },
    own: async (ctx, { rows }) => ({ list: await ownRows(ctx, deps, rows) }),
  });

async function pinnedAbove(ctx: SharedCtx, { topid, page, after }: Asked) {
  if (page > 1 || after !== '') return [];
  const most = inTopicLimits.pins;
  const rows = await rowsFor(ctx, most, (reader, limit) => pinnedInTopic(ctx.db, topid, { reader, limit }));
  for (const { id } of rows) ctx.reads(`t:${id}`);
  return rows.map(({ id, subject }) => ({ tid: id, subject }));
}

/** Threads of a topic, the most liked first. */
export const topicRanking = (deps: Shown) =>
  parted<Calls['threads.topic-ranking']>()({
    shared: async (ctx, input) => {
      const topic = await openTopic(ctx, input.topid);
      const asked = { ...input, after: '' };
      const read = (rows: number) =>
        rowsFor(ctx, rows, (reader, limit) => bestOfTopic(ctx.db, input.topid, { reader, limit }));
      return presentPage(ctx, deps, { asked, topic, found: await readPage(asked, read, pagesOfBest) });
    },
    own: async (ctx, { rows }) => ({ list: await ownRows(ctx, deps, rows) }),
  });

/** Threads of a topic, those with the newest reply first. */
export const topicActivity = (deps: Shown) =>
  parted<Calls['threads.topic-activity']>()({
    shared: async (ctx, asked) => {
      const topic = await openTopic(ctx, asked.topid);
      const found = await readPage(asked, (rows, after) =>
        rowsFor(ctx, rows, (reader, limit) => activeOfTopic(ctx.db, asked.topid, { reader, limit, after })),
      );
      return presentPage(ctx, deps, { asked, topic, found });
    },
    own: async (ctx, { rows }) => ({ list: await ownRows(ctx, deps, rows) }),
  });
