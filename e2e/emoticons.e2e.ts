import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { emoticonPacks, emoticons } from '../contract/primitives/emoticons.ts';
import { newReply } from '../tests/support/content.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { buyer, filled } from './support/shop.ts';
import { addressOf, goToThread, replyOf, talk } from './support/talk.ts';

const receiver = { firstname: 'Ada', lastname: 'Obi', phone: '0803555123', address: '14 Allen Avenue', city: 'Ikeja' };

/** What a page asks for of emoticons, from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/emoticons/')) paths.push(pathname.split('/').at(-1)!.split('.')[0]!);
  });
  return paths;
}
/** The pictures of a page that are there, as they were chosen. */
const shown = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { file: new URL(image.currentSrc).pathname.split('/').at(-1)!.split('.')[0], wide: image.naturalWidth > 0 };
  });

test('R-CHT-002 a pack is bought, appears in the composer, its emoticon in the post; who has not bought it is refused by name', async ({
  journey,
}) => {
  const { goods } = await filled(journey);
  const pack = await goods('Max emoticon pack', { goods_type: 3, goods_express_type: 0, grants: 'Max', shop_price: 2 });
  const { tid } = await talk(journey, 1);
  const ada = await journey.visitor({ width: 360 });
  await buyer(ada);
  const { page } = ada;
  const paths = asked(page);
  await goToThread(page, tid);
  expect(paths).toEqual([]);

  const sheet = page.getByRole('dialog', { name: 'Write a reply' });
  const packs = sheet.getByRole('group', { name: 'Packs of emoticons' });
  const write = async (words: string) => {
    await page.getByRole('button', { name: /^(Write a reply|Well done)/ }).click();
    await sheet.getByRole('textbox').fill(words);
  };
  await write('Well done {:Max_3:}');
  await sheet.getByRole('button', { name: 'Emoticons' }).click();
  await packs.getByRole('button', { name: 'African flavour' }).waitFor();
  expect(await packs.getByRole('button', { name: 'Max' }).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByText('You need the Max pack for these emoticons.').first().waitFor();

  await ada.open(`/ng/xstore/detail?goods_id=${pack}`);
  await page.getByRole('heading', { name: '8 faces in this pack' }).waitFor();
  await page.getByRole('img', { name: 'Dancing phone' }).waitFor();
  await shoot(page, 'store-pack-360-light');
  await checkPage(page);
  await page.getByRole('link', { name: 'Buy for 2 XCoin' }).click();
  await page.getByRole('button', { name: 'Pay 2 XCoin' }).click();
  await page.getByRole('heading', { name: 'Your order is in' }).waitFor();

  await goToThread(page, tid);
  paths.length = 0;
  await write('Well done ');
  await sheet.getByRole('button', { name: 'Emoticons' }).click();
  await packs.getByRole('button', { name: 'Max' }).click();
  await sheet.getByRole('button', { name: 'Phone in love' }).click();
  expect(await sheet.getByRole('textbox').inputValue()).toBe('Well done {:Max_3:}');
  await checkPage(page);
  await sheet.getByRole('button', { name: 'Reply', exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
  await replyOf(page, 'Well done').getByRole('img', { name: 'Phone in love' }).waitFor();
  expect(await shown(page, 'Phone in love')).toEqual({ file: 'maxstill', wide: true });

  const bola = await journey.visitor({ width: 360 });
  await bola.register();
  await goToThread(bola.page, tid);
  await replyOf(bola.page, 'Well done').getByRole('img', { name: 'Phone in love' }).waitFor();
});

test('R-CHT-002 a post shows emoticons of every pack without script, each file once, moving or not as the reader wants', async ({
  journey,
}) => {
  const { tid } = await talk(journey, 0);
  const ada = await journey.visitor({ width: 360 });
  const own = await buyer(ada);
  const { list } = (await ada.api.must('store.goods-list', { cid: 188, page: 1, type: 3 })).data;
  const sold = new Map(list.map(({ emoji_type, goods_id }) => [emoji_type, goods_id]));
  for (const goods_id of sold.values()) await ada.api.must('store.pay', { goods_id, ...receiver }, own);
  for (const { pack } of emoticonPacks) {
    const codes = emoticons.filter((each) => each.pack === pack).map(({ alt }) => alt);
    await newReply(ada.api, { tid, author: own, message: `All of them: ${codes.join(' ')}` });
  }
  const guest = await journey.visitor({ width: 360, javaScript: false });
  await guest.page.emulateMedia({ reducedMotion: 'no-preference' });
  const paths = asked(guest.page);
  await guest.page.goto(addressOf(tid));
  for (const image of await guest.page.locator('.emo').all()) await image.scrollIntoViewIfNeeded();
  await guest.page.waitForLoadState('networkidle');
  expect(paths.toSorted()).toEqual(['africanflavour', 'arabemoji', 'default', 'max']);
  await shoot(guest.page, 'emoticons-360-light');
  await guest.page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await guest.page.reload();
  await shoot(guest.page, 'emoticons-360-dark');
  expect(await guest.page.locator('.emo').count()).toBe(emoticons.length);

  // The picker asks for the pack that it shows, and for the one file of all packs' tabs.
  const { page } = ada;
  await goToThread(page, (await talk(journey, 0)).tid);
  const picked = asked(page);
  await page.getByRole('button', { name: 'Write a reply' }).click();
  const sheet = page.getByRole('dialog', { name: 'Write a reply' });
  await sheet.getByRole('button', { name: 'Emoticons' }).click();
  const tabs = sheet.getByRole('group', { name: 'Packs of emoticons' }).getByRole('button');
  await expect.poll(() => tabs.count()).toBe(emoticonPacks.length);
  await page.waitForLoadState('networkidle');
  expect(picked.toSorted()).toEqual(['default', 'packs']);
  for (const [at, { pack }] of emoticonPacks.entries()) {
    await tabs.nth(at).click();
    await page.waitForLoadState('networkidle');
    await shoot(page, `picker-${pack.toLowerCase()}-360-light`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await shoot(page, `picker-${pack.toLowerCase()}-360-dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await checkPage(page);
});
