import { beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import type { Writer } from '../support/forum.ts';
import { saveSetting } from '../support/settings.ts';
import { testStore } from '../support/store.ts';

const { api, app, bought, buyer, clock, db, forgetLimits, goods, operator, shop } = await testStore({ pages: true });

beforeEach(() => forgetLimits());

/** A member's pages, without following where they lead. */
async function pagesOf(who: Writer) {
  const session = await api.must('sign-in.open-page-session', { uid: who.uid }, { token: who.token });
  const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!;
  return async (path: string) => {
    const answer = await fetch(`${api.url}${path}`, { redirect: 'manual', headers: { cookie } });
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
  };
}

describe('the result of a payment', () => {
  test.each(['', '?order_id=', '?order_id=0', '?order_id=-1', '?order_id=x', '?order_id=99999999999999999'])(
    'whose address names no order leads to the orders: %s',
    async (query) => {
      const open = await pagesOf(await buyer(0));
      expect(await open(`/ng/xstore/order/result${query}`)).toMatchObject({ status: 302, to: '/ng/xstore/order' });
    },
  );

  test('of another member, and of an order that there never was, is a page that isn’t there', async () => {
    const [who, other, id] = [await buyer(), await buyer(), await goods(2)];
    const order = await bought(other, id);
    const open = await pagesOf(who);
    for (const number of [order, 999_999]) {
      const { status, html } = await open(`/ng/xstore/order/result?order_id=${number}`);
      expect(status).toBe(404);
      expect(html).toContain('You have no order with this number');
    }
    expect((await (await pagesOf(other))(`/ng/xstore/order/result?order_id=${order}`)).status).toBe(200);
  });
});

describe('past the end of a list of the store', () => {
  const lists = [
    ['store.goods-list', { cid: 188 }, false],
    ['store.good-list', { fid: 188 }, false],
    ['store.my-goods-list', {}, true],
    ['store.order-list', {}, true],
    ['store.ticket-list', {}, true],
    ['store.ticket-history', {}, true],
  ] as const satisfies readonly (readonly [CallName, object, boolean])[];
  const owner = (async () => {
    const who = await buyer(100);
    await bought(who, await goods(3, { goods_type: 2, goods_express_type: 0 }));
    return who;
  })();

  test.each(lists)(
    '%s is empty and says how many there are; a place beyond all numbers is refused',
    async (name, input, own) => {
      const who = own ? await owner : undefined;
      type Page = { list: unknown[]; page: number; count: number; totalPage: number };
      const ask = async (page: number) =>
        (await api.must(name as CallName, { ...input, page } as never, who)).data as Page;
      const first = await ask(1);
      for (const page of [first.totalPage + 1, 1_000_000])
        expect(await ask(page)).toMatchObject({ list: [], page, count: first.count, totalPage: first.totalPage });
      const beyond = await api.call(name as CallName, { ...input, page: 1_000_001 } as never, who);
      expect(beyond).toMatchObject({ http: 400, body: { issues: [{ field: 'page' }] } });
    },
  );

  test('the operators’ lists below their last row are empty and offer nothing more', async () => {
    await bought(await owner, await goods(1));
    for (const name of ['store.admin-goods', 'store.admin-orders'] as const)
      expect((await api.must(name, { before: 1 }, operator)).data).toEqual({ list: [], more: false });
  });

  test('each page says so, with the way to the first; the console’s say that nothing is there', async () => {
    const open = await pagesOf(await owner);
    for (const [path, first] of [
      ['/ng/xstore?page=900', '/ng/xstore'],
      ['/ng/xstore?type=2&page=900', '/ng/xstore?type=2'],
      ['/ng/xstore/order?page=900', '/ng/xstore/order'],
    ] as const) {
      const { status, html } = await open(path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain('There is nothing on this page');
      expect(html).toMatch(new RegExp(`href="${first.replace('?', '\\?')}"[^>]*>Go to the first page`));
    }
    const office = await pagesOf(operator);
    for (const [path, says] of [
      ['/operator/goods?after=1', 'Nothing is for sale yet'],
      ['/operator/orders?after=1', 'No orders match'],
    ] as const) {
      const { status, html } = await office(path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain(says);
    }
  });
});

test('an order that an operator looks for by its number says where it goes, and to nobody else', async () => {
  const who = await buyer();
  const order_id = await bought(who, await goods(3));
  const path = `/operator/orders?order_id=${order_id}`;
  const { html } = await (await pagesOf(operator))(path);
  for (const words of ['Tunde', '14 Allen Avenue', 'Ikeja']) expect(html).toContain(words);
  expect((await (await pagesOf(operator))('/operator/orders')).html).not.toContain('14 Allen Avenue');
  expect((await (await pagesOf(who))(path)).html).not.toContain('14 Allen Avenue');
});

describe('the checkout, as the server draws it', () => {
  const pays = /formaction="\/do\/store\.pay\?/i;

  test('of a visit that was paid says so, links to its order, and has nothing that pays', async () => {
    const [who, id] = [await buyer(), await goods(3)];
    const open = await pagesOf(who);
    const visit = `/ng/xstore/order/buy?productId=${id}&timestamp=71`;
    expect((await open(visit)).html).toMatch(pays);
    const order = await bought(who, id, { timestamp: '71' });
    const { html } = await open(visit);
    expect(html).toContain('This order is paid');
    expect(html).toContain(`/xstore/order/orderDetail?order_id=${order}`);
    expect(html).not.toMatch(pays);
    expect((await open(visit.replace('71', '72'))).html).toMatch(pays);
  });

  test('R-SHP-011 takes the number of the goods and a timestamp, and is linked where nothing is in the way', async () => {
    const id = await goods(3);
    const gone = await goods(0);
    const at = (of: number) => `/ng/xstore/order/buy?productId=${of}`;
    const linked = async (who: Writer, of: number) =>
      (await (await pagesOf(who))(`/ng/xstore/detail?goods_id=${of}`)).html.includes(`href="${at(of)}"`);
    const rich = await buyer();
    expect([await linked(rich, id), await linked(rich, gone), await linked(await buyer(0), id)]).toEqual([
      ...[true, false, false],
    ]);
    const open = await pagesOf(rich);
    const led = await open(at(id));
    expect([led.status, led.to?.replace(/\d+$/, '')]).toEqual([302, `${at(id)}&timestamp=`]);
    expect(Math.abs(Number(/\d+$/.exec(led.to!)) - Date.now())).toBeLessThan(600_000);
    expect((await open(led.to!)).html).toMatch(pays);
    expect((await open('/ng/xstore/order/buy?timestamp=5')).status).toBe(404);
  });

  const field = (html: string, name: string): boolean => html.includes(`name="${name}@checkout"`);

  test('of goods for pick-up alone shows the shops of the member’s country and asks for no address; without a shop it says so and offers nothing', async () => {
    const id = await goods(3, { goods_express_type: 2 });
    const either = await goods(3, { goods_express_type: 3 });
    const visit = (of: number) => `/ke/xstore/order/buy?productId=${of}&timestamp=5`;
    const open = await pagesOf(await buyer(50, 207));
    const none = await open(visit(id));
    expect(none.html).toContain('no shop in your country offers pick-up yet');
    expect([none.html.match(pays), field(none.html, 'firstname'), field(none.html, 'shop_id')]).toEqual([
      ...[null, false, false],
    ]);
    // What can be sent as well is sent, and no way is offered that there isn't.
    const sent = (await open(visit(either))).html;
    expect([field(sent, 'address'), field(sent, 'shop_id'), sent.includes('type="radio"')]).toEqual([
      true,
      false,
      false,
    ]);
    await shop([], 207);
    const { html } = await open(visit(id));
    expect(html).toMatch(pays);
    expect(html).toContain('Ikeja City Mall');
    expect(['shop_id', 'firstname', 'phone', 'address', 'city'].map((name) => field(html, name))).toEqual([
      ...[true, true, true, false, false],
    ]);
  });
});

test('beside the exchange stands what friends and phones earn as operators have set it, and phones once there is a model', async () => {
  const open = await pagesOf(await buyer());
  const says = async (words: string) => (await open('/ng/ucenter/exchange')).html.includes(words);
  const stale = (tag: string) => app.platform.tags.moved([tag]);
  await saveSetting({ db, now: clock.now(), stale }, 'imeiReward', 777);
  expect(await says('once for each phone')).toBe(false);
  const range = { model: 'Kito X3', first: '35328509', last: '' };
  const { id } = (await api.must('invitations.add-imei-range', range, operator)).data;
  expect(await says('777 XGold, once for each phone')).toBe(true);
  await api.must('invitations.remove-imei-range', { id }, operator);
  expect(await says('once for each phone')).toBe(false);
});
