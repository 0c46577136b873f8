import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { register } from '../tests/support/people.ts';
import { giveWithin } from '../tests/support/wealth.ts';
import { checkOverflow } from './support/checks.ts';
import { atWidths, checkPage, shoot, test } from './support/journey.ts';
import { beside } from './support/office.ts';
import type { Person } from './support/person.ts';

const page = '/ng/ucenter/exchange';
/** Enough for a few, whatever the rate of the moment. */
const rich = 30_000;

async function member(person: Person) {
  const joined = await person.register();
  await beside((db, tags) => {
    const stale = (tag: string) => void tags.push(tag);
    return giveWithin({ db, now: new Date(), emit: () => undefined, stale }, joined.uid, rich);
  });
  return joined;
}
/** Acts while the server's answer is held back, and returns once it is waited for; what is returned lets it through. */
async function whileUnanswered(on: Page, path: string, act: () => Promise<void>): Promise<() => void> {
  const answer = Promise.withResolvers<void>();
  await on.route(path, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await Promise.all([on.waitForRequest(path), act()]);
  return answer.resolve;
}
const xcoin = async ({ api }: Person, { token, uid }: { token: string; uid: number }) =>
  (await api.must('profiles.user-count', { uuid: uid }, { token })).data.xcoinCount;

test('R-EXC-002 R-EXC-004 R-EXC-005 R-EXC-006 R-EXC-008 R-EXC-009 an exchange is asked about, ended, and made', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  const own = await member(ada);
  await ada.open(page);
  await shoot(ada.page, 'exchange');
  await checkPage(ada.page);
  const field = ada.page.getByLabel('How many XCoin?');
  const dialog = ada.page.getByRole('dialog');
  const act = (count: number) => ada.page.getByRole('button', { name: `Exchange ${count} XCoin` });

  // R-EXC-010: refused at the field, and the button is there again.
  await field.fill('11');
  await act(11).click();
  await ada.page.getByRole('alert').getByText('Exchange up to 10 XCoin per time').waitFor();
  const focused = () => ada.page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Exchange 11 XCoin');
  // Enter in the field asks, and Escape gives the focus back to it.
  await field.fill('1');
  await field.press('Enter');
  await dialog.waitFor();
  await ada.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await ada.page.getByRole('button', { name: '5', exact: true }).click();
  await ada.page.getByRole('button', { name: 'One less' }).click();
  await expect.poll(() => field.inputValue()).toBe('4');

  await act(4).click();
  await dialog.getByText(/^Exchange [\d,]+ XGold for 4 XCoin\?$/).waitFor();
  await shoot(ada.page, 'exchange-asked');
  const answer = await whileUnanswered(ada.page, '**/ucenter/exchange_cancel?*', () =>
    dialog.getByRole('button', { name: 'Cancel' }).click(),
  );
  expect(await dialog.getByRole('button', { name: 'Exchange 4 XCoin' }).isDisabled()).toBe(true);
  answer();
  await dialog.waitFor({ state: 'hidden' });
  // What the server has answered is over, for a page that is opened anew too.
  await ada.open(page);
  expect(await dialog.count()).toBe(0);
  expect(await xcoin(ada, own)).toBe(0);

  await field.fill('4');
  await act(4).click();
  await dialog.getByRole('button', { name: 'Exchange 4 XCoin' }).click();
  await ada.page.getByRole('status').getByText('The XCoin is in your balance').waitFor();
  await ada.page.getByRole('status').getByText('You have 4 XCoin now').waitFor();
  expect(await xcoin(ada, own)).toBe(4);
  // The balances come with the page, which loads anew by itself.
  await ada.page.getByLabel('Your balances').getByText('4', { exact: true }).waitFor();
  const history = ada.page.getByRole('navigation', { name: 'Currency' });
  await history.getByRole('link', { name: 'XCoin' }).click();
  await ada.page.getByRole('main').getByText('+4', { exact: true }).waitFor();
});

test('R-EXC-007 an order that waits is asked about first, on another device too', async ({ journey }) => {
  const ada = await journey.visitor({ width: 1280 });
  const own = await member(ada);
  await ada.open(page);
  await ada.page.getByLabel('How many XCoin?').fill('2');
  await ada.page.getByRole('button', { name: 'Exchange 2 XCoin' }).click();
  await ada.page.getByRole('dialog').waitFor();
  const phone = await journey.visitor({ width: 360 });
  await phone.logIn(own.username, own.password);
  await phone.open(page);
  const asked = phone.page.getByRole('dialog');
  await asked.getByText('You started this exchange.').waitFor();
  await shoot(phone.page, 'exchange-waiting');
  await asked.getByRole('button', { name: 'Exchange 2 XCoin' }).click();
  await phone.page.getByRole('status').getByText('The XCoin is in your balance').waitFor();
  // The first device finds it made.
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Exchange 2 XCoin' }).click();
  await ada.page.getByRole('status').getByText('You’ve already made this exchange.').waitFor();
  await ada.page.getByLabel('Your balances').getByText('2', { exact: true }).waitFor();
  expect(await xcoin(phone, own)).toBe(2);
});

