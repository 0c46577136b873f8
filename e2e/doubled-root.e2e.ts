import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newReply, newThread } from '../tests/support/content.ts';
import { sweep } from '../tests/support/sweep.ts';
import { checkOverflow, drawWhole } from './support/checks.ts';
import { everyScreen, type Reader } from './support/every-route.ts';
import { Journey, journeys, shoot } from './support/journey.ts';
import type { Person } from './support/person.ts';
import { buyer, filled } from './support/shop.ts';

/** Root type of twice its size on a phone; conditions of stylesheets on the window know nothing of it. */
const doubleRoot = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets = [sheet];
  });

/** Controls that a finger can't press where they stand once they are scrolled to. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const area = document.querySelector('dialog:modal') ?? document;
    const controls = area.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, [contenteditable="true"]',
    );
    const shown = [...controls].filter((item) => {
      const { width, height } = item.getBoundingClientRect();
      const isSeen = item.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isSeen && item.tabIndex >= 0 && width > 2 && height > 2 && !item.closest('[inert], .skip');
    });
    const found: string[] = [];
    for (const item of shown) {
      item.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = item.getClientRects()[0]!;
      const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2];
      const hit = document.elementFromPoint(x, y);
      const isHit = hit && (item.contains(hit) || hit.closest('label')?.control === item);
      if (!isHit || left < -1 || left + width > innerWidth + 1)
        found.push(
          `${Math.round(x)}, ${Math.round(y)}: ${item.outerHTML.slice(0, 110)} under ${hit?.outerHTML.slice(0, 80)}`,
        );
    }
    scrollTo(0, 0);
    return found;
  });

/** Titles and words of buttons that end before their end. */
const cutTitles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, .header-title, .btn, .tab, [role="tab"]')]
      .filter((item) => item.checkVisibility() && item.clientWidth > 2 && item.textContent?.trim())
      .filter((item) => item.scrollWidth > item.clientWidth + 1 && getComputedStyle(item).overflowX !== 'visible')
      .map((item) => item.outerHTML.slice(0, 140)),
  );

interface World {
  journey: Journey;
  readers: Record<'guest' | 'member' | 'operator', Person>;
  /** What stands in an address for a part that is named by a colon, or the whole of it. */
  addresses: Record<string, string>;
}

async function build(journey: Journey): Promise<World> {
  const { office, goods } = await filled(journey);
  const kettle = await goods('Kettle');
  const guest = await journey.visitor({ width: 360 });
  const member = await journey.visitor({ width: 360 });
  await office.page.setViewportSize({ width: 360, height: 800 });
  const own = await buyer(member);
  const { api } = member;
  const receiver = { firstname: 'Tunde', lastname: 'Bakare', phone: '0803555123', address: '14 Allen Avenue' };
  const bought = await api.must('store.pay', { goods_id: kettle, ...receiver, city: 'Ikeja' }, own);
  const group = { name: `Street corner ${own.username}`, description: 'What happens at the corner.' };
  const { groupid } = (await api.must('groups.create', group, own)).data;
  const bug = {
    ...{ subject: 'Torch stays on', message: 'The torch stays on after a call.', type: 'bug' },
    ...{ device_model: 'Zuri 5', probability: 'often', email: 'tunde@example.com' },
  };
  const report = `buglist/detail${(await api.must('bugs.report', bug, own)).data.tid}`;
  const { tid, pid, fid, author } = await newThread(api);
  await newReply(api, { tid, author: own });
  await api.must('messages.send', { uid: own.uid, message: 'Is the camera still for sale?' }, { token: author.token });
  for (const { page } of [guest, member, office]) await doubleRoot(page);
  const order = `order_id=${bought.data.order_id}`;
  const thread = `forum/${fid}/${tid}`;
  return {
    ...{ journey, readers: { guest, member, operator: office } },
    addresses: {
      ...{ 'buglist/:detail': report, 'buglist/:detail/edit': `${report}/edit` },
      // Where there is no contest, draw or entry of that number, the page says so, or leads to the thread.
      ...{ ':contest': '1', ':application': '1', 'photography/:list': 'photography/newest' },
      ...{ ':drawid': '1', ':place': '1' },
      ...{ ':announcement': 'new', ':campaign': 'new' },
      ...{ 'photos/:detail': `photos/detail${tid}`, 'photos/detail/:tid': `photos/detail/${tid}` },
      ...{ 'dreamFund/:detail': `dreamFund/detail${tid}`, 'dreamFund/detail/:tid': `dreamFund/detail/${tid}` },
      ...{ 'forum/:list': `forum/${fid}`, 'forum/:list/:detail': thread },
      ...{ 'forum/:list/:detail/history/:pid': `${thread}/history/${pid}`, 'note/thread/:page': 'note/thread/pollp' },
      ...{
        ':groupid': `${groupid}`,
        ':topid': '101',
        ':uid': `${author.uid}`,
        'ucenter/notice/:page': 'ucenter/notice/all',
      },
      ...{
        'xstore/detail': `xstore/detail?goods_id=${kettle}`,
        'xstore/order/buy': `xstore/order/buy?productId=${kettle}`,
      },
      ...{ 'xstore/order/orderDetail': `xstore/order/orderDetail?${order}` },
      ...{ 'xstore/order/result': `xstore/order/result?${order}`, '*': 'no/such/page' },
      ...{ message: `message?uid=${author.uid}`, report: `report?pid=${pid}`, moderate: `moderate?pid=${pid}` },
      ...{ 'operator/warn': `operator/warn?uid=${author.uid}`, search: 'search?type=1&q=phone&where=all' },
    },
  };
}

