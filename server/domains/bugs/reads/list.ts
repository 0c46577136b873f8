import type { InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import { bugsLimits } from '../../../../contract/domains/bugs/limits.ts';
import { threadKinds } from '../../../../contract/domains/threads/kinds/made/kinds.ts';
import type { Ctx } from '../../../platform/context.ts';
import { nextPlace, pageFigures, readPage } from '../../../platform/keyset.ts';
import { parted, type SharedCtx } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import { dayIn, endOfDay } from '../../../platform/time-zone.ts';
import {
  bugListing,
  countByStatus,
  countSince,
  type FiguresOf,
  kindList,
  modelsOfNewest,
  newestSolved,
  ownRows,
  reportsOfAuthor,
  sharedRows,
  statusText,
} from '../../threads/index.ts';
import type { BugsDeps } from '../deps.ts';
import { askedOn } from '../sql/catalogue.ts';
import { titleIn } from './asked-of.ts';

type Call = (typeof bugsCalls)['bugs.list'];
type Input = InputOf<Call> & { author: number; zone: string; day: string };

const bugSpecial = threadKinds.bug.special;
/** A figure is counted up to here. */
const countedTo = 2000;
/** Phones are those of so many newest reports. */
const newest = 2000;
const phones = 30;

/** What is asked for: one's own reports by whose they are, and the day there. */
function askedBy({ actor, now }: Ctx, input: InputOf<Call>): Input {
  const author = input.filter === 'mine' ? (actor?.uid ?? refuse('threads.need_login')) : 0;
  const zone = actor?.timeZone ?? 'UTC';
  return { ...input, author, zone, day: dayIn(zone, now) };
}

const figuresOf = ({ type, device_model, solved_in, typeid }: Input): FiguresOf => ({
  ...{ type, device_model, solved_in, typeid: typeid || undefined },
});

async function statusesOf(ctx: SharedCtx, input: Input) {
  const counts = await countByStatus(ctx.db, figuresOf(input), countedTo);
  return counts.map(({ status, count }) => ({
    bug_status: status,
    status_text: statusText(ctx.locale, status),
    count,
  }));
}

type Statuses = Awaited<ReturnType<typeof statusesOf>>;

const counted = (statuses: Statuses, status: number): number =>
  statuses.reduce((sum, each) => (status === 0 || each.bug_status === status ? sum + each.count : sum), 0);

/** One's own reports, joined and unfinished ones too. */
async function minePage(ctx: SharedCtx, { people }: Pick<BugsDeps, 'people'>, input: Input) {
  const status = input.bug_status || undefined;
  ctx.isReader(input.author);
  const found = await readPage(input, (limit, after) =>
    reportsOfAuthor(ctx.db, input.author, { status, limit, after }),
  );
  const tids = found.rows.map(({ id }) => id);
  const { list, facts } = await sharedRows(ctx, people, tids, { withOwn: true });
  return { answer: { list, ...pageFigures(input, found), next: nextPlace(found) }, facts };
}

const listPage = (ctx: SharedCtx, { people }: Pick<BugsDeps, 'people'>, input: Input, statuses: Statuses) =>
  kindList(
    ctx,
    people,
    { ...bugListing, pageSize: input.limit },
    {
      where: { listed: true, status: input.bug_status || undefined, ...figuresOf(input) },
      order: input.filter === 'lastpost' || input.filter === 'same' ? input.filter : 'newest',
      ...{ page: input.page, after: input.after, counted: counted(statuses, input.bug_status ?? 0) },
    },
  );

async function modelsOf(ctx: SharedCtx) {
  const [models, asked] = await Promise.all([modelsOfNewest(ctx.db, newest, phones), askedOn(ctx.db, bugsLimits.fid)]);
  const options = asked.find((each) => each.var === 'device_model')?.options ?? [];
  const titles = new Map(options.map((option) => [option.value, titleIn(ctx.locale, option)]));
  return models.map(({ value, count }) => ({ value, title: titles.get(value) ?? value, count }));
}

const dayMilliseconds = 86_400_000;
const midnight = (zone: string, day: string): Date => {
  const before = new Date(Date.parse(day) - dayMilliseconds).toISOString().slice(0, 10);
  return new Date(endOfDay(zone, before).getTime() + 1);
};

/** The list of bug reports (R-BUG-005, R-BUG-011). */
export const list = (deps: BugsDeps) =>
  parted<Call>()({
    asked: askedBy,
    shared: async (ctx, input: Input) => {
      if (input.fid !== bugsLimits.fid) return refuse('bugs.unknown_board');
      const statuses = await statusesOf(ctx, input);
      const [{ answer, facts }, models, todayposts, solved] = await Promise.all([
        input.author > 0 ? minePage(ctx, deps, input) : listPage(ctx, deps, input, statuses),
        modelsOf(ctx),
        countSince(ctx.db, midnight(input.zone, input.day), countedTo),
        newestSolved(ctx.db, input.device_model, newest),
      ]);
      const { list: threads, ...figures } = answer;
      return {
        answer: {
          success: 1 as const,
          // A board of reports has nothing else, and who sees a thread of it sees its report.
          threads: threads.flatMap((row) => (row.bug ? [{ ...row, bug: row.bug }] : [])),
          ...{ ...figures, todayposts, statuses, models, newest_solved: solved ?? null },
        },
        facts: { rows: facts.filter(({ special }) => special === bugSpecial) },
      };
    },
    own: async (ctx, { rows }) => ({
      threads: (await ownRows(ctx, deps.people, rows)).map(({ bug, ...row }) => ({
        ...row,
        bug: { ...bug!, is_same: bug!.own.is_same },
      })),
    }),
  });
