import { z } from 'zod';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { codeStates, orderStates } from './limits.ts';

/** Goods as the documents spell them (D2 §3 "Store goods"), and what we add at the end. */
export const goodsShape = z.object({
  goods_id: id,
  goods_name: z.string(),
  goods_sn: z.string(),
  goods_content: z.string(),
  goods_remark: z.string(),
  /** 0 nothing is sent, 1 delivery, 2 pick-up in a shop, 3 as the buyer chooses; 1 for 3 where no shop of the country offers pick-up. */
  goods_express_type: z.int().min(0).max(3),
  is_on_sale: flag,
  /** Address of a picture; empty without one. */
  original_img: z.string(),
  /** When the sale begins; 0 for at once. */
  sale_time: dateline,
  /** In XCoin. */
  shop_price: count,
  /** Pieces that are left. */
  store_count: count,
  /** 1 real goods, 2 voucher, 3 emoticon pack, 4 avatar decoration, 5 medal. */
  goods_type: z.int().min(1).max(5),
  /** The pack, as the older clients' purchase names it; empty where the goods are none. */
  emoji_type: z.string(),
  /** When the sale ends; 0 for never. */
  sale_end: dateline,
  /** Pieces that one member may buy; 0 for as many as they like. */
  per_member: count,
});
export type Goods = z.output<typeof goodsShape>;

export const shopShape = z.object({
  shop_id: id,
  shop_name: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.string(),
  /** The country's number. */
  cid: id,
});
export type Shop = z.output<typeof shopShape>;

/** To whom something is sent (D1 §3 "Checkout fields"). */
export const receiverShape = z.object({
  receiver_id: id,
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  areacode: z.string(),
});
export type Receiver = z.output<typeof receiverShape>;

/** The modules of a QR code: a text of 1 for dark and 0 for light a row. */
const qrShape = z.object({ size: z.int(), rows: z.array(z.string()) });

export const codeShape = z.object({
  code: z.string(),
  state: z.enum(codeStates),
  /** The state in the reader's language. */
  label: z.string(),
  /** 0 for never. */
  expires: dateline,
  /** 0 while it is not used. */
  used: dateline,
  qr: qrShape.nullable(),
});
export type CodeShape = z.output<typeof codeShape>;

/** A code in a list: with what it is for, and without its picture. */
export const ticketShape = codeShape.omit({ qr: true }).extend({
  order_id: id,
  goods_id: id,
  goods_name: z.string(),
  original_img: z.string(),
});

export const orderRow = z.object({
  order_id: id,
  goods_id: id,
  goods_name: z.string(),
  goods_type: z.int().min(1).max(5),
  original_img: z.string(),
  shop_price: count,
  status: z.enum(orderStates),
  /** The status in the reader's language (R-SHP-005). */
  label: z.string(),
  dateline,
});
export type OrderRowShape = z.output<typeof orderRow>;

/** An order with all that stands in it (D2 §3). */
export const orderDetail = z.object({
  order_info: z.object({
    order_id: id,
    status: z.enum(orderStates),
    label: z.string(),
    dateline,
    shop_price: count,
    /** 0 nothing is sent, 1 delivery, 2 pick-up. */
    express_type: z.int().min(0).max(2),
    /** The labels that it had, the first one first. */
    steps: z.array(z.object({ status: z.enum(orderStates), label: z.string(), dateline })),
  }),
  goods_info: orderRow.pick({
    ...{ goods_id: true, goods_name: true, goods_type: true, original_img: true, shop_price: true },
  }),
  receiver_info: receiverShape.omit({ receiver_id: true }).nullable(),
  shop_info: shopShape.nullable(),
  codes: z.array(codeShape),
  /** A decoration that the buyer has, and whether they wear it. */
  wears: flag.nullable(),
});
export type OrderDetail = z.output<typeof orderDetail>;
