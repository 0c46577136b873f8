import { describe, expect } from 'vitest';
import { alive } from './support/alive.ts';
import { checkPage, shoot, test } from './support/journey.ts';

describe('the daily check-in', () => {
  test('R-SGN-001 on a wide page the button says Sign, then Signed, and the day’s seed is there', async ({
    journey,
  }) => {
    const ama = await journey.visitor();
    await ama.register();
    await ama.open('/ng');
    const card = ama.page.locator('.check-in-card');
    const sign = card.getByRole('button', { name: 'Sign', exact: true });
    await shoot(ama.page, 'check-in-1280');
    // Twice, as an impatient hand does.
    await sign.dblclick();
    await card.getByRole('button', { name: 'Signed' }).waitFor();
    expect(await card.getByRole('button', { name: 'Signed' }).isDisabled()).toBe(true);
    await ama.page.getByText('+10 XGold').waitFor();
    expect(await card.locator('.check-in-done').count()).toBe(1);
    await card.getByText('1 day in all').waitFor();
    await checkPage(ama.page);
    await ama.page.reload();
    await alive(ama.page);
    await card.getByRole('button', { name: 'Signed' }).waitFor();
  });

  test('on a phone it is a line that says so once it is done, moves nothing, and is gone with the next page and with a step back', async ({
    journey,
  }) => {
    const ama = await journey.visitor({ width: 360 });
    await ama.register();
    await ama.open('/ng');
    const line = ama.page.locator('.check-in-strip');
    await shoot(ama.page, 'check-in-360');
    await checkPage(ama.page);
    await line.getByRole('button', { name: 'Sign today, +10' }).click();
    await line.getByRole('button', { name: 'Signed' }).waitFor();
    await ama.page.locator('article.post a.post-link').first().click();
    await ama.page.waitForURL('**/forum/**');
    await line.waitFor({ state: 'detached' });
    await ama.page.goBack();
    await line.waitFor({ state: 'attached' });
    expect(await line.isVisible()).toBe(false);
    // What of the week is done stands whole beside the exchange.
    await ama.open('/ng/ucenter/exchange');
    const card = ama.page.locator('.check-in-card').filter({ visible: true });
    await card.getByRole('button', { name: 'Signed' }).waitFor();
    expect(await card.locator('.check-in-done').count()).toBe(1);
  });

  test('without script it is a form', async ({ journey }) => {
    const ama = await journey.visitor({ width: 360, javaScript: false });
    await ama.register();
    await ama.open('/ci');
    await ama.page.getByRole('button', { name: 'Je suis là, +10' }).click();
    await ama.page.getByText('Votre présence du jour est notée').waitFor();
    expect(await ama.page.locator('.check-in-strip').isVisible()).toBe(false);
  });

  test('a guest sees none of it', async ({ journey }) => {
    const guest = await journey.visitor();
    await guest.open('/ng');
    expect(await guest.page.getByText('Daily check-in').count()).toBe(0);
  });
});
