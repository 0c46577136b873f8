import { beforeAll, describe, expect, test } from 'vitest';
import { grantMedal } from '../../server/domains/profiles/index.ts';
import { addTopic } from '../../server/domains/topics/index.ts';
import { inTransaction } from '../../server/platform/db/transaction.ts';
import { formSender } from '../support/form-sender.ts';
import { testStore } from '../support/store.ts';
import { linksTo, pageReaders, type Reader, tagsOf } from './support/page-readers.ts';

const { api, bought, buyer, clock, db, goods, member, operator, post, reply, settle } = await testStore({
  pages: true,
});

const { cookieOf, readerOf, readerWith } = pageReaders(api);
const guest = readerWith('');

const sends = (html: string, call: string): boolean => new RegExp(`(?:form)?action="/do/${call}[?"]`, 'i').test(html);
/** A field's greatest length. */
const mostOf = (html: string, name: string): string | undefined =>
  /maxLength="(\d+)"/i.exec(tagsOf(html, 'input', `name="${name}"`)[0] ?? '')?.[1];
const dialogOf = (html: string): string => /<dialog open="".*?<\/dialog>/s.exec(html)?.[0] ?? '';

/** Presses the button of a page that makes a call, as a browser does. */
async function pressed(html: string, call: string, { by, at }: { by: { token: string }; at: string }) {
  const action = new RegExp(`formaction="/do/(${call}\\?[^"]*)"`, 'i').exec(html)![1]!;
  const hidden = [...html.matchAll(/<input (?:form="do" )?type="hidden" name="(_\w+)" value="([^"]*)">/g)];
  const fields = hidden.map(([, name, value]) => [name!, value!.replaceAll('&amp;', '&')]);
  return formSender(api)(action.replaceAll('&amp;', '&'), {
    cookie: await cookieOf(by),
    fields: Object.fromEntries([...fields, ['_back', at]]),
  });
}

const ada = await buyer();
const bola = await member();
const asAda = await readerOf(ada);
const asBola = await readerOf(bola);
const theirs = { tid: 0, pid: 0 };

beforeAll(async () => {
  Object.assign(theirs, await post(bola, { subject: 'Where the charger went' }));
  await reply(ada, theirs.tid, { message: 'Under the seat, as always.' });
  await settle();
});

