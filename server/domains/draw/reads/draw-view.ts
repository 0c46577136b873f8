import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { parted } from '../../../platform/reading/parted.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { translate } from '../../../platform/texts.ts';
import { secondsOrNone } from '../../../platform/unix-seconds.ts';
import { staffGroup } from '../actions/enter.ts';
import { hexOf, presentDraw, presentPrizes, prizePictures, ruleOf, talliesIn } from '../present.ts';
import { nextTurn, stepsOf } from '../rules/state.ts';
import type { Sealing } from '../sealed.ts';
import { claimDays } from '../settings.ts';
import type { DrawRow } from '../sql/draws.ts';
import { countActs, countEntries, entriesOf } from '../sql/entries.ts';
import { excludedAmong, leftOutOf } from '../sql/excluded.ts';
import { type PickRow, picksOf, picksOfMember } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';
import { drawsTag } from '../tags.ts';
import { publishedPage } from './earlier.ts';
import { ownWinsOf } from './own-prize.ts';
import { seedOf } from './tickets.ts';
import { visibleDraw, winnersOf } from './winners.ts';

type Call = (typeof drawCalls)['draw.view'];
type Facts = { drawid: number; country: number; need: number };

/** A draw as its page shows it: the same for all, and the reader's own ticket. */
export const drawView = (deps: Sealing & { settings: SettingsReader }) =>
  parted<Call>()<Facts>({
    shared: async (ctx, { drawid }) => {
      ctx.reads(drawsTag);
      const draw = await visibleDraw(ctx, drawid);
      const [prizes, all] = [await prizesOf(ctx.db, [drawid]), await picksOf(ctx.db, drawid)];
      const picks = all.filter(({ state }) => state !== 'proposed');
      const pictureOf = await prizePictures(ctx.db, prizes);
      const tickets = await countEntries(ctx.db, drawid);
      const before = await publishedPage(ctx, { country: draw.country_fid, but: drawid, skip: 0 });
      const { count: left_out, reasons: left_out_reasons } = await leftOutOf(ctx.db, drawid, drawLimits.listed);
      const answer = {
        ...presentDraw(draw, { prizes, tallies: talliesIn(all), tickets }, ctx),
        ...{ rule: ruleOf(draw), how: translate(ctx.locale, `draw.how.${draw.deed}`, { need: draw.need }) },
        ...{ once: flag(draw.once), prizes: presentPrizes(prizes, picks, { locale: ctx.locale, pictureOf }) },
        ...{ steps: stepsOf(draw, ctx.now), commitment: hexOf(draw.commitment), root: hexOf(draw.root) },
        seed: draw.published_at ? hexOf(seedOf(deps, draw)) : '',
        beacon: beaconOf(draw),
        claim_days: await deps.settings.get(claimDays),
        ...{ left_out, left_out_reasons },
        again: picks.filter(({ again }) => again > 0).length,
        first_winners: await winnersOf(ctx, shownFirst(draw, picks), prizes),
        ...{ earlier: before.list, earlier_count: before.count },
      };
      const until = nextTurn(draw, ctx.now);
      return { answer, facts: { drawid, country: draw.country_fid, need: draw.need }, ...(until && { until }) };
    },
    own: (ctx, facts) => ownPart(ctx, facts),
  });

/** While a draw runs the newest winners stand first, and after it the first ones. */
const shownFirst = ({ published_at }: DrawRow, picks: readonly PickRow[]): PickRow[] =>
  (published_at ? [...picks] : picks.toReversed()).slice(0, drawLimits.page);

const beaconOf = ({ round, named_round, chain, randomness, beacon_at }: DrawRow) => ({
  ...{ round, named: named_round, chain, randomness: hexOf(randomness), at: secondsOrNone(beacon_at) },
});

const nothing = { own_ticket: 0, own_chances: 0, own_have: 0, own_out: '' as const, own_wins: [] };

async function ownPart({ actor, db, locale }: Ctx, { drawid, country, need }: Facts) {
  if (!actor) return nothing;
  const { uid } = actor;
  const [entries, times, out, wins] = await Promise.all([
    entriesOf(db, drawid, [uid]),
    countActs(db, drawid, [uid]),
    excludedAmong(db, drawid, [uid]),
    picksOfMember(db, drawid, uid),
  ]);
  const entry = entries.get(uid);
  const has = (entry?.weight ?? 0) > 0;
  return {
    own_ticket: has ? (entry?.ticket ?? 0) : 0,
    own_chances: entry?.weight ?? 0,
    own_have: has ? need : Math.min(times.get(uid) ?? 0, need),
    own_out: whyOut(actor, { isOut: out.has(uid), country }),
    own_wins: wins.length === 0 ? [] : await ownWinsOf({ db, locale }, wins),
  };
}

function whyOut(
  { groupid, countryFid }: { groupid: number; countryFid: number },
  { isOut, country }: { isOut: boolean; country: number },
): '' | 'staff' | 'excluded' | 'country' {
  if (groupid <= staffGroup) return 'staff';
  if (isOut) return 'excluded';
  return country > 0 && countryFid !== country ? 'country' : '';
}
