import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { OwnWin } from '../../../../contract/domains/draw/shapes.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { presentOwnWin, prizePictures } from '../present.ts';
import type { Sealing } from '../sealed.ts';
import { addressDays } from '../settings.ts';
import { findDraw } from '../sql/draws.ts';
import { findPick, type PickRow } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';
import { addressOf } from './address-of.ts';

type Call = (typeof drawCalls)['draw.own-prize'];

/** Prizes of one draw as their winner sees them. */
export async function ownWinsOf(ctx: Pick<Ctx, 'db' | 'locale'>, picks: readonly PickRow[]): Promise<OwnWin[]> {
  const prizes = await prizesOf(ctx.db, [...new Set(picks.map(({ drawid }) => drawid))]);
  const pictureOf = await prizePictures(ctx.db, prizes);
  const byId = new Map(prizes.map((prize) => [prize.prizeid, prize]));
  return picks.map((pick) => presentOwnWin(pick, { prizes: byId, pictureOf, locale: ctx.locale }));
}

/** One prize as its winner sees it. */
export async function ownWinOf(ctx: Pick<Ctx, 'db' | 'locale'>, pick: PickRow): Promise<OwnWin> {
  const [win] = await ownWinsOf(ctx, [pick]);
  return win ?? refuse('draw.not_winner');
}

/** A prize that the caller won, and where they want it sent. */
export const ownPrize =
  (sealing: Sealing & { settings: SettingsReader }) =>
  async (ctx: MemberCtx, { drawid, place }: InputOf<Call>): Promise<DataOf<Call>> => {
    const [draw, pick] = [await findDraw(ctx.db, drawid), await findPick(ctx.db, drawid, place)];
    const isWon = pick?.state === 'won' || pick?.state === 'unclaimed';
    if (!draw || !isWon || pick.uid !== ctx.actor.uid) return refuse('draw.not_winner');
    const title = draw.words[ctx.locale].title;
    const address = addressOf(sealing, pick) ?? null;
    const address_days = await sealing.settings.get(addressDays);
    return { ...(await ownWinOf(ctx, pick)), drawid, title, address, address_days };
  };
