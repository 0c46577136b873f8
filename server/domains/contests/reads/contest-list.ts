import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import { contestLimits, type contestPhases } from '../../../../contract/domains/contests/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { pageFigures } from '../../../platform/keyset.ts';
import { settingsTag } from '../../../platform/settings.ts';
import type { Switches } from '../../../platform/switches.ts';
import { countEntries, entriesTag, type Shown } from '../../threads/index.ts';
import { presentContest } from '../present.ts';
import { phaseOf } from '../rules/phase.ts';
import { listContests } from '../sql/contests.ts';
import { awardsOf, prizesOf } from '../sql/prizes.ts';
import { contestsSwitch } from '../switches.ts';
import { contestsTag } from '../tags.ts';
import { seenCovers } from './covers.ts';

type Call = (typeof contestsCalls)['contests.list'];

/** So many of a board's contests are looked at, and so many entries counted. */
const looked = 400;
export const entriesCounted = 10_000;

const order = [
  'open',
  'liking',
  'closed',
  'before',
  'won',
] as const satisfies readonly (typeof contestPhases)[number][];

/** Contests of a board: those first in which something can be done. */
export const contestList =
  ({ switches, ...people }: Pick<Shown, 'hiddenFor'> & { switches: Pick<Switches, 'isOn'> }) =>
  async (ctx: Ctx, { fid, country_fid, page }: InputOf<Call>): Promise<DataOf<Call>> => {
    for (const tag of [contestsTag, entriesTag, settingsTag]) ctx.reads(tag);
    const asking = { uid: ctx.actor?.uid, countryFid: ctx.actor?.countryFid ?? (country_fid || undefined) };
    const isOpen = await switches.isOn(contestsSwitch.name, asking);
    const all = !isOpen ? [] : await listContests(ctx.db, { fid, countryFid: country_fid, most: looked });
    const placed = all.toSorted(
      (one, other) => order.indexOf(phaseOf(one, ctx.now)) - order.indexOf(phaseOf(other, ctx.now)),
    );
    const { page: limit } = contestLimits;
    const rows = placed.slice((page - 1) * limit, page * limit);
    const ids = rows.map(({ id }) => id);
    const [prizes, awards, entries] = await Promise.all([
      prizesOf(ctx.db, ids),
      awardsOf(ctx.db, ids),
      Promise.all(ids.map((id) => countEntries(ctx.db, id, entriesCounted))),
    ]);
    const firsts = new Map(awards.toReversed().map(({ contest_id, tid }) => [contest_id, tid]));
    const covers = await seenCovers(ctx, people, [...firsts.values()]);
    const list = rows.map((contest, at) => ({
      ...presentContest(
        contest,
        { entries: entries[at]!, prizes: prizes.filter(({ contest_id }) => contest_id === contest.id) },
        ctx,
      ),
      photo: covers.get(firsts.get(contest.id) ?? 0) ?? null,
    }));
    return { list, ...pageFigures({ page, limit }, { rows, more: all.length > page * limit }, all.length) };
  };
