import sharp from 'sharp';
import type { Api } from '../../tests/support/api.ts';
import { newThread } from '../../tests/support/content.ts';
import type { Member } from '../../tests/support/people.ts';
import { beside } from './office.ts';

/** What makes a line without a place to break, by what it is repeated from. */
const units = {
  latin: 'W',
  devanagari: 'क्ष्म्य',
  arabic: 'حــ',
  emoji: '👩‍👩‍👧‍👦\u200d',
  marks: 'W\u0301\u0327\u0308\u0338',
  digits: '8',
  ligature: '﷽',
  joined: 'WW\u2060',
  blanks: 'WWW\u00a0',
  address: 'wide/',
} as const;
export type Kind = keyof typeof units;
export const kinds = Object.keys(units) as Kind[];

/** A text of a kind, as long as its field takes. */
export function typed(kind: Kind, most: number): string {
  const start = kind === 'address' ? 'https://example.com/' : '';
  const many = units[kind].repeat(Math.floor((most - start.length) / units[kind].length));
  return start + many.replace(/\u200d$/, '');
}

async function uploaded(api: Api, token: string): Promise<number> {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#a0522d' } });
  const file = new File([new Uint8Array(await picture.jpeg().toBuffer())], 'photo.jpg', { type: 'image/jpeg' });
  return (await api.must('media.image-upload', {}, { token, files: { file } })).data.aid;
}

/** A product whose page names itself, its shop and its price so. */
async function looked(kind: Kind): Promise<number> {
  let found = 0;
  await beside(async (db) => {
    const page = { title: typed(kind, 400), site: typed(kind, 60), price: '9999999999', currency: 'NGN' };
    const row = { ...page, address: `https://shop.example/${kind}`, picture: null, fetched_at: new Date() };
    const stored = db.insertInto('threads.goods').values(row).returning('goods_id');
    found = (await stored.executeTakeFirstOrThrow()).goods_id;
  });
  return found;
}

/** A thread with two pictures, a caption and the name of a product of a kind. */
export async function picturedThread(api: Api, author: Member, kind: Kind): Promise<string> {
  const aids = [await uploaded(api, author.token), await uploaded(api, author.token)];
  const goods = await looked(kind);
  const { tid, fid } = await newThread(api, {
    ...{ author, subject: typed(kind, 74), message: typed(kind, 380), format: 'plain', aids: aids.join(',') },
    captions: aids.map(() => typed(kind, 900)),
    goodsInfo: JSON.stringify([{ goods_id: goods, title: typed(kind, 60) }]),
  });
  return `forum/${fid}/${tid}`;
}