describe('addresses', () => {
  test.each([
    ['R-EXC-002', '/ucenter/exchange', 'Rewards', 'economy.before-exchange'],
    ['R-THR-011', '/note/thread', 'New post', 'threads.create'],
    ['R-VID-002', '/note/thread/videop', 'New video', 'threads.create-video'],
  ])('%s of a form: %s', async (_rule, path, heading, call) => {
    const { status, main } = await asAda(path);
    expect([status, /<h1[^>]*>([^<]*)/.exec(main)?.[1], sends(main, call)]).toEqual([200, heading, true]);
  });

  test('R-TOP-004 of a post, with pickers of its topic and its group', async () => {
    const { main } = await asAda('/note/thread');
    const opens = [...main.matchAll(/<button[^>]*aria-haspopup="dialog"[^>]*>(.*?)<\/button>/gs)];
    const says = opens.map(([, inside]) => inside!.replace(/<[^>]*>/g, ''));
    for (const words of ['Topic', 'Group']) expect(says).toContain(words);
  });

  test('R-POL-001 of the form for polls, with three options and a place for a question', async () => {
    const { status, main } = await asAda('/note/thread/pollp');
    expect([status, main.includes('New poll')]).toEqual([200, true]);
    expect([1, 2, 3, 4].map((n) => tagsOf(main, 'input', `aria-label="Option ${n}"`).length)).toEqual([1, 1, 1, 0]);
  });

  test('R-FOR-001 of boards, of a list and of a thread; of none that there isn’t', async () => {
    const { tid } = theirs;
    for (const path of ['/forum', '/forum/15443', '/forum/188', `/forum/15443/${tid}`])
      expect([path, (await guest(path)).status]).toEqual([path, 200]);
    const { main } = await guest(`/forum/15443/${tid}`);
    for (const words of ['Where the charger went', 'Under the seat, as always.']) expect(main).toContain(words);
    for (const path of ['/forum/999999', `/forum/999999/${tid}`]) expect((await guest(path)).status).toBe(404);
  });

  test('R-THR-010 of a thread that there isn’t the page is the 404 page', async () => {
    for (const path of ['/forum/15443/999999999', '/ng/forum/15443/999999999', '/ng/forum/4711/1001']) {
      const { status, main } = await guest(path);
      expect([path, status, main.includes('This page grew upside down')]).toEqual([path, 404, true]);
    }
  });

  test('R-FED-002 R-FED-003 of the feeds, which the header links', async () => {
    await api.must('follows.follow', { follow_uid: bola.uid }, ada);
    for (const path of ['/foryou', '/latest', '/following']) {
      const { status, main, html } = await asAda(path);
      expect([path, status, linksTo(main, `/forum/15443/${theirs.tid}`) > 0]).toEqual([path, 200, true]);
      const header = /<header.*?<\/header>/s.exec(html)![0];
      for (const to of ['/', '/following', '/foryou']) expect([path, to, linksTo(header, to)]).not.toContain(0);
    }
  });

  test('R-MSC-001 R-MSC-008 that a guest reads: all of them, and where one registers and logs in', async () => {
    for (const path of ['/', '/foryou', '/following', '/latest', '/ng', '/in/latest', '/forum', '/forum/15443'])
      expect([path, (await guest(path)).status, (await guest(path)).main.includes('<a ')]).toEqual([path, 200, true]);
    expect((await guest('/')).main).toContain('<article');
    expect(sends(dialogOf((await guest('/ng?showregister')).html), 'sign-in.register-mobile')).toBe(true);
    expect(sends(dialogOf((await guest('/ng?showlogin')).html), 'sign-in.login')).toBe(true);
  });

  test('R-DSC-002 of what may be discovered', async () => {
    const { status, main } = await guest('/find');
    expect([status, /<h1[^>]*>([^<]*)/.exec(main)?.[1]]).toEqual([200, 'Discover']);
    expect(linksTo(main, '/group')).toBe(1);
  });

  test('R-PWD-001 of forgotten passwords', async () => {
    for (const path of ['/forget', '/forget/email', '/forget/change']) {
      const { status, main } = await guest(path);
      expect([path, status, main.includes('Forgot your password?')]).toEqual([path, 200, true]);
    }
    expect(tagsOf((await guest('/forget')).main, 'input', 'name="email"')).toHaveLength(1);
  });

  test('R-SES-001 of who is banned, in each locale', async () => {
    for (const path of ['/banned', '/gh/banned', '/ma/banned']) expect((await guest(path)).status).toBe(200);
    expect((await guest('/gh/banned')).main).toContain('For suspended accounts');
  });

  test('R-MSC-010 of the help', async () => {
    const { status, main } = await guest('/ucenter/faq');
    expect([status, main.includes('I forgot my password.')]).toEqual([200, true]);
  });

  test('R-WAL-001 of the wallet, a day’s balance and the XCoin', async () => {
    for (const [path, words] of [
      ['/ucenter/wallet', 'Earned in the last 30 days'],
      ['/ucenter/wallet/card', 'At the end of a day'],
      ['/ucenter/wallet/xcoin', 'XCoin is cleared'],
    ] as const) {
      const { status, main } = await asAda(path);
      expect([path, status, main.includes(words)]).toEqual([path, 200, true]);
    }
  });

  test('R-PRO-002 R-PRO-003 R-PRO-004 of settings and of what is a member’s own: theirs alone, and cached nowhere', async () => {
    const settings = ['account', 'authemtication', 'basicinfo', 'helpcenter'].map((name) => `/ucenter/setting/${name}`);
    const lists = ['atme', 'favorites', 'followers', 'following', 'perinfo', 'praise', 'topic'];
    const personal = [...lists, 'favorites/video', 'favorites/followed', 'topic/followedtopic'].map(
      (name) => `/ucenter/account/${name}`,
    );
    const wrong: string[] = [];
    for (const path of [...settings, ...personal]) {
      const { status, cached, html, main } = await asAda(path);
      const isThere = status === 200 && html.includes(ada.username) && main.includes('<h1');
      const { status: refused, to } = await guest(path);
      const isTheirs = refused === 302 && to === `/?showlogin=yes&back=${encodeURIComponent(path)}`;
      if (!isThere || !isTheirs || cached !== 'private, no-cache') wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });

  test('R-IME-001 of the settings: the way out stands in the first page, what saves data on one page alone', async () => {
    const root = (await asAda('/ucenter/setting')).main;
    expect([sends(root, 'sign-in.logout'), linksTo(root, '/ucenter/imei')]).toEqual([true, 1]);
    expect((await asAda('/ucenter/imei')).main).toContain('Activate your phone');
    const saves = async (page: string) =>
      (await asAda(`/ucenter/setting${page}`)).main.split('>Data saver<').length - 1;
    expect([await saves(''), await saves('/appearance'), await saves('/account')]).toEqual([0, 1, 0]);
  });

  test('R-TOP-001 R-TOP-002 of topics and of one; who may begin one has a dialog for it', async () => {
    const topid = await addTopic(
      { db, now: clock.now(), stale: () => undefined, emit: () => undefined },
      { name: 'Night buses', description: 'Where they stop.', countryFid: 188, hostUid: ada.uid },
    );
    const { status, main } = await guest(`/ng/topic/${topid}`);
    expect([status, /<h1[^>]*>([^<]*)/.exec(main)?.[1]]).toEqual([200, 'Night buses']);
    expect((await guest('/ng/topic/999999')).status).toBe(404);
    expect(linksTo((await guest('/ng/topic')).main, `/ng/topic/${topid}`)).toBeGreaterThan(0);
    const host = await readerOf(await member({ groupid: 19 }));
    expect(linksTo((await host('/ng/topic')).main, '/ng/topic?act=new')).toBe(1);
    const form = dialogOf((await host('/ng/topic?act=new')).html);
    expect([form.includes('New topic'), form.includes('Create topic')]).toEqual([true, true]);
    expect(dialogOf((await host('/ng/topic')).html)).toBe('');
  });

  test('R-SHP-001 R-SHP-002 R-SHP-013 of the store, of goods, of what is bought and of orders', async () => {
    const id = await goods(3, { goods_name: 'Zuri Buds, navy' });
    const medals = '/ng/xstore?type=5';
    const list = (await asAda('/ng/xstore')).main;
    expect([linksTo(list, `/ng/xstore/detail?goods_id=${id}`), linksTo(list, medals)]).toEqual([1, 1]);
    expect(list).toMatch(/Zuri Buds, navy.*10.*XCoin/s);
    const detail = await asAda(`/ng/xstore/detail?goods_id=${id}`);
    expect([detail.status, detail.main.includes('Zuri Buds, navy')]).toEqual([200, true]);
    const order = await bought(ada, id);
    const at = `/ng/xstore/order/orderDetail?order_id=${order}`;
    expect(linksTo((await asAda('/ng/xstore/order')).main, at)).toBe(1);
    const { status, main } = await asAda(at);
    expect([status, main.includes(`Order ${order}`), main.includes('Zuri Buds, navy')]).toEqual([200, true, true]);
    expect((await asBola(at)).status).toBe(404);
  });
});

test('R-MSC-044 a list has 20 rows, and without script the rest page by page', async () => {
  for (let day = 1; day <= 21; day += 1) await post(bola, { subject: `Lusaka diary, day ${day}`, country_fid: 772 });
  await settle();
  const headings = async (path: string) =>
    [...(await guest(path)).main.matchAll(/Lusaka diary, day \d+/g)].map(([subject]) => subject);
  const pages = ['/zm/latest', '/zm/latest?page=2'];
  const shown = await Promise.all(pages.map(async (path) => [...new Set(await headings(path))]));
  expect(shown.map((each) => each.length)).toEqual([20, 1]);
  expect(new Set(shown.flat()).size).toBe(21);
  const [first, second] = await Promise.all(pages.map(async (path) => (await guest(path)).main));
  expect([linksTo(first!, pages[1]!), linksTo(second!, pages[0]!)]).toEqual([1, 1]);
});

test('R-PMS-002 who deletes a conversation comes to the list, which is without it', async () => {
  const { plid } = (await api.must('messages.send', { uid: bola.uid, message: 'Is it for sale?' }, ada)).data;
  const at = `/message?plid=${plid}&delete=1`;
  const { status, headers } = await pressed((await asAda(at)).html, 'messages.drop', { by: ada, at });
  expect([status, headers.get('location')]).toEqual([303, '/message']);
  expect(linksTo((await asAda('/message')).main, `/message?uid=${bola.uid}`)).toBe(0);
  // To Bola it is a first message, which waits to be accepted.
  expect(linksTo((await asBola('/message?requests=1')).main, `/message?uid=${ada.uid}`)).toBe(1);
});

test('R-PRO-005 the card of a member shows the last five medals and how many more, one’s own the check-in', async () => {
  const worn = ['welcome', 'streak-7', 'streak-30', 'first-digest', 'likes-100', 'photographer'] as const;
  for (const [at, medal] of worn.entries()) {
    const now = new Date(clock.now().getTime() + at * 1000);
    await inTransaction(db, (tx) =>
      grantMedal({ db: tx, now, stale: () => undefined, emit: () => undefined }, bola.uid, medal),
    );
  }
  const at = `/ng/ucenter/account/posts?uid=${bola.uid}`;
  const { main } = await guest(at);
  expect(tagsOf(main, 'img', 'src="/medals/')).toHaveLength(5);
  expect(linksTo(main, `/ng/ucenter/account/perinfo?uid=${bola.uid}#list`)).toBe(1);
  const thread = `/forum/15443/${theirs.tid}`;
  const signs = async (read: Reader) => sends((await read(thread)).html, 'economy.check-in');
  expect([await signs(guest), await signs(asBola)]).toEqual([false, true]);
});

test('R-TPY-002 where a log-in by another site is completed there are five pages', async () => {
  for (const step of ['', '/complete', '/googleconfirm', '/setpassword', '/setpasswordgoogle'])
    expect([step, (await guest(`/ma/confirm${step}`)).status]).toEqual([step, 200]);
  expect((await guest('/ma/confirm/other')).status).toBe(404);
});

test('R-TOP-006 a topic that is deleted has no dialog any more: the home page comes, and says so', async () => {
  const now = clock.now();
  const topic = { name: 'Day buses', description: 'Where they stop.', countryFid: 188, hostUid: bola.uid };
  const topid = await addTopic({ db, now, stale: () => undefined, emit: () => undefined }, topic);
  const at = `/ng/topic/${topid}?act=delete`;
  const sent = await pressed((await asBola(at)).html, 'topics.delete', { by: bola, at });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/ng/']);
  const said = sent.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  const home = await readerWith([await cookieOf(bola), ...said].join('; '))('/ng/');
  expect([home.html.includes('Delete topic success'), dialogOf(home.html)]).toEqual([true, '']);
  expect((await guest(`/ng/topic/${topid}`)).status).toBe(404);
});

test('R-MOD-003 R-MOD-004 each act of a moderator has a dialog of its own, which the page that follows is without', async () => {
  const read = await readerOf(operator);
  const at = `/moderate?pid=${theirs.pid}`;
  const { html } = await read(at);
  expect(dialogOf(html)).toBe('');
  const acts = [...html.matchAll(/href="\/moderate\?pid=\d+&amp;act=(\w+)"/g)].map(([, act]) => act!);
  expect(acts).toEqual(['pin', 'digest', 'highlight', 'move', 'close', 'ban', 'delete']);
  const titles = new Set<string>();
  for (const act of acts) {
    const shown = dialogOf((await read(`${at}&act=${act}`)).html);
    titles.add(/<h2[^>]*>(.*?)<\/h2>/s.exec(shown)?.[1] ?? '');
    const [, call, query] = /formAction="\/do\/([\w.-]+)\?([^"]*)"/i.exec(shown)!;
    const leads = new URLSearchParams(query!.replaceAll('&amp;', '&')).get('_to');
    const owner = act === 'delete' ? 'threads' : 'review';
    expect([act, call?.split('.')[0], leads]).toEqual([act, owner, at.slice(1)]);
  }
  expect([titles.size, titles.has('')]).toEqual([acts.length, false]);
});

