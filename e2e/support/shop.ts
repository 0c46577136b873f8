import type { CallerInputOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/calls.ts';
import { register } from '../../tests/support/people.ts';
import { giveWithin } from '../../tests/support/wealth.ts';
import type { Journey } from './journey.ts';
import { beside, makeOperator } from './office.ts';
import type { Person } from './person.ts';

type Goods = Partial<CallerInputOf<Calls['store.save-goods']>>;
let serial = 0;
/** What a browser says of an answer that names a field, or of a page that isn't there. */
const refusedStatus = /Failed to load resource: the server responded with a status of (400|404)/;

/** An operator who has put something into the store, and shops with their staff. */
export async function filled(journey: Journey) {
  journey.expectFault(refusedStatus);
  const office = await journey.visitor({ width: 1280 });
  const operator = await makeOperator(office);
  const goods = async (name: string, fields: Goods = {}, stock = 5): Promise<number> => {
    serial += 1;
    const real = { goods_type: 1, goods_express_type: 1, is_on_sale: 1, shop_price: 10, goods_name: name };
    const input = { ...real, goods_sn: `journey ${process.pid} ${serial}`, ...fields };
    const { goods_id } = (await office.api.must('store.save-goods', input, operator)).data;
    if (fields.goods_type === 2) await office.api.must('store.issue-codes', { goods_id, count: stock }, operator);
    else if (stock > 0) await office.api.must('store.change-stock', { goods_id, change: stock }, operator);
    return goods_id;
  };
  const shop = (staff: readonly number[]) =>
    office.api.must('store.save-shop', { cid: 188, shop_name: 'Balogun Street', open: 1, staff: [...staff] }, operator);
  return { office, operator, goods, shop };
}

/** A member of a country with XCoin. */
export async function buyer(person: Person, xcoin = 50, nationality = 'NG') {
  const { username, password } = await register(person.api, { nationality });
  const joined = await person.logIn(username, password);
  await beside((db, tags) => {
    const stale = (tag: string) => void tags.push(tag);
    return giveWithin({ db, now: new Date(), emit: () => undefined, stale }, joined.uid, xcoin, 'xcoin');
  });
  return joined;
}
export const xcoin = async ({ api }: Person, { token, uid }: { token: string; uid: number }) =>
  (await api.must('profiles.user-count', { uuid: uid }, { token })).data.xcoinCount;
