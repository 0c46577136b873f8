import {
  closeDraw,
  type DrawRow,
  decidePick,
  drawAgain,
  enter,
  findDraw,
  insertDraw,
  insertPrize,
  markDrawn,
  markPublished,
  markSent,
  type PickRow,
  prizesOf,
  sealedAddress,
  sealPlanned,
  storeAddress,
  takeNext,
  win,
} from '../server/domains/draw/index.ts';
import { attachPictures } from '../server/domains/media/index.ts';
import type { Setting } from '../server/platform/settings.ts';
import type { Player } from './join.ts';
import { type PictureName, renderPicture } from './pictures/index.ts';
import { actOn, byHand, type Stage } from './stage.ts';
import { passedOver, pastDraw, pastTickets, prizesOwner, runningDraw } from './story/draw.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface Storyline {
  players: ReadonlyMap<string, Player>;
  end: number;
}

const inThree = <T>([en, fr, hi]: readonly [T, T, T]): { en: T; fr: T; hi: T } => ({ en, fr, hi });

/** Who won knows it since long ago. */
const noNews = (): void => undefined;

/** Settings as they are at first. */
const asMade = { get: async <T>({ standard }: Setting<T>): Promise<T> => standard };

/** A draw that is over, which anybody can compute again, and one that runs: made before the replies that give tickets. */
export async function insertDraws(stage: Stage, secret: string, line: Storyline): Promise<void> {
  const past = await sealed(stage, secret, pastDraw, line);
  await fillPast(stage, past, line);
  await drawPast(stage, secret, past, line.end - (pastDraw.closes - 2) * hour);
  await sealed(stage, secret, runningDraw, line);
}

/** Draws and uploads the picture of a prize. */
async function upload(stage: Stage, { actor, ip }: Player, picture: PictureName, at: Date): Promise<number> {
  const file = { filename: `${picture}.jpg`, mimetype: 'image/jpeg', bytes: await renderPicture(picture) };
  return (await actOn(stage)('media.image-upload', {}, { at, actor, ip, file })).aid;
}

/** Plans a draw a day before it opens, and seals it. */
async function sealed(
  stage: Stage,
  secret: string,
  story: typeof pastDraw | typeof runningDraw,
  { players, end }: Storyline,
): Promise<DrawRow> {
  const [opens_at, closes_at] = [new Date(end - story.opens * hour), new Date(end - story.closes * hour)];
  const at = new Date(opens_at.getTime() - day);
  const owner = players.get(prizesOwner)!;
  const aids: number[] = [];
  for (const { picture } of story.prizes) aids.push(await upload(stage, owner, picture, at));
  return byHand(stage, at, async (ctx) => {
    const [title, brief] = [inThree(story.title), inThree(story.brief)];
    const words = {
      en: { title: title.en, brief: brief.en },
      fr: { title: title.fr, brief: brief.fr },
      hi: { title: title.hi, brief: brief.hi },
    };
    const drawid = await insertDraw(
      ctx.db,
      {
        ...{ country_fid: 0, words, deed: story.deed, thing: 0, need: 1, chances: 1, once: true, opens_at, closes_at },
        ...{ round: 0, chain: '', chain_genesis: 0, chain_period: 0 },
      },
      ctx.now,
    );
    await attachPictures(ctx, owner.uid, aids);
    for (const [turn, { names, count }] of story.prizes.entries())
      await insertPrize(ctx.db, drawid, { names: inThree(names), aid: aids[turn] ?? 0, count, position: turn + 1 });
    const draw = await findDraw(ctx.db, drawid);
    if (!draw) throw new Error('a draw of the world is not there');
    await sealPlanned(ctx, secret, draw);
    return draw;
  });
}

/** Everybody of the list came by while it was open, and the list was frozen at its close. */
async function fillPast(stage: Stage, { drawid, opens_at, closes_at }: DrawRow, { players }: Storyline): Promise<void> {
  for (const [turn, name] of pastTickets.entries()) {
    const at = new Date(opens_at.getTime() + (turn + 1) * hour);
    const { uid } = players.get(name)!;
    await byHand(stage, at, (ctx) => enter(ctx, drawid, [{ uid, once: 'came by', at, undone: false }]));
  }
  await byHand(stage, closes_at, (ctx) => closeDraw(ctx, drawid, () => closes_at));
}

/**
 * One ticket is passed over and three win; two of those say where their prize goes, and the third is drawn again after
 * its days.
 */
async function drawPast(stage: Stage, secret: string, { drawid }: DrawRow, at: number): Promise<void> {
  const keys = { secret, previousSecret: undefined };
  const prizes = pastDraw.prizes.flatMap(({ count }, turn) => Array.from({ length: count }, () => turn));
  const order = [prizes[0] ?? 0, ...prizes];
  const picks: PickRow[] = [];
  await byHand(stage, new Date(at), async (ctx) => {
    const draw = (await findDraw(ctx.db, drawid))!;
    const ids = (await prizesOf(ctx.db, [drawid])).map(({ prizeid }) => prizeid);
    for (const [turn, prize] of order.entries()) {
      const pick = await takeNext(ctx, keys, draw, { place: turn + 1, prizeid: ids[prize] ?? 0, again: 0 });
      if (turn === 0) await decidePick(ctx.db, pick.pickid, { state: 'passed', reason: passedOver, now: ctx.now });
      else await win({ ...ctx, emit: noNews }, asMade, pick);
      picks.push(pick);
    }
    await markDrawn(ctx.db, drawid, ctx.now);
    await markPublished(ctx.db, drawid, ctx.now);
  });
  const claimed = picks.slice(1, -1);
  await byHand(stage, new Date(at + 2 * day), async ({ db, now }) => {
    for (const { pickid } of claimed) {
      await storeAddress(db, pickid, sealedAddress.seal(secret, pickid, JSON.stringify(somewhere)), now);
      await markSent(db, pickid, new Date(now.getTime() + day));
    }
  });
  await byHand(stage, new Date(at + 14 * day + hour), async (ctx) => {
    const draw = (await findDraw(ctx.db, drawid))!;
    await drawAgain({ ...ctx, emit: noNews }, { ...keys, settings: asMade }, draw, picks.length);
  });
}

const somewhere = {
  ...{ first_name: 'A', last_name: 'Winner', phone: '+234 800 000 0000' },
  ...{ street: '1 Market Road', city: 'Lagos', country_fid: 188 },
};
