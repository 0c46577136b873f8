/** The kinds of goods; 5 is the documents' number of a medal, the others are ours. */
/** How goods stand for those who would buy them: on sale, on sale with no piece left, or off sale. */
export const goodsStates = ['on', 'out', 'off'] as const;
export type GoodsState = (typeof goodsStates)[number];

export const goodsTypes = { real: 1, voucher: 2, emoticons: 3, decoration: 4, medal: 5 } as const;
export type GoodsType = (typeof goodsTypes)[keyof typeof goodsTypes];

/** Ways to receive goods, as `goods_express_type` counts them; both lets the buyer choose. */
export const expressTypes = { none: 0, delivery: 1, pickup: 2, both: 3 } as const;
export type ExpressType = (typeof expressTypes)[keyof typeof expressTypes];

/** How far an order is (R-SHP-005). */
export const orderStates = ['paid', 'packed', 'shipping', 'complete', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** What a redemption code is worth at this moment (R-SHP-006). */
export const codeStates = ['available', 'used', 'expired'] as const;
export type CodeState = (typeof codeStates)[number];

export const storeLimits = {
  /** Goods, orders and codes on a page. */
  page: 20,
  /** Seconds between a payment and its result page (R-SHP-012). */
  resultSeconds: 3,
  /** Seconds that a store token serves. */
  tokenSeconds: 900,
  name: 60,
  /** Name, city and code of a receiver. */
  short: 60,
  phoneLeast: 5,
  phone: 20,
  email: 100,
  address: 200,
  /** Description and remark of goods. */
  content: 2000,
  remark: 300,
  serial: 40,
  /** Why an operator did something. */
  note: 300,
  price: 1_000_000,
  stock: 1_000_000,
  /** Of one piece of goods, for one member. */
  perMember: 1000,
  validDays: 3660,
  /** Receivers that a member's account stores; the oldest makes room. */
  receivers: 10,
  /** Goods that a country's list offers, and codes that a member's list goes back to. */
  listed: 1000,
  shops: 200,
  staff: 50,
  codeLeast: 4,
  code: 64,
  /** Codes in one import, and in one issue. */
  codes: 500,
  exportRows: 10_000,
} as const;
