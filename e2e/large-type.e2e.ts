import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newThread } from '../tests/support/content.ts';
import { register } from '../tests/support/people.ts';
import { checkOverflow, drawWhole } from './support/checks.ts';
import { type Journey, shoot, test } from './support/journey.ts';
import { buyer, filled } from './support/shop.ts';
import { addressOf, shownThread } from './support/talk.ts';

const password = 'baobab2026';

/** Sets the type size of the browser's own settings, in px; browsers come with 16. */
async function chooseType(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Words that go on beyond the box that shows them; a row that scrolls sideways shows them all. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cuts = (item: Element): boolean =>
      ['hidden', 'clip'].includes(getComputedStyle(item).overflowX) && item.scrollWidth > item.clientWidth + 1;
    return [...document.querySelectorAll('body *')]
      .filter((item) => item.checkVisibility() && item.clientWidth > 1 && item.textContent?.trim() && cuts(item))
      .map((item) => item.outerHTML.slice(0, 140));
  });

/** What lies partly beside the box that it belongs to. */
const beyondTheirBox = (page: Page, boxes: string): Promise<string[]> =>
  page.locator(boxes).evaluateAll((all) =>
    all
      .filter((box) => box.checkVisibility())
      .flatMap((box) =>
        [...box.querySelectorAll('p, li, li > *, button')]
          .filter((item) => item.checkVisibility() && item.clientWidth > 1)
          .filter((item) => {
            const within = (item.closest('li') ?? box).getBoundingClientRect();
            const { left, right } = item.getBoundingClientRect();
            return left < within.left - 1 || right > within.right + 1 || item.scrollWidth > item.clientWidth + 1;
          })
          .map((item) => item.outerHTML.slice(0, 140)),
      ),
  );

/** What can be pressed and lies partly over something else that can. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [contenteditable]'),
    ]
      .filter((item) => item.checkVisibility({ opacityProperty: true }) && item.tabIndex >= 0)
      .map((item) => ({ item, box: item.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom + scrollY > 0);
    const found: string[] = [];
    for (const [at, one] of controls.entries()) {
      for (const other of controls.slice(at + 1)) {
        if (one.item.contains(other.item) || other.item.contains(one.item)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 2 && high > 2)
          found.push(`${one.item.outerHTML.slice(0, 90)} / ${other.item.outerHTML.slice(0, 90)}`);
      }
    }
    return found;
  });

/** Buttons and chips whose words go over their edge, or that stick out of the card in which they stand. */
const spilled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    return [...document.querySelectorAll('main :is(.btn, .chip)')]
      .filter((item) => item.checkVisibility())
      .filter((item) => {
        const words = document.createRange();
        words.selectNodeContents(item.querySelector('span[dir]') ?? item);
        const box = item.getBoundingClientRect();
        const around = item.closest('.board-chips') ? undefined : item.closest('.card, .post-main');
        return !within(words.getBoundingClientRect(), box) || (around && !within(box, around.getBoundingClientRect()));
      })
      .map((item) => item.outerHTML.slice(0, 140));
  });

async function aMember(journey: Journey, width: 360 | 1280) {
  const person = await journey.visitor({ width });
  await person.logIn('AdaezeShoots', password);
  return { page: person.page, thread: addressOf(await shownThread(person.api)) };
}

