import { beforeEach, describe, expect, test } from 'vitest';
import { anActor } from '../../../tests/support/actor.ts';
import type { Writer } from '../../../tests/support/forum.ts';
import { saveSetting } from '../../../tests/support/settings.ts';
import { receiver, testStore } from '../../../tests/support/store.ts';
import type { MemberCtx } from '../../platform/context.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import { checkout as readCheckout } from './reads/checkout.ts';
import { storeCountries } from './settings.ts';

const {
  daysLater,
  forgetLimits,
  api,
  app,
  buyer,
  clock,
  db,
  detail,
  faults,
  goods,
  bought,
  pay,
  pool,
  settle,
  shop,
  stockOf,
  xcoin,
} = await testStore();
const sound = async () => expect(await faults()).toEqual([]);
const seconds = () => Math.floor(clock.now().getTime() / 1000);
const checkout = async (who: Writer, goods_id: number) => (await api.must('store.checkout', { goods_id }, who)).data;

beforeEach(() => forgetLimits());

describe('a purchase', () => {
  test('R-SHP-024 moves XCoin, a piece and an order together, and answers code 200 with the purchased text', async () => {
    const [who, id] = [await buyer(50), await goods(3)];
    const answer = await pay(who, id, { address: '14 Allen Avenue', city: 'Ikeja' });
    expect(answer).toMatchObject({ http: 200, body: { code: 200, msg: 'Purchased. It’s in My orders.' } });
    expect(answer.data).toMatchObject({ goods_id: id, shop_price: 10, xcoin: 40 });
    expect([await xcoin(who), await stockOf(id)]).toEqual([40, 2]);
    expect(await detail(who, answer.data.order_id)).toMatchObject({
      order_info: { status: 'paid', label: 'Paid', express_type: 1, steps: [{ status: 'paid' }] },
      goods_info: { goods_id: id, shop_price: 10 },
      receiver_info: { ...receiver, address: '14 Allen Avenue', city: 'Ikeja', areacode: '' },
      ...{ shop_info: null, codes: [] },
    });
    await sound();
  });

  test('is filled with whom the member named last, else with their own name and phone; nobody else’s', async () => {
    const [who, other, id, voucher] = [await buyer(), await buyer(), await goods(3), await goods(1, { goods_type: 2 })];
    expect((await checkout(who, id)).receiver).toBeNull();
    await pool.query(`update accounts.members set phone = '2348035550101' where uid = $1`, [who.uid]);
    expect((await checkout(who, id)).receiver).toMatchObject({
      receiver_id: 0,
      firstname: '',
      phone: '+2348035550101',
    });
    await api.must('profiles.update-basic-info', { realname: 'Mary Jane Obi' }, who);
    const own = { firstname: 'Mary Jane', lastname: 'Obi', phone: '+2348035550101', email: '', address: '', city: '' };
    expect((await checkout(who, id)).receiver).toMatchObject(own);
    expect((await checkout(who, voucher)).receiver).toBeNull();
    expect((await checkout(other, id)).receiver).toBeNull();
    await bought(who, id);
    expect((await checkout(who, id)).receiver).toMatchObject(receiver);
    expect((await checkout(other, id)).receiver).toBeNull();
  });

  test('R-SHP-014 R-SHP-019 of a medal is made by its own call, and of all else by the other', async () => {
    const medal = { goods_type: 5, goods_express_type: 0, grants: 'photographer' };
    const [who, id, cup] = [await buyer(50), await goods(5, medal), await goods(5)];
    expect(await pay(who, id)).toMatchObject({ error: 'store.other_call', body: { code: 400 } });
    expect((await api.call('store.pay-medal', { goods_id: cup }, who)).error).toBe('store.other_call');
    const paid = await api.must('store.pay-medal', { goods_id: id }, who);
    expect(paid.body.code).toBe(200);
    expect((await detail(who, paid.data.order_id)).order_info.status).toBe('complete');
    const { rows } = await pool.query('select medal from profiles.medals where uid = $1', [who.uid]);
    expect(rows).toEqual([{ medal: 'photographer' }]);
    expect(await api.call('store.pay-medal', { goods_id: id }, who)).toMatchObject({ error: 'store.owned' });
  });

  test('of a medal that operators closed is refused', async () => {
    const medal = { goods_type: 5, goods_express_type: 0, grants: 'top-creator' };
    const [who, id] = [await buyer(50), await goods(5, medal)];
    const close = (closed_at: Date | null) =>
      db.updateTable('profiles.medal_kinds').set({ closed_at }).where('key', '=', 'top-creator').execute();
    await close(clock.now());
    expect(await api.call('store.pay-medal', { goods_id: id }, who)).toMatchObject({ error: 'store.removed' });
    await close(null);
    expect((await api.call('store.pay-medal', { goods_id: id }, who)).ok).toBe(true);
  });

  test('R-SHP-019 answers in the language of the lang header', async () => {
    const [who, id] = [await buyer(0), await goods(1)];
    const answer = await pay(who, id, {}, { lang: 'fr', 'accept-language': 'hi' });
    expect(answer.msg).toBe('Vous n’avez pas assez de XCoin');
  });

  test('of a pack or a decoration is the buyer’s at once, and can be worn', async () => {
    const pack = await goods(5, { goods_type: 3, grants: 'Max' });
    const leaf = await goods(5, { goods_type: 4, grants: 'leaf' });
    const [who, other] = [await buyer(50), await buyer(50)];
    const packs = async (of: Writer) => (await api.must('store.emoticons', {}, of)).data;
    expect(await packs(who)).toMatchObject({ is_new: 0 });
    expect((await packs(who)).packs).not.toContain('Max');
    await bought(who, pack);
    expect(await packs(who)).toMatchObject({ is_new: 1 });
    expect((await packs(who)).packs).toEqual(expect.arrayContaining(['Default', 'Max']));
    // What nobody sells is everybody's.
    expect((await packs(other)).packs).toContain('Africanflavour');
    expect((await packs(other)).packs).not.toContain('Max');
    expect((await api.call('store.wear', { goods_id: leaf, on: 1 }, who)).error).toBe('store.not_owned');
    const order = await bought(who, leaf);
    expect((await detail(who, order)).wears).toBe(0);
    await api.must('store.wear', { goods_id: leaf, on: 1 }, who);
    expect((await detail(who, order)).wears).toBe(1);
    const info = (await api.must('profiles.user-info', {}, who)).data;
    expect(JSON.stringify(info)).toContain('/decorations/leaf.svg');
    await api.must('store.wear', { goods_id: leaf, on: 0 }, who);
    expect((await detail(who, order)).wears).toBe(0);
  });
});

