import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { recordAudit } from '../../moderation/index.ts';
import { presentPrizes, prizePictures } from '../present.ts';
import { addressOf } from '../reads/address-of.ts';
import { visibleDraw, winnersPage } from '../reads/winners.ts';
import type { Sealing } from '../sealed.ts';
import { countEntries } from '../sql/entries.ts';
import { type PickRow, picksOf } from '../sql/picks.ts';
import { byOperator, operatorOfKey } from './drawing.ts';

type Call = (typeof drawCalls)['draw.prize-info'];

/** Prizes and who won them; addresses for the winner, and for an operator's key, whose look the trail notes. */
export const prizeInfo =
  (sealing: Sealing) =>
  async (ctx: Ctx, { token, drawid, page }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, locale } = ctx;
    const draw = await visibleDraw(ctx, drawid);
    const operator = await operatorOfKey(db, token, ctx.now);
    const mayRead = draw.published_at !== null || operator !== undefined;
    const { prizes, ...winners } = await winnersPage(ctx, drawid, page);
    const { rows, figures, list } = mayRead
      ? winners
      : { rows: [], list: [], figures: { page, count: 0, totalPage: 0 } };
    const picks = (await picksOf(db, drawid)).filter(({ state }) => state !== 'proposed');
    const seen = (pick: PickRow) => operator !== undefined || (pick.uid !== null && pick.uid === ctx.actor?.uid);
    const addresses = rows.map((pick) => (seen(pick) ? (addressOf(sealing, pick) ?? null) : null));
    if (operator !== undefined) {
      for (const [at, pick] of rows.entries())
        if (addresses[at])
          await recordAudit(byOperator(ctx, operator), {
            ...{ action: 'draw.address', subject: `draw ${drawid}`, uid: pick.uid ?? undefined },
            after: { place: pick.place },
          });
    }
    const own = picks.find(({ uid, state }) => uid !== null && uid === ctx.actor?.uid && state === 'won');
    const entries = draw.closed_at ? draw.entries : await countEntries(db, drawid);
    const pieces = prizes.reduce((sum, { count }) => sum + count, 0);
    return {
      list: list.map((winner, at) => ({ ...winner, address: addresses[at] ?? null })),
      ...figures,
      prizes: presentPrizes(prizes, picks, { locale, pictureOf: await prizePictures(db, prizes) }),
      name: prizes.find(({ prizeid }) => prizeid === own?.prizeid)?.names[locale] ?? '',
      address: own ? (addressOf(sealing, own) ?? null) : null,
      excess_member: Math.max(0, entries - pieces),
    };
  };
