import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import { contestLimits } from '../../../../contract/domains/contests/limits.ts';
import type { photoEntry } from '../../../../contract/domains/threads/kinds/photo/rows.ts';
import type { Ctx } from '../../../platform/context.ts';
import { pageFigures } from '../../../platform/keyset.ts';
import { sharedFor } from '../../../platform/reading/parted.ts';
import { whole } from '../../../platform/reading/whole.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import {
  countEntries,
  drawnEntries,
  entriesTag,
  entryListing,
  hiddenHere,
  kindList,
  ownRows,
  rowsFor,
  type Shown,
  threadRows,
  withPhotos,
} from '../../threads/index.ts';
import { likesDecide } from '../rules/phase.ts';
import { seedOf } from '../seed.ts';
import { type ContestRow, findContest } from '../sql/contests.ts';
import { contestTag } from '../tags.ts';
import { entriesCounted } from './contest-list.ts';

type Call = (typeof contestsCalls)['contests.entries'];
type Input = InputOf<Call>;

/** A place in a drawn order. */
const place = /^(?:|[0-9a-f]{32})$/;

/** While likes decide and count, no order shows who leads: what was asked by likes is drawn as well. */
function orderOf(contest: ContestRow, asked: Input['order']): Input['order'] {
  const counting = likesDecide(contest.decide) && contest.frozen_at === null;
  if (counting) return asked === 'dateline' ? 'dateline' : 'drawn';
  return asked === 'drawn' ? 'like' : asked;
}

/** A contest's entries, in an order drawn for the reader while likes decide. */
export const contestEntries =
  (people: Shown) =>
  async (ctx: Ctx, input: Input): Promise<DataOf<Call>> => {
    const contest = (await findContest(ctx.db, input.contest)) ?? refuse('contests.unknown');
    for (const tag of [contestTag(contest.id), entriesTag]) ctx.reads(tag);
    const order = orderOf(contest, input.order);
    return order === 'drawn' ? drawn(ctx, people, contest, input) : listed(ctx, people, order, input);
  };

/** Entries in the reader's own order; page by page, or on after a place, nothing comes twice. */
async function drawn(ctx: Ctx, people: Shown, contest: ContestRow, input: Input): Promise<DataOf<Call>> {
  const { page, limit, typeid: category } = input;
  const after = place.test(input.after) ? input.after : refuseField('after');
  const shared = sharedFor(ctx, await hiddenHere(ctx, people));
  const { seed, start } = seedOf(contest.id, { uid: ctx.actor?.uid ?? 0, now: ctx.now });
  const skipped = after === '' ? (page - 1) * limit : 0;
  const most = contestLimits.drawnMax;
  const read = await rowsFor(shared, Math.min(skipped + limit + 1, most), (reader, rows) =>
    drawnEntries(ctx.db, {
      ...{ contestId: contest.id, category, seed, start, pool: most, after, reader },
      limit: Math.min(rows, most),
    }),
  );
  const rest = read.slice(skipped);
  const rows = rest.slice(0, limit);
  const more = rest.length > limit;
  const list = await threadRows(
    ctx,
    people,
    rows.map(({ id }) => id),
  );
  const counted = Math.min(await countEntries(ctx.db, contest.id, entriesCounted), most);
  return {
    list: list.map((row) => ({ ...row, photos: row.photo?.photos ?? [] })),
    order: 'drawn',
    ...pageFigures({ page, limit }, { rows, more }, category === 0 ? counted : undefined),
    next: more ? (rows.at(-1)?.place ?? '') : '',
  };
}

/** Entries in one order for everybody. */
async function listed(
  ctx: Ctx,
  people: Shown,
  order: 'dateline' | 'like',
  { contest, typeid, limit, page, after }: Input,
): Promise<DataOf<Call>> {
  const shared = sharedFor(ctx, await hiddenHere(ctx, people));
  const where = { contest, ...(typeid > 0 && { category: typeid }) };
  const { answer, facts } = await kindList(shared, people, entryListing(limit), { where, order, page, after });
  const own = await ownRows(ctx, people, facts);
  const { list, ...figures } = answer;
  return { list: list.map((row, at) => whole<typeof photoEntry>(withPhotos(row), own[at]!)), order, ...figures };
}
