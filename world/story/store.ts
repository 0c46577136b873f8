import type { PictureName } from '../pictures/index.ts';

/** Something that the store of the world offers. */
export interface GoodsStory {
  name: string;
  content: string;
  /** 1 real goods, 2 voucher, 3 emoticon pack, 4 decoration, 5 medal. */
  type: number;
  express: number;
  price: number;
  stock: number;
  grants?: string;
  /** Codes of the countries that it is for; none means all. */
  countries?: readonly string[];
  perMember?: number;
  validDays?: number;
  picture?: PictureName;
}

export const goods: readonly GoodsStory[] = [
  {
    ...{ name: 'Photographer medal', type: 5, express: 0, price: 5, stock: 500, grants: 'photographer' },
    content: 'For those who see it first. It stands on your profile.',
  },
  {
    ...{ name: 'Max emoticon pack', type: 3, express: 0, price: 2, stock: 1000, grants: 'Max' },
    content: 'Eight of them, and they move.',
  },
  {
    ...{ name: 'Arabemoji emoticon pack', type: 3, express: 0, price: 2, stock: 1000, grants: 'Arabemoji' },
    content: 'Nineteen, from mint tea to tambourine.',
  },
  {
    ...{ name: 'Leaves around your picture', type: 4, express: 0, price: 3, stock: 300, grants: 'leaf' },
    content: 'Four leaves that go with every post of yours.',
  },
  {
    ...{ name: 'Kente around your picture', type: 4, express: 0, price: 4, stock: 300, grants: 'kente' },
    content: 'Indigo, mango and hibiscus, woven.',
  },
  {
    ...{ name: '2 GB data voucher', type: 2, express: 0, price: 3, stock: 142, perMember: 2, validDays: 90 },
    picture: 'dataVoucher',
    ...{ countries: ['ng', 'ke'], content: 'A code that any of our shops exchanges for data.' },
  },
  {
    ...{ name: 'Zuri Buds 2, navy', type: 1, express: 3, price: 38, stock: 9, perMember: 1 },
    picture: 'earbuds',
    content: 'Six hours on a charge, 24 with the case. Two tip sizes in the box. One year of warranty.',
  },
  {
    ...{ name: 'Baobab T-shirt', type: 1, express: 2, price: 14, stock: 31, validDays: 60 },
    picture: 'shirt',
    content: 'Soft cotton, in S to XL. Choose your size in the shop.',
  },
  {
    ...{ name: 'Power bank, 10,000 mAh', type: 1, express: 1, price: 22, stock: 0 },
    picture: 'powerBank',
    content: 'For three days without light.',
  },
];

/** Whose pictures those of the goods are. */
export const goodsOwner = 'Chidi_Okafor';

export const shops = [
  {
    country: 'ng',
    name: 'Ikeja City Mall',
    address: 'Obafemi Awolowo Way, Ikeja',
    hours: '9:00 to 20:00',
    staff: ['Chidi_Okafor'],
  },
  { country: 'ke', name: 'Sarit Centre', address: 'Karuna Road, Nairobi', hours: '9:00 to 19:00', staff: [] },
  { country: 'in', name: 'Linking Road', address: 'Bandra West, Mumbai', hours: '10:00 to 21:00', staff: [] },
] as const;
