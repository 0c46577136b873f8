import { expect, test } from 'vitest';
import { testStore } from '../../../tests/support/store.ts';
import { uidAuthOf } from '../../../tests/support/uid-auth.ts';
import { giveMoney } from '../../../tests/support/wealth.ts';

const { api, bought, clock, db, goods, member, post } = await testStore();

test('R-MSC-002 a member signs in daily, posts, follows, chats, exchanges XGold for XCoin and buys from the store', async () => {
  const [ada, bola] = [await member(), await member()];
  await giveMoney(db, clock.now(), ada.uid, 100_000);
  expect((await api.must('economy.check-in', {}, ada)).data.today_total).toBeGreaterThan(0);
  const { tid } = await post(ada);
  expect((await api.must('threads.info', { tid }, bola)).data.authorid).toBe(ada.uid);
  expect((await api.must('follows.follow', { follow_uid: bola.uid }, ada)).data.isFollowing).toBe(1);

  await api.must('messages.send', { uid: bola.uid, message: 'Shall we go?' }, ada);
  const { plid } = (await api.must('messages.send', { uid: ada.uid, message: 'We shall.' }, bola)).data;
  const read = (await api.must('messages.view', { plid }, ada)).data.list.map(({ message }) => message);
  expect(read).toEqual(['Shall we go?', 'We shall.']);

  const exchange = { uid: ada.uid, cid: 188, xcoin: 10, uid_auth: uidAuthOf(ada, 188, 10) };
  await api.must('economy.before-exchange', exchange, ada);
  expect((await api.must('economy.exchange', exchange, ada)).data.xcoin).toBe(10);
  const cup = await goods(3, { shop_price: 10 });
  const order = await bought(ada, cup);
  expect((await api.must('store.order-detail', { order_id: order }, ada)).data.order_info.order_id).toBe(order);
});
