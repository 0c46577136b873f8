import { expect, test } from 'vitest';
import { testStore } from '../support/store.ts';
import { uidAuthOf } from '../support/uid-auth.ts';
import { giveMoney } from '../support/wealth.ts';
import { linksTo, pageReaders } from './support/page-readers.ts';

const { api, clock, db, goods, member, post, reply } = await testStore({ pages: true });
const { readerOf, readerWith } = pageReaders(api);
const guest = readerWith('');
const [ada, bola] = [await member(), await member()];
const [asAda, asBola] = [await readerOf(ada), await readerOf(bola)];
const theirs = await post(bola, { subject: 'Where the charger went' });

test('a piece of goods says what a member has of both, and how many weeks like their last one is lacking', async () => {
  const poor = await member();
  await api.must('economy.check-in', {}, poor);
  const own = { uid: poor.uid, cid: 188, uid_auth: uidAuthOf(poor, 188) };
  const { xcoinrate, xglodCount } = (await api.must('economy.exchange-info', own, poor)).data;
  // As much again as was earned is lacking twice, and a little.
  const xgold = xcoinrate - 2 * xglodCount - 1;
  await giveMoney(db, clock.now(), poor.uid, xgold - xglodCount);
  const asPoor = await readerOf(poor);
  const page = async (shop_price: number) =>
    (await asPoor(`/ng/xstore/detail?goods_id=${await goods(5, { shop_price })}`)).main.replaceAll(/<[^>]+>|\s+/g, ' ');
  const near = await page(1);
  expect(near.replaceAll(/ +/g, ' ')).toContain(`You have ${xgold.toLocaleString('en')} XGold 0 XCoin`);
  expect(near).toContain('About 3 weeks like your last one.');
  expect(await page(500)).not.toContain('like your last one');
  const never = await readerOf(await member());
  const { main } = await never(`/ng/xstore/detail?goods_id=${await goods(5, { shop_price: 1 })}`);
  expect(main).not.toContain('like your last one');
});

test('a guest’s Reply under a reply leads through the log-in to the page where that reply’s answer begins', async () => {
  const { pid } = await reply(ada, theirs.tid, { message: 'Under the seat of the bus.' });
  const page = `/forum/15443/${theirs.tid}`;
  const { main } = await guest(`/ng${page}`);
  const back = encodeURIComponent(`${page}?answer=${pid}`);
  expect(linksTo(main, `/ng${page}?showlogin&back=${back}`)).toBe(1);
  const { status, to } = await asBola(`/ng${page}?answer=${pid}`);
  expect([status, to]).toEqual([302, `/ng${page}?answer=${pid}&page=1#pid${pid}`]);
  expect((await asBola(`/ng${page}?answer=${pid}&page=1`)).status).toBe(200);
  expect((await asBola(`/ng${page}?answer=999999999`)).to).toBe(`/ng${page}`);
});

test('the store is two taps from home: Me, and Store there; and what the sums are stands under Help', async () => {
  const home = await asAda('/ng');
  expect(linksTo(home.html, '/ng/ucenter/account/posts')).toBeGreaterThan(0);
  const me = await asAda('/ng/ucenter/account/posts');
  expect(linksTo(me.html, '/ng/xstore')).toBeGreaterThan(0);
  for (const help of ['/ng/ucenter/faq', '/ng/ucenter/setting/helpcenter'])
    expect([help, linksTo((await asAda(help)).main, '/ng/ledger')]).toEqual([help, 1]);
});