test('R-MSC-024 the page of developers leads home where a site is served', async () => {
  const { status, to } = await guest('/ng/test');
  expect([status, to]).toEqual([302, '/ng']);
});

describe('on a page', () => {
  test('R-EXC-001 that is wide a panel leads members to the exchange', async () => {
    const panel = (html: string) => /<section[^>]*aria-label="Exchange".*?<\/section>/s.exec(html)?.[0] ?? '';
    for (const path of ['/ng', `/ng/forum/15443/${theirs.tid}`])
      expect([path, linksTo(panel((await asAda(path)).html), '/ng/ucenter/exchange')]).toEqual([path, 1]);
    expect(panel((await guest('/ng')).html)).toBe('');
  });

  const plateOf = (html: string, name: string): string =>
    new RegExp(`<section[^>]*aria-label="${name}".*?</section>`, 's').exec(html)?.[0] ?? '';

  test('R-THR-002 R-THR-003 R-THR-014 of a thread its author’s plate stands beside it, and on no other', async () => {
    const plate = plateOf((await asAda(`/ng/forum/15443/${theirs.tid}`)).html, bola.username);
    for (const words of ['Level 1', 'Posts', 'Follow', `/ng/ucenter/account/posts?uid=${bola.uid}`])
      expect(plate).toContain(words);
    for (const path of ['/ng', '/ng/forum', '/ng/forum/15443', '/ng/privacy'])
      expect([path, plateOf((await asAda(path)).html, bola.username)]).toEqual([path, '']);
  });

  test('R-THR-004 of one’s own thread the plate is one’s own card, with the daily check-in', async () => {
    const signs = async (read: Reader) =>
      sends(plateOf((await read(`/forum/15443/${theirs.tid}`)).html, bola.username), 'economy.check-in');
    expect([await signs(asBola), await signs(asAda), await signs(guest)]).toEqual([true, false, false]);
  });

  test('R-SGN-001 the button of the check-in says Sign, and once that is done Signed', async () => {
    const chris = await member();
    const asChris = await readerOf(chris);
    const button = async () => />(Sign(?:ed)?)</.exec((await asChris('/ng/ucenter/exchange')).main)?.[1];
    expect(await button()).toBe('Sign');
    await api.must('economy.check-in', {}, chris);
    expect(await button()).toBe('Signed');
  });

  test('R-SHP-004 the footer’s link opens the shop of Kenya, Pakistan and Morocco, and the general one elsewhere', async () => {
    for (const [path, host] of [
      ...[
        ['/ke', 'ke.shop.example'],
        ['/pk', 'pk.shop.example'],
        ['/ma', 'ma.shop.example'],
      ],
      ...[
        ['/ng', 'shop.example'],
        ['/', 'shop.example'],
      ],
    ] as const) {
      const footer = /<footer.*?<\/footer>/s.exec((await guest(path!)).html)![0];
      expect([path, linksTo(footer, `https://${host}/`)]).toEqual([path, 1]);
    }
  });

  test('R-SRC-001 R-SRC-003 R-SRC-004 R-SRC-005 R-SRC-009 the header’s box leads to what is found, or says that nothing is', async () => {
    for (const path of ['/ng', `/ng/forum/15443/${theirs.tid}`, '/ng/privacy']) {
      const header = /<header.*?<\/header>/s.exec((await guest(path)).html)![0];
      expect(tagsOf(header, 'form', 'role="search"', 'action="/ng/search"', 'method="get"')).toHaveLength(1);
      expect(tagsOf(header, 'input', 'name="type"', 'value="1"')).toHaveLength(1);
      expect(tagsOf(header, 'input', 'name="q"', 'type="search"')).toHaveLength(1);
      expect(tagsOf(header, 'button', 'type="submit"', 'aria-label="Search"')).toHaveLength(1);
    }
    const found = await guest('/ng/search?type=1&q=charger');
    expect([found.status, linksTo(found.main, `/ng/forum/15443/${theirs.tid}`) > 0]).toEqual([200, true]);
    for (const [at, words] of ['Nothing for “zzyzxqua”', 'No people by this name', 'topic'].entries())
      expect((await guest(`/ng/search?type=${at + 1}&q=zzyzxqua`)).main).toContain(words);
  });
});

describe('the form of registration', () => {
  test('R-REG-002 R-REG-003 is opened by a flag, for a phone or an e-mail address', async () => {
    expect(dialogOf((await guest('/ng')).html)).toBe('');
    const byPhone = dialogOf((await guest('/ng?showregister')).html);
    const byEmail = dialogOf((await guest('/ng?showregister=email')).html);
    for (const [form, call, field] of [
      [byPhone, 'sign-in.register-mobile', 'phone'],
      [byEmail, 'sign-in.register-email', 'email'],
    ] as const) {
      expect([call, sends(form, call), tagsOf(form, 'input', `name="${field}"`).length]).toEqual([call, true, 1]);
      expect([linksTo(form, '/ng?showregister'), linksTo(form, '/ng?showregister=email')]).toEqual([1, 1]);
    }
  });

  test('R-REG-006 R-REG-007 R-REG-010 R-REG-014 takes no more than it should', async () => {
    const form = dialogOf((await guest('/ng?showregister')).html);
    const most = { phone: '20', imageCode: '4', username: '15', password: '20' };
    expect(Object.fromEntries(Object.keys(most).map((name) => [name, mostOf(form, name)]))).toEqual(most);
  });
});