test('R-EXC-007 a second tab that was open before asks about the order that waits in place of replacing it', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  const own = await member(ada);
  const tabs = [ada.page, await ada.page.context().newPage()] as const;
  for (const tab of tabs) await tab.goto(page);
  const ask = async (tab: Page, count: number) => {
    await tab.getByLabel('How many XCoin?').fill(String(count));
    await tab.getByRole('button', { name: `Exchange ${count} XCoin` }).click();
    await tab.getByRole('dialog').waitFor();
  };
  const [first, second] = tabs;
  await ask(first, 10);
  await ask(second, 3);
  const asked = second.getByRole('dialog');
  await asked.getByText('You started this exchange.').waitFor();
  await shoot(second, 'exchange-second-tab');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await asked.waitFor({ state: 'hidden' });
  await ask(second, 3);
  await asked.getByText('This price is good for a minute.').waitFor();
  await asked.getByRole('button', { name: 'Exchange 3 XCoin' }).click();
  await second.getByRole('status').getByText('The XCoin is in your balance').waitFor();
  // The first is refused, and shows what is true by then.
  await first.getByRole('dialog').getByRole('button', { name: 'Exchange 10 XCoin' }).click();
  await first.getByRole('alert').getByText('This exchange has ended. Check the price again.').waitFor();
  await first.getByLabel('Your balances').getByText('3', { exact: true }).waitFor();
  expect(await xcoin(ada, own)).toBe(3);
});

test('an exchange whose answer was lost is said to be made by the cancel that follows', async ({ journey }) => {
  journey.expectFault(/ERR_FAILED/);
  const ada = await journey.visitor({ width: 360 });
  const own = await member(ada);
  await ada.open(page);
  const dialog = ada.page.getByRole('dialog');
  await ada.page.getByRole('button', { name: 'Exchange 1 XCoin' }).click();
  await dialog.waitFor();
  await ada.page.route('**/selfapi/ucenter/exchange?*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Exchange 1 XCoin' }).click();
  await expect.poll(() => xcoin(ada, own)).toBe(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await ada.page.getByRole('status').getByText('You’ve already made this exchange.').waitFor();
  await ada.page.getByLabel('Your balances').getByText('1', { exact: true }).waitFor();
});

/** An order that waits since before, at a price of its own. */
const waiting = (uid: number, xgold: number) =>
  beside((db) => db.insertInto('economy.exchange_orders').values({ uid, xcoin: 2, xgold, at: new Date() }).execute());
/** More than a minute passes for the order, whatever the clocks say. */
const runOut = (uid: number) =>
  beside((db) =>
    db
      .updateTable('economy.exchange_orders')
      .set({ at: new Date(Date.now() - 61_000) })
      .where('uid', '=', uid)
      .execute(),
  );
const xgold = async ({ api }: Person, { token, uid }: { token: string; uid: number }) =>
  (await api.must('profiles.user-count', { uuid: uid }, { token })).data.xglodCount ?? 0;

test('a price that ran out is asked for again: the dialog shows the new one, nothing was taken, and it is what is paid', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  const own = await member(ada);
  const before = await xgold(ada, own);
  await waiting(own.uid, 77);
  await ada.page.clock.install();
  await ada.open(page);
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByText('Exchange 77 XGold for 2 XCoin?').waitFor();
  await runOut(own.uid);
  await ada.page.clock.fastForward(60_000);
  await dialog.getByRole('status').getByText('This price has expired. Check it again.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Exchange 2 XCoin' }).count()).toBe(0);
  await shoot(ada.page, 'exchange-lapsed');
  await dialog.getByRole('button', { name: 'Check the price again' }).click();
  const asked = dialog.getByRole('heading', { name: /^Exchange [\d,]{4,} XGold for 2 XCoin\?$/ });
  const price = Number(/[\d,]{4,}/.exec(await asked.innerText())![0].replace(',', ''));
  expect([await xgold(ada, own), await xcoin(ada, own)]).toEqual([before, 0]);
  await dialog.getByRole('button', { name: 'Exchange 2 XCoin' }).click();
  await ada.page.getByRole('status').getByText('The XCoin is in your balance').waitFor();
  expect([await xgold(ada, own), await xcoin(ada, own)]).toEqual([before - price, 2]);
});

test('a price that ran out while the browser’s clock stood is refused, nothing is taken, and the number is still there', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  const own = await member(ada);
  const before = await xgold(ada, own);
  await ada.open(page);
  const dialog = ada.page.getByRole('dialog');
  await ada.page.getByLabel('How many XCoin?').fill('3');
  await ada.page.getByRole('button', { name: 'Exchange 3 XCoin' }).click();
  await dialog.waitFor();
  await runOut(own.uid);
  await dialog.getByRole('button', { name: 'Exchange 3 XCoin' }).click();
  await ada.page.getByRole('alert').getByText('The price was good for a minute. Check it again.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await ada.page.getByLabel('How many XCoin?').inputValue()).toBe('3');
  expect([await xgold(ada, own), await xcoin(ada, own)]).toEqual([before, 0]);
});

