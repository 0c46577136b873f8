import { nextPlace, type PageAsked, type PageRead, pageFigures, type TimeKey } from '../../../../../platform/keyset.ts';
import type { SharedCtx } from '../../../../../platform/reading/parted.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { findTopic, type Topic } from '../../../../topics/index.ts';
import type { Shown } from '../../../core/reads/viewing.ts';
import type { ListedThread } from '../../../core/sql/thread-lists.ts';
import { sharedRows } from '../../../reads/rows.ts';
import { topicThreadsTag } from '../tag.ts';

/** A topic whose threads are listed: the list depends on them, and on the topic itself. */
export async function openTopic({ db, reads }: Pick<SharedCtx, 'db' | 'reads'>, topid: number): Promise<Topic> {
  reads(`topic:${topid}`);
  reads(topicThreadsTag(topid));
  return (await findTopic(db, topid)) ?? refuse('topics.unknown');
}

type Placed = ListedThread & Partial<TimeKey>;

const isPlaced = (found: PageRead<Placed>): found is PageRead<ListedThread & TimeKey> =>
  found.rows.every((row) => row.at !== undefined);

/** A page of a topic's threads, with the number that were counted; where it goes on, if its order has places. */
export async function presentPage(
  ctx: SharedCtx,
  people: Pick<Shown, 'members' | 'categories'>,
  { asked, topic, found }: { asked: PageAsked; topic: Topic; found: PageRead<Placed> },
) {
  const { list, facts } = await sharedRows(
    ctx,
    people,
    found.rows.map(({ id }) => id),
  );
  const next = isPlaced(found) ? nextPlace(found) : '';
  return { answer: { list, ...pageFigures(asked, found, topic.threads), next }, facts: { rows: facts } };
}