describe('a reader who has doubled the browser’s type', () => {
  test('finds nothing that sticks out, is cut or lies over another, 360 pixels wide', async ({ journey }) => {
    const { page, thread } = await aMember(journey, 360);
    // A short name over a board in tall characters.
    const api = (await journey.visitor()).api;
    await newThread(api, { author: await register(api, { nationality: 'IN' }), typeid: 4 });
    await chooseType(page, 32);
    const pages: [string, string][] = [
      ['home', '/ng'],
      ['thread', thread],
      ['composer', '/note/thread'],
      ['settings', '/ucenter/setting/basicinfo'],
      ['profile', '/ucenter/account/posts'],
      ['notices', '/ucenter/notice/settings'],
      ['topics', '/topic'],
      ['home in French', '/ci'],
      ['home in Hindi', '/in'],
      ['help', '/ucenter/setting/helpcenter'],
      ['account', '/ucenter/setting/account'],
      ['exchange', '/ucenter/exchange'],
      ['wallet', '/ucenter/wallet'],
    ];
    for (const [name, path] of pages) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe('32px');
      await drawWhole(page);
      await checkOverflow(page);
      expect(await cutWords(page), `${name} cuts`).toEqual([]);
      expect(await overlaps(page), `${name} lays things over each other`).toEqual([]);
      await shoot(page, `large-type/${name}`);
    }
  });

  test('finds nothing that sticks out or lies over another in French, 320 pixels wide', async ({ journey }) => {
    const { page, thread } = await aMember(journey, 360);
    await page.setViewportSize({ width: 320, height: 800 });
    await chooseType(page, 32);
    const paths = [
      '',
      thread.replace('/ng', ''),
      '/ranking',
      '/ucenter/wallet',
      '/find',
      '/search?type=1&q=phone&where=all',
      '/xstore',
    ];
    for (const path of [...paths, '/group', '/note/thread', '/ucenter/setting/basicinfo', '/ucenter/invitation']) {
      await page.goto(`/ma${path}`);
      await page.waitForLoadState('networkidle');
      await drawWhole(page);
      await checkOverflow(page);
      expect(await overlaps(page), `${path} lays things over each other`).toEqual([]);
    }
  });

  test('finds each chip’s and button’s words within its box, and the box within its card, 320 pixels wide', async ({
    journey,
  }) => {
    const { page } = await journey.visitor({ width: 360 });
    const { api } = await journey.visitor();
    const asked = {
      subject: 'Who starts in goal on Saturday?',
      polloptions: ['The young one', 'Never change a captain'],
    };
    const poll = (await api.must('threads.new-thread-vote', asked, await register(api))).data.Variables;
    await page.setViewportSize({ width: 320, height: 800 });
    await chooseType(page, 32);
    for (const path of ['/ng', '/ma', '/in', ...['ng', 'ma', 'in'].map((code) => `/${code}/forum/15443/${poll.tid}`)]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await drawWhole(page);
      expect(await spilled(page), path).toEqual([]);
    }
  });

  test('finds a search field with room for a word and the own picture in a header 320 pixels wide', async ({
    journey,
  }) => {
    const { page } = await aMember(journey, 360);
    const guest = (await journey.visitor({ width: 360 })).page;
    for (const reader of [page, guest]) {
      await reader.setViewportSize({ width: 320, height: 800 });
      await chooseType(reader, 32);
      await reader.goto('/ma');
      const field = reader.locator('.header [type="search"]');
      expect(await field.evaluate((input) => input.clientWidth)).toBeGreaterThan(160);
      expect(await overlaps(reader)).toEqual([]);
    }
    await page.goto('/ng/creator');
    await checkOverflow(page);
  });

  test('finds nothing wider than the window in the console, 320 and 360 pixels wide', async ({ journey }) => {
    const { office, goods } = await filled(journey);
    const ada = await journey.visitor();
    const own = await buyer(ada);
    const receiver = {
      firstname: 'Tunde',
      lastname: 'Bakare',
      phone: '0803555123',
      address: '14 Allen Avenue',
      city: 'Ikeja',
    };
    await ada.api.must('store.pay', { goods_id: await goods('Kettle'), ...receiver }, own);
    const { page } = office;
    await chooseType(page, 32);
    const paths = ['members', 'words', 'canned', 'goods', 'shops', 'money', 'boards', 'settings', 'audit', 'orders'];
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(`/ma/operator/${path}`);
        await page.waitForLoadState('networkidle');
        await drawWhole(page);
        await checkOverflow(page);
      }
    }
  });

  test.for(['/ng', '/ma', '/in'])(
    'finds the exchange and the check-in within their boxes, %s',
    async (country, { journey }) => {
      const { page } = await aMember(journey, 360);
      await page.setViewportSize({ width: 320, height: 800 });
      await chooseType(page, 32);
      await page.goto(`${country}/ucenter/exchange`);
      await page.waitForLoadState('networkidle');
      await drawWhole(page);
      expect(await beyondTheirBox(page, '.exchange-banner, .check-in-card')).toEqual([]);
    },
  );

  test.for(['showlogin', 'showregister', 'needcountry'])('has dialogs that fit, ?%s=yes', async (flag, { journey }) => {
    const { page } = await journey.visitor({ width: 360 });
    await chooseType(page, 32);
    await page.goto(`/?${flag}=yes`);
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    await checkOverflow(page);
    const dialog = await page
      .getByRole('dialog')
      .evaluate((box) =>
        [...box.querySelectorAll('*')]
          .filter((item) => item.checkVisibility() && item.getBoundingClientRect().right > innerWidth + 1)
          .map((item) => item.outerHTML.slice(0, 120)),
      );
    expect(dialog).toEqual([]);
    await shoot(page, `large-type/${flag}`);
  });

  test('finds icons, controls and gaps doubled as well, where there is room for it', async ({ journey }) => {
    const { page, thread } = await aMember(journey, 1280);
    await page.goto(thread);
    await page.waitForLoadState('networkidle');
    await drawWhole(page);
    const sizes = () =>
      page
        .locator('main .icon, main .act, main .btn, main .avatar, main h1, .header')
        .evaluateAll((all) => all.filter((item) => item.checkVisibility()).map((item) => item.clientHeight));
    const before = await sizes();
    await chooseType(page, 32);
    await page.setViewportSize({ width: 2560, height: 1800 });
    await expect.poll(sizes).toEqual(before.map((height) => height * 2));
  });
});

describe('a window lower than 480 pixels', () => {
  test.for([
    [360, 440],
    [700, 440],
  ] as const)('has no bar that stays over what is read, %i by %i', async ([width, height], { journey }) => {
    const { page, thread } = await aMember(journey, 360);
    await page.setViewportSize({ width, height });
    for (const path of ['/ng', thread, '/note/thread', '/ucenter/setting/basicinfo']) {
      await page.goto(path);
      await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2));
      const bars = page.locator('.header, .tabbar, .reply-bar, .compose-tools, .sticky');
      const remaining = await bars.evaluateAll((all) =>
        all
          .filter((bar) => bar.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
          .map((bar) => bar.className),
      );
      expect(remaining, path).toEqual([]);
      await checkOverflow(page);
    }
    await page.setViewportSize({ width, height: 500 });
    expect(await page.locator('.header').evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky');
  });
});