describe('it refuses', () => {
  test('R-SHP-015 R-SHP-023 R-SHP-009 a piece of which none is left, by code 102', async () => {
    const [who, id] = [await buyer(50), await goods(0)];
    const text = 'Sorry, the item is currently sold out';
    expect(await pay(who, id)).toMatchObject({ error: 'store.sold_out', msg: text, body: { code: 102 } });
    expect(await checkout(who, id)).toMatchObject({ why: 'store.sold_out', why_text: text });
    expect(await xcoin(who)).toBe(50);
  });

  test('R-SHP-016 R-SHP-022 R-SHP-009 what is off sale, or was never there, by code 101', async () => {
    const [who, id] = [await buyer(50), await goods(5, { is_on_sale: 0 })];
    const removed = { msg: 'Sorry, the item has been removed', body: { code: 101 } };
    expect(await pay(who, id)).toMatchObject({ error: 'store.removed', ...removed });
    expect(await pay(who, 999_999)).toMatchObject({ error: 'store.goods_unknown', ...removed });
  });

  test('R-SHP-017 R-SHP-018 R-SHP-021 a price above the balance, by code 100 and the server’s words', async () => {
    const [who, id] = [await buyer(9), await goods(5)];
    expect(await pay(who, id)).toMatchObject({
      ...{ error: 'economy.insufficient_xcoin', msg: 'XCoin not enough', body: { code: 100 } },
    });
    expect(await checkout(who, id)).toMatchObject({ why: 'economy.insufficient_xcoin', xcoin: 9, short: 1 });
    expect(await stockOf(id)).toBe(5);
  });

  test('before the sale begins and after it ends', async () => {
    const who = await buyer(50);
    const soon = await goods(5, { sale_time: seconds() + 600, sale_end: seconds() + 1200 });
    expect((await pay(who, soon)).error).toBe('store.not_yet');
    clock.aheadInTest(601);
    await bought(who, soon);
    clock.aheadInTest(600);
    expect(await pay(who, soon)).toMatchObject({ error: 'store.sale_over', body: { code: 101 } });
    const listed = async () =>
      (await api.must('store.goods-list', { cid: 188 })).data.list.map(({ goods_id }) => goods_id);
    for (let run = 0; run < 2; run += 1) await app.tasks['store.mark-sales']!({}, {} as never);
    await settle();
    await expect.poll(listed).not.toContain(soon);
  });

  test('more than a member may have, also from two devices at once, until one is refunded', async () => {
    const [who, id] = [await buyer(500), await goods(20, { per_member: 2 })];
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(who, id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['store.limit_reached']));
    expect([await xcoin(who), await stockOf(id)]).toEqual([480, 18]);
  });

  test('R-SHP-010 R-SHP-003 who lives where the store isn’t open, Global among them, or isn’t offered it', async () => {
    const [id, kenyas] = [await goods(5), await goods(5, { cids: [207] })];
    const [global, nigerian] = [await buyer(50, 293), await buyer(50)];
    const closed = 'The store isn’t open for this in your country yet';
    expect(await pay(global, id)).toMatchObject({ error: 'store.closed_here', msg: closed });
    expect((await pay(nigerian, kenyas)).error).toBe('store.closed_here');
    const ids = async (cid: number) =>
      (await api.must('store.goods-list', { cid })).data.list.map(({ goods_id }) => goods_id);
    expect(await ids(188)).not.toContain(kenyas);
    expect(await ids(207)).toContain(kenyas);
    expect((await api.must('store.goods-list', { cid: 293 })).data).toMatchObject({ list: [], store_show: 0 });
  });

  test('where operators close it, the list, the page of countries and the purchase say so', async () => {
    const changing = { db, now: clock.now(), stale: (tag: string) => app.platform.tags.moved([tag]) };
    const [who, id] = [await buyer(50), await goods(5)];
    await saveSetting(changing, storeCountries.name, [207]);
    expect((await api.must('store.countries', {})).data.list).toEqual([{ fid: 207, code: 'ke', name: 'Kenya' }]);
    expect((await api.must('store.ucenter-store', { cid: 188 })).data).toEqual({ store_show: 0 });
    expect((await pay(who, id)).error).toBe('store.closed_here');
    await saveSetting(changing, storeCountries.name, storeCountries.standard);
    expect((await api.must('store.ucenter-store', { cid: 188 })).data).toEqual({ store_show: 1 });
  });

  test('what is for pick-up alone where no shop offers it, on the checkout as well, until one opens', async () => {
    const [who, id] = [await buyer(50, 212), await goods(5, { goods_express_type: 2 })];
    const text = 'You can’t collect this now: no shop in your country offers pick-up yet';
    const closed = await shop([], 212, 0);
    expect(await checkout(who, id)).toMatchObject({ why: 'store.no_shops', why_text: text, shops: [] });
    expect(await pay(who, id, { shop_id: closed })).toMatchObject({ error: 'store.no_shops', body: { code: 400 } });
    const either = await goods(5, { goods_express_type: 3 });
    expect(await checkout(who, either)).toMatchObject({ why: '', shops: [] });
    expect([await xcoin(who), await stockOf(id)]).toEqual([50, 5]);
    const shop_id = await shop([], 212);
    expect(await checkout(who, id)).toMatchObject({ why: '', shops: [{ shop_id }] });
    await bought(who, id, { shop_id });
  });

  test.for([1, 2, 3])(
    'way %i: the checkout asks at most once which shops offer pick-up',
    async (goods_express_type) => {
      const id = await goods(1, { goods_express_type });
      let asked = 0;
      const counting = db.withPlugin({
        transformQuery: ({ node }) => {
          if (JSON.stringify(node).includes('"shops"')) asked += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const ctx = {
        db: counting,
        actor: anActor(await buyer(50)),
        locale: 'en',
        now: clock.now(),
        reads: () => undefined,
      };
      const settings: SettingsReader = { get: async ({ standard }) => standard };
      await readCheckout(settings)(ctx as unknown as MemberCtx, { goods_id: id });
      expect(asked).toBe(goods_express_type === 1 ? 0 : 1);
    },
  );

  test('R-SHP-008 a delivery without first name, last name or phone, or with nowhere to go, each field named', async () => {
    const [who, id] = [await buyer(50), await goods(5)];
    const bare = await api.call('store.pay', { goods_id: id, phone: 'none', email: 'nobody' }, who);
    expect(bare).toMatchObject({ http: 400, error: 'wire.bad_input' });
    const fields = (bare.body.issues as { field: string }[]).map(({ field }) => field);
    expect(fields).toEqual(['firstname', 'lastname', 'address', 'city', 'phone', 'email']);
    expect((await api.call('store.receiver-add', {}, who)).error).toBe('wire.bad_input');
    // An address that was copied with a mark of direction is the address.
    const copied = { ...receiver, email: '\u200eada.obi@example.com\u202c ' };
    const stored = await api.must('store.receiver-add', copied, who);
    expect(stored.body.error).toBeUndefined();
    // Three fields store a receiver, and pick something up; what is sent needs to know where to.
    const { firstname, lastname, phone } = receiver;
    const { receiver_id } = (await api.must('store.receiver-add', { firstname, lastname, phone }, who)).data;
    const sent = await api.call('store.pay', { goods_id: id, receiver_id }, who);
    expect((sent.body.issues as { field: string }[]).map(({ field }) => field)).toEqual(['address', 'city']);
    const shop_id = await shop();
    const collected = await goods(5, { goods_express_type: 2 });
    expect((await api.call('store.pay', { goods_id: collected, shop_id, receiver_id }, who)).ok).toBe(true);
    expect((await api.call('store.pay', { goods_id: id, ...receiver }, who)).ok).toBe(true);
  });

  test.each([
    ['en', 'Enter the address.', 'Enter the city.'],
    ['fr', 'Indiquez l’adresse.', 'Indiquez la ville.'],
    ['hi', 'पता भरें।', 'शहर भरें।'],
  ])('a delivery without address and city, each field named, in the buyer’s language: %s', async (lang, ...said) => {
    const [who, id] = [await buyer(50), await goods(5)];
    const answer = await pay(who, id, { address: ' ', city: '' }, { lang });
    expect(answer).toMatchObject({ http: 400, error: 'wire.bad_input' });
    expect(answer.body.issues).toEqual([
      { field: 'address', message: said[0] },
      { field: 'city', message: said[1] },
    ]);
    expect([await xcoin(who), await stockOf(id)]).toEqual([50, 5]);
  });

  test('a way that is left open, a shop of another country, and a receiver of somebody else', async () => {
    const [who, other] = [await buyer(50), await buyer(50)];
    const id = await goods(5, { goods_express_type: 3 });
    expect((await pay(who, id)).error).toBe('store.express_missing');
    const kenyan = await shop([], 207);
    expect((await pay(who, id, { express_type: 2, shop_id: kenyan })).error).toBe('store.shop_unknown');
    const { receiver_id } = (await api.must('store.receiver-add', receiver, other)).data;
    expect((await pay(who, id, { express_type: 1, receiver_id })).error).toBe('store.receiver_unknown');
    expect(await xcoin(who)).toBe(50);
  });

  test.each([0, -1, 1.5, 10 ** 17, '4e1', 'four', ' '])('goods %j, and names the field', async (goods_id) => {
    const answer = await api.call('store.pay', { goods_id } as never, await buyer(1));
    expect(answer).toMatchObject({ http: 400, error: 'wire.bad_input' });
    expect(answer.body).toMatchObject({ issues: [{ field: 'goods_id' }] });
  });
});

describe('the older clients', () => {
  test('buy for a stored receiver, for a shop, and a pack by its name', async () => {
    const who = await buyer(50);
    const { receiver_id } = (await api.must('store.receiver-add', { ...receiver, city: 'Jos' }, who)).data;
    const again = await api.must('store.receiver-add', { ...receiver, city: 'Jos' }, who);
    expect(again.data.receiver_id).toBe(receiver_id);
    expect((await api.must('store.receiver-single', {}, who)).data.receiver).toMatchObject({
      receiver_id,
      city: 'Jos',
    });
    const both = await goods(5, { goods_express_type: 3 });
    const sent = await api.must('store.generate-pay', { goods_id: both, receiver_id, username: who.username }, who);
    expect(sent.body.code).toBe(0);
    expect((await detail(who, sent.data.order_id)).receiver_info).toMatchObject({ city: 'Jos' });
    const fetched = await api.must('store.generate-pay', { goods_id: both, shop_id: await shop() }, who);
    expect((await detail(who, fetched.data.order_id)).shop_info?.shop_name).toBe('Ikeja City Mall');
    const pack = await goods(5, { goods_type: 3, grants: 'Arabemoji' });
    const named = (emoji_type: string) => api.call('store.generate-pay', { goods_id: pack, emoji_type }, who);
    expect((await named('Max')).error).toBe('store.goods_unknown');
    expect((await named('Arabemoji')).ok).toBe(true);
    expect((await api.call('store.generate-pay', { goods_id: both, username: 'somebody' }, who)).error).toBe(
      'store.foreign',
    );
  });

  test('R-SHP-020 fetch the store token, then save it in the session; another’s isn’t taken', async () => {
    const [who, other] = [await buyer(0), await buyer(0)];
    const { token } = (await api.must('store.get-token', {}, who)).data;
    const saved = await api.must('store.save-token', { xstoreToken: token }, who);
    expect(saved.headers.get('set-cookie')).toMatch(/xstore_token=.+HttpOnly/);
    for (const wrong of [token.replace(/^\d+/, String(other.uid)), `${token}x`, ''])
      expect((await api.call('store.save-token', { xstoreToken: wrong }, who)).error).toBe('store.token_invalid');
    expect((await api.call('store.save-token', { xstoreToken: token }, other)).error).toBe('store.token_invalid');
    const newer = (await api.must('store.user-token', {}, who)).data;
    expect((await api.must('store.save-token', { xstoreToken: newer.token }, who)).ok).toBe(true);
    clock.aheadInTest(901);
    expect((await api.call('store.save-token', { xstoreToken: newer.token }, who)).error).toBe('store.token_invalid');
  });

  test('R-SHP-025 read lists in the envelope of payments, and the others in their own', async () => {
    const who = await buyer(50);
    await bought(who, await goods(2));
    const codes = await Promise.all([
      api.must('store.goods-list', { cid: 188 }),
      api.must('store.my-goods-list', {}, who),
      api.must('store.good-list', { fid: 188 }),
      api.must('store.order-list', {}, who),
    ]);
    expect(codes.map(({ body }) => body.code)).toEqual([200, 200, 0, 0]);
    expect(codes[1].data.list).toMatchObject([{ status: 'paid', label: 'Paid' }]);
  });
});

test('XCoin that the clearing of 31 December empties while an order is paid buys it or is cleared, never both', async () => {
  const id = await goods(50);
  const members = await Promise.all(Array.from({ length: 8 }, () => buyer(10)));
  const clear = () => app.tasks['economy.clear-xcoin']!({}, {} as never);
  // Five minutes into the new year in Lagos.
  const newYear = Date.UTC(clock.now().getUTCFullYear(), 11, 31, 23, 5);
  await daysLater((newYear - clock.now().getTime()) / 86_400_000, async () => {
    const [, , ...answers] = await Promise.all([clear(), clear(), ...members.map((who) => pay(who, id))]);
    await clear();
    for (const [at, who] of members.entries()) {
      const paid = answers[at]!;
      expect(await xcoin(who)).toBe(0);
      if (!paid.ok) expect(paid).toMatchObject({ error: 'economy.insufficient_xcoin', body: { code: 100 } });
      const { rows } = await pool.query('select count(*)::int as orders from store.orders where uid = $1', [who.uid]);
      expect(rows).toEqual([{ orders: paid.ok ? 1 : 0 }]);
    }
  });
  await sound();
});
