import type { z } from 'zod';
import type { ticketShape } from '../../../contract/domains/store/shapes.ts';
import type { Ctx } from '../../platform/context.ts';
import { pictureOf, presentCode } from './present.ts';
import { picturesOf } from './reads/pictures-of.ts';
import type { CodeRow } from './sql/codes.ts';
import { goodsByIds } from './sql/goods.ts';

type Ticket = z.output<typeof ticketShape>;

/** Codes with what they are for, in two queries. */
export async function presentTickets(
  { db, now, locale }: Pick<Ctx, 'db' | 'now' | 'locale'>,
  rows: readonly CodeRow[],
): Promise<Ticket[]> {
  const goods = await goodsByIds(
    db,
    rows.map((row) => row.goods_id),
  );
  const pictures = await picturesOf(db, [...goods.values()]);
  return rows.map((row) => {
    const { goods_id } = row;
    const of = goods.get(goods_id);
    return {
      ...presentCode(row, now, locale),
      ...{ order_id: row.order_id ?? 0, goods_id, goods_name: of?.name ?? '' },
      original_img: of ? pictureOf(of, pictures) : '',
    };
  });
}