const addressOf = (path: string, addresses: World['addresses']): string =>
  (addresses[path] ?? path).replace(/:\w+/g, (part) => addresses[part] ?? part);

/** One window for each reader: a window for every page takes longer than to look at it. */
const test = journeys.extend<{ doubled: World }>({
  doubled: [
    async ({ browser }, use) => {
      const journey = new Journey(browser);
      journey.expectFault(/Failed to load resource: the server responded with a status of (40[0134]|410)/);
      await use(await build(journey));
      await journey.end();
    },
    { scope: 'file' },
  ],
});

/** Windows of their own over a page: by an address alone, and asked for by a guest. */
const windows = ['?showlogin', '?showregister', '?needcountry'];
const cases: readonly (readonly [title: string, path: string, reader: Reader])[] = [
  ...everyScreen.map(({ path, reader }) => [`/${path}`, path, reader] as const),
  ...windows.map((path) => [`/${path}`, path, 'anybody'] as const),
];

sweep('doubled type', cases, { least: 2, test })(
  'root type of 200 % on a phone of 360 px leaves each control of %s within reach',
  async ([, path, reader], { doubled }) => {
    const { readers, addresses, journey } = doubled;
    // Everybody's pages as a guest in French and as a member in Hindi; French and Hindi words are the longest.
    const looks = [
      ['ma', reader === 'anybody' ? 'guest' : reader],
      ['in', reader === 'anybody' && !windows.includes(path) ? 'member' : reader === 'anybody' ? 'guest' : reader],
    ] as const;
    for (const [country, who] of looks) {
      const { page } = readers[who];
      const address = addressOf(path, addresses);
      expect(address).not.toContain(':');
      await readers[who].open(`/${country}/${address}`.replace('/?', '?'));
      // The server's page shows a window before script makes it modal, also where a page sent a guest to log-in.
      if ((await page.locator('dialog[open]').count()) > 0) await page.locator('dialog:modal').waitFor();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await shoot(page, `doubled-root/${path.replaceAll(/[/:?*]+/g, '-') || 'home'}-${country}`);
      await drawWhole(page);
      await checkOverflow(page);
      const wrong = [
        ...(await unreachable(page)).map((item) => `out of reach at ${item}`),
        ...(await cutTitles(page)).map((item) => `cut: ${item}`),
      ];
      expect(wrong.join('\n'), page.url()).toBe('');
      journey.expectNoFaults();
    }
  },
);
