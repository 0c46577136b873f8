import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { daysAfter } from '../../../platform/days.ts';
import type { Deed } from '../../../platform/deed.ts';
import { prepared } from '../../../platform/http/handlers.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { recordAudit } from '../../moderation/index.ts';
import { type Beacon, type Chain, roundAt, timeOfRound } from '../beacon/port.ts';
import { adminDrawOf } from '../reads/admin-draws.ts';
import { type DrawFields, type DrawRow, insertDraw, lockDraw, updateDraw } from '../sql/draws.ts';

type Call = (typeof drawCalls)['draw.save'];
type Input = InputOf<Call>;

/** Plans a draw, or changes one that isn't sealed; where the site asks public numbers it names a round. */
export const saveDraw = (beacon: Beacon | undefined, deeds: () => readonly Deed[]) =>
  prepared(
    async () => beacon?.chain(),
    async (ctx: Ctx, { drawid, version, ...input }: Input, chain): Promise<DataOf<Call>> => {
      const before = drawid === 0 ? undefined : await lockPlanned(ctx, { drawid, version });
      if (!(await isAbout(ctx.db, deeds(), input))) refuse('draw.thing_unknown');
      const fields = { ...takeFields(input, ctx.now), ...namedRound(input, { asks: beacon !== undefined, chain }) };
      const id = before?.drawid ?? (await insertDraw(ctx.db, fields, ctx.now));
      if (before) await updateDraw(ctx.db, id, fields);
      await recordAudit(ctx, {
        ...{ action: 'draw.save', subject: `draw ${id}`, after: audited(fields) },
        ...(before && { before: audited(before) }),
      });
      return adminDrawOf(ctx, id);
    },
  );

/** Whether what a draw asks for can be done: 0 stands for any task or goods, and a number for one that there is. */
async function isAbout(
  db: Db,
  deeds: readonly Deed[],
  { deed, thing }: Pick<Input, 'deed' | 'thing'>,
): Promise<boolean> {
  const isOne = deeds.find(({ name }) => name === deed)?.isOne;
  return thing === 0 || (isOne !== undefined && (await isOne(db, thing)));
}

/** A draw of which everything may be changed still, as it was seen. */
export async function lockPlanned(
  { db }: Pick<Ctx, 'db'>,
  { drawid, version }: { drawid: number; version: number },
): Promise<DrawRow> {
  const draw = (await lockDraw(db, drawid)) ?? refuse('draw.unknown');
  if (draw.state !== 'planned') refuse('draw.sealed_before');
  if (draw.version !== version) refuse('draw.changed_meanwhile');
  return draw;
}

type Said = Omit<Input, 'drawid' | 'version'>;

function takeFields(input: Said, now: Date): Omit<DrawFields, keyof NamedRound> {
  const [opens_at, closes_at] = [new Date(input.opens_at * 1000), new Date(input.closes_at * 1000)];
  const latest = daysAfter(now, drawLimits.daysAhead);
  if (opens_at <= now || closes_at <= opens_at || closes_at > latest) refuse('draw.dates_cross');
  if (input.country_fid > 0 && !countryOfFid(input.country_fid)) refuse('draw.country_unknown');
  if (input.title_en === '' || input.title_fr === '' || input.title_hi === '') refuse('draw.unnamed');
  return {
    country_fid: input.country_fid,
    words: {
      en: { title: input.title_en, brief: input.brief_en },
      fr: { title: input.title_fr, brief: input.brief_fr },
      hi: { title: input.title_hi, brief: input.brief_hi },
    },
    ...{ deed: input.deed, thing: input.thing, need: input.need, chances: input.chances, once: input.once === 1 },
    ...{ opens_at, closes_at },
  };
}

type NamedRound = Pick<DrawFields, 'round' | 'chain' | 'chain_genesis' | 'chain_period'>;

const noRound: NamedRound = { round: 0, chain: '', chain_genesis: 0, chain_period: 0 };

/** The round that decides: the one that was named, else the first that comes some time after the close. */
function namedRound(
  { round, closes_at }: Pick<Said, 'round' | 'closes_at'>,
  { asks, chain }: { asks: boolean; chain: Chain | undefined },
): NamedRound {
  if (!asks) return round > 0 ? refuse('draw.beacon_absent') : noRound;
  if (!chain) return refuse('draw.beacon_away');
  const earliest = closes_at + drawLimits.beaconAfter;
  if (round > 0 && timeOfRound(chain, round) < earliest) refuse('draw.round_early');
  if (round > 0 && timeOfRound(chain, round) > closes_at + drawLimits.beaconWithin) refuse('draw.round_late');
  const of = { chain: chain.hash, chain_genesis: chain.genesis, chain_period: chain.period };
  return { round: round > 0 ? round : roundAt(chain, earliest), ...of };
}

/** What the audit trail shows of one. */
const audited = ({ words, ...f }: DrawFields) => ({
  country_fid: f.country_fid,
  ...{ title_en: words.en.title, title_fr: words.fr.title, title_hi: words.hi.title },
  ...{ brief_en: words.en.brief, brief_fr: words.fr.brief, brief_hi: words.hi.brief },
  ...{ deed: f.deed, thing: f.thing, need: f.need, chances: f.chances, once: f.once },
  ...{ opens: f.opens_at.toISOString(), closes: f.closes_at.toISOString(), round: f.round },
});

/** Whether the dates of a draw still lie before it. */
export const isEarly = ({ opens_at }: DrawRow, now: Date): boolean => unixSeconds(opens_at) > unixSeconds(now);