test('R-EXC-014 an answer of any other code shows what the server says, and the exchange may be tried again', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  const own = await member(ada);
  await ada.open(page);
  const said = 'The exchange rests until noon.';
  // A code and a name that this page was not built for.
  const json = { code: 73, error: 'economy.of_a_newer_version', msg: said };
  for (const path of ['before_exchange', 'exchange']) {
    const calls = `**/selfapi/ucenter/${path}?*`;
    await ada.page.route(calls, (route) => route.fulfill({ json }));
    await ada.page.getByRole('button', { name: 'Exchange 1 XCoin' }).click();
    if (path === 'exchange')
      await ada.page.getByRole('dialog').getByRole('button', { name: 'Exchange 1 XCoin' }).click();
    await ada.page.getByRole('alert').getByText(said).waitFor();
    await ada.page.unroute(calls);
  }
  expect(await ada.page.getByRole('button', { name: 'Exchange 1 XCoin' }).isEnabled()).toBe(true);
  expect(await xcoin(ada, own)).toBe(0);
});

test('R-EXC-013 too little XGold says how much is lacking, and R-EXC-003 the banner is of the member’s country', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  await ada.register();
  await ada.open(page);
  expect(await ada.page.getByLabel('Your balances').getAttribute('data-banner')).toBe('common');
  await ada.page.getByRole('button', { name: '10', exact: true }).click();
  // Off, it says why; pressed all the same, the server says it.
  const exchange = ada.page.getByRole('button', { name: /^Exchange 10 XCoin · [\d,]+ XGold missing$/ });
  expect(await exchange.isEnabled()).toBe(false);
  await exchange.press('Enter');
  await ada.page
    .getByRole('alert')
    .getByText(/^Not enough XGold\. You need [\d,]+ more\.$/)
    .waitFor();
  const bola = await journey.visitor({ width: 360 });
  const { username, password } = await register(bola.api, { nationality: 'MA' });
  await bola.logIn(username, password);
  await bola.open('/ma/ucenter/exchange');
  expect(await bola.page.getByLabel('Vos soldes').getAttribute('data-banner')).toBe('own');
});

test('R-EXC-001 R-MSC-020 the panel beside a page shows both balances and leads there; a guest is asked to log in', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 1280 });
  await member(ada);
  await ada.open('/ng');
  const panel = ada.page.getByRole('region', { name: 'Exchange' });
  await panel.getByText(/30,\d{3}$/).waitFor();
  await panel.getByRole('link', { name: 'Open' }).click();
  await ada.page.waitForURL(`**${page}`);
  const guest = await journey.visitor({ width: 360 });
  await guest.open(page);
  await guest.page.getByRole('dialog').getByLabel('Username').waitFor();
});

atWidths('without script at %d px', (width) => {
  test('R-EXC-007 a page that was open before asks about the order that waits, and replaces none', async ({
    journey,
  }) => {
    const ada = await journey.visitor({ javaScript: false, width });
    const own = await member(ada);
    await ada.open(page);
    await waiting(own.uid, 77);
    await ada.page.getByLabel('How many XCoin?').fill('3');
    await ada.page.getByRole('button', { name: /^Exchange/ }).click();
    const dialog = ada.page.getByRole('dialog');
    await dialog.getByText('Exchange 77 XGold for 2 XCoin?').waitFor();
    await dialog.getByText('You started this exchange.').waitFor();
  });

  test('an exchange is asked about by the next page and made once', async ({ journey }) => {
    const ada = await journey.visitor({ javaScript: false, width });
    const own = await member(ada);
    await ada.open(page);
    await ada.page.getByLabel('How many XCoin?').fill('3');
    await ada.page.getByRole('button', { name: /^Exchange/ }).click();
    const dialog = ada.page.getByRole('dialog');
    await dialog.getByText(/^Exchange [\d,]+ XGold for 3 XCoin\?$/).waitFor();
    await dialog.getByText('This price is good for a minute.').waitFor();
    // The dialog says it: no toast lies over it.
    expect(await ada.page.locator('.toast').filter({ visible: true }).count()).toBe(0);
    await shoot(ada.page, `exchange-without-script-${width}`);
    await checkOverflow(ada.page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await ada.page.getByRole('status').getByText('Nothing was exchanged').waitFor();
    expect(new URL(ada.page.url()).pathname).toBe(page);
    await ada.page.getByLabel('How many XCoin?').fill('3');
    await ada.page.getByRole('button', { name: /^Exchange/ }).click();
    await dialog.getByRole('button', { name: 'Exchange 3 XCoin' }).click();
    await ada.page.getByText('The XCoin is in your balance').waitFor();
    expect(new URL(ada.page.url()).pathname).toBe(page);
    expect(await xcoin(ada, own)).toBe(3);
    await ada.page.getByLabel('How many XCoin?').fill('11');
    await ada.page.getByRole('button', { name: /^Exchange/ }).click();
    await ada.page.getByText('Exchange up to 10 XCoin per time').waitFor();
    expect(await xcoin(ada, own)).toBe(3);
  });
});
