import { describe, expect } from 'vitest';
import { codeAt } from '../tests/support/second-step.ts';
import { sweep } from '../tests/support/sweep.ts';
import { consolePages as declaredPages } from '../web/made/console-pages.ts';
import { checkOverflow } from './support/checks.ts';
import { checkPage, Journey, shoot, test } from './support/journey.ts';
import { beside, giveOffice, makeOperator } from './support/office.ts';
import type { Person } from './support/person.ts';

/** Every page that features declare, and the addresses below them; `start` is the console's own. */
const consolePages = [
  ...new Set([
    ...['start', '/all', '/all?q=order', '/members/UID', '/appeals?state=answered', '/money?who=UID', '/warn?uid=UID'],
    ...[
      '/posts?uid=UID',
      '/statistics?about=retention',
      '/statistics?country=0&alone=1',
      '/contests?ask=new',
      '/draws?ask=new',
    ],
    ...['/announcements/new', '/campaigns/new'],
    ...declaredPages.map(({ to }) => to.replace('/operator', '')),
  ]),
];

/** Nobody reads by it: it is there to be looked at. */
const readerAtFault = {
  ...{ name: 'a-part-of-the-site', position: 0, seen_at: new Date(), attempts: 3, failed_event: 1234567 },
  ...{ retry_at: new Date(), last_error: 'error: duplicate key value violates unique constraint "a_long_name_of_one"' },
};

/** One operator and one window for all pages. */
const byNight = test.extend<{ tunde: { person: Person; uid: number; journey: Journey } }>({
  tunde: [
    async ({ browser }, use) => {
      const journey = new Journey(browser);
      const person = await journey.visitor({ width: 320, dark: true });
      const { uid } = await makeOperator(person);
      await beside((db) => db.insertInto('platform.readers').values(readerAtFault).execute());
      await use({ person, uid, journey });
      await journey.end();
    },
    { scope: 'file' },
  ],
});

const tokenOf = (page: Person['page']): Promise<string> =>
  page.evaluate(() => localStorage.getItem('auth_token') ?? '');

const newPost = { subject: 'A subject of a good length', message: 'Words that are long enough to post.' };

const refusedStatus = /Failed to load resource: the server responded with a status of 403/;

describe('the operator’s console', () => {
  test('an operator finds a member and bans them; they appeal, and are set free', async ({ journey }) => {
    const [tunde, eve] = [await journey.visitor(), await journey.visitor({ width: 360 })];
    await makeOperator(tunde);
    const { username, uid } = await eve.register();
    const { page } = tunde;

    await tunde.open('/operator/members');
    await page.getByLabel('Begins with').fill(username.slice(0, -1));
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await checkPage(page);
    await page
      .getByRole('link', { name: new RegExp(username) })
      .first()
      .click();
    await page.getByRole('button', { name: 'Ban user' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Suspended' }).click();
    await dialog.getByRole('button', { name: '30 days', exact: true }).click();
    await dialog.getByRole('button', { name: 'Ban 30 days' }).click();
    await dialog.getByText('Choose a reason: the member reads it.').waitFor();
    await dialog.getByLabel('Reason').selectOption('spam');
    await dialog.getByLabel('Your words to them').fill('Adverts again and again');
    await checkPage(page);
    await shoot(page, 'operator-ban-en-1280');
    await dialog.getByRole('button', { name: 'Ban 30 days' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Put under a sanction').waitFor();
    await checkPage(page);

    // Whatever page the member opens leads to the reason, and there is the way to appeal.
    await eve.open('/foryou');
    await eve.page.waitForURL('**/banned');
    await eve.page.getByText('Adverts or spam: Adverts again and again').waitFor();
    await eve.page.getByRole('button', { name: 'Delete my account' }).waitFor();
    const words = eve.page.getByLabel('Why should we lift this?');
    await words.fill('short');
    await eve.page.getByRole('button', { name: 'Send appeal' }).click();
    await eve.page.getByText('Write at least 10 characters.').waitFor();
    await words.fill('My phone was stolen that week.');
    await eve.page.context().setOffline(true);
    journey.expectFault(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
    await eve.page.getByRole('button', { name: 'Send appeal' }).click();
    await eve.page.locator('.note-error').waitFor();
    await eve.page.context().setOffline(false);
    await eve.page.reload();
    await expect.poll(() => words.inputValue()).toBe('My phone was stolen that week.');
    await checkPage(eve.page);
    await shoot(eve.page, 'banned-appeal-en-360');
    await eve.page.getByRole('button', { name: 'Send appeal' }).click();
    await eve.page.getByText(/We are looking at it/).waitFor();

    await tunde.open('/operator/appeals');
    const card = page.getByRole('article').filter({ hasText: username });
    await card.getByText('My phone was stolen that week.').waitFor();
    await checkPage(page);
    await card.getByRole('button', { name: 'Lift the sanction' }).click();
    await dialog.getByLabel('Answer, shown to the user').fill('We believe you.');
    await dialog.getByRole('button', { name: 'Lift the sanction' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await eve.page.reload();
    await eve.page.getByText('We believe you.').waitFor();
    await eve.open('/foryou');
    expect(new URL(eve.page.url()).pathname).toBe('/foryou');

    await tunde.open(`/operator/audit?uid=${uid}`);
    await page.getByRole('table').getByText('Lifted a sanction').waitFor();
    await checkPage(page);
  });

  test('the console leads to the second step and back, and asks for the owner in place', async ({ journey }) => {
    const [tunde, eve] = [await journey.visitor({ width: 360 }), await journey.visitor()];
    const { password, uid: own } = await giveOffice(tunde, 1);
    const { uid } = await eve.register();
    const { page } = tunde;

    await tunde.open(`/ng/operator/members/${uid}`);
    expect(new URL(page.url()).pathname).toBe('/ng/ucenter/setting/authemtication');
    await page.getByText(/needs two-step login/).waitFor();
    await checkPage(page);
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Next' }).click();
    const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
    await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, new Date()));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.waitForURL(`**/ng/operator/members/${uid}`);

    // The proof was long ago: it is asked for over what was begun.
    await beside(async (db, tags) => {
      const proven_at = new Date(Date.now() - 3_600_000);
      await db.updateTable('accounts.sessions').set({ proven_at }).where('uid', '=', own).execute();
      tags.push(`u:${own}`);
    });
    await page.getByRole('button', { name: 'Group and roles' }).click();
    const group = page.getByRole('dialog', { name: 'Group and roles' });
    await group.getByLabel('Creator').check();
    await group.getByLabel('Why').fill('Ten good threads');
    const proof = page.getByRole('dialog', { name: 'Show that it’s you' });
    await expect
      .poll(async () => (await tunde.api.call('operators.change-group', {}, { token: await tokenOf(page) })).error)
      .toBe('wire.proof_needed');
    await group.getByRole('button', { name: 'Change' }).click();
    await proof.waitFor();
    await checkPage(page);
    await shoot(page, 'operator-proof-en-360');
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await group.getByText('First show that it’s you, then continue.').waitFor();
    await group.getByRole('button', { name: 'Change' }).click();
    await proof.getByLabel('Password', { exact: true }).fill('not-the-password');
    await proof.getByRole('button', { name: 'Next' }).click();
    await proof.locator('.field-error').waitFor();
    await proof.getByLabel('Password', { exact: true }).fill(password);
    await proof.getByRole('button', { name: 'Next' }).click();
    await group.waitFor({ state: 'hidden' });
    await page.getByText('Ten good threads').waitFor();

    // A log-in by the password alone is led to the code, and back.
    await beside(async (db, tags) => {
      await db.updateTable('accounts.sessions').set({ second_step_at: null }).where('uid', '=', own).execute();
      tags.push(`u:${own}`);
    });
    await expect
      .poll(async () => (await tunde.api.call('operators.overview', {}, { token: await tokenOf(page) })).error)
      .toBe('wire.second_step_needed');
    await tunde.open('/ng/operator/audit');
    await page.getByText('Type a code from your app').waitFor();
    await checkPage(page);
    // Codes of the half minute before are spent; those of the next one serve already.
    await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, new Date(Date.now() + 30_000)));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/ng/operator/audit');
  });

  test('a setting is changed for all, and a change made meanwhile is not overwritten', async ({ journey }) => {
    journey.expectFault(/responded with a status of 400/);
    const tunde = await journey.visitor({ width: 360, dark: true });
    await makeOperator(tunde);
    const { page } = tunde;
    await tunde.open('/operator/settings');
    const row = page.getByRole('listitem').filter({ hasText: 'Price of a new username' });
    const price = row.getByLabel('Price of a new username');
    const save = async (reason: string) => {
      await page.getByRole('region', { name: '1 change' }).getByRole('button', { name: 'Save' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Why').fill(reason);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    const now = Number(await price.inputValue());
    await price.fill('many');
    await save('A trial');
    await row.locator('.field-error').waitFor();
    await page.getByText('Not saved: Price of a new username').waitFor();
    await price.fill(String(now + 100));
    await save('A trial');
    await row.getByText('The product’s own:').waitFor();
    await checkPage(page);
    const token = await tokenOf(page);
    const { list } = (await tunde.api.must('operators.settings', {}, { token })).data;
    const { name, version } = list.find((setting) => setting.name === 'usernamePrice')!;
    const other = { name, value: String(now + 200), version, reason: 'Another’s' };
    await tunde.api.must('operators.change-setting', other, { token });
    await price.fill(String(now + 150));
    await save('Mine');
    await row.getByText(/Somebody else changed this meanwhile/).waitFor();
    await row.getByRole('button', { name: 'Back to the product’s own' }).click();
    await save('As it was');
    await row.getByText('The product’s own:').waitFor({ state: 'hidden' });
    await expect.poll(() => price.inputValue()).toBe(String(now));
  });

  test('settings are found by a word, set in days and minutes, and named before they are saved together', async ({
    journey,
  }) => {
    const tunde = await journey.visitor();
    await makeOperator(tunde);
    const { page } = tunde;
    await tunde.open('/operator/settings');
    await page.getByRole('main').getByRole('searchbox').fill('logged');
    await expect.poll(() => page.getByLabel('Price of a new username').count()).toBe(0);
    await page.getByLabel('Stay logged in').fill('20');
    expect(await page.getByLabel('Unit').inputValue()).toBe('day');
    await page.getByText('1 change: 30 days to 20 days').waitFor();
    await page.getByRole('main').getByRole('searchbox').fill('pause');
    await page.locator('summary', { hasText: 'Wrong passwords before a pause' }).click();
    await page.getByLabel('First pause').fill('90');
    await page.getByRole('group').getByLabel('Unit').nth(1).selectOption('second');
    await checkPage(page);
    await shoot(page, 'console-settings-changed');
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('30 days to 20 days').waitFor();
    await dialog.getByText('First pause: 1 minute to 90 seconds').waitFor();
    await checkPage(page);
    await shoot(page, 'console-settings-named');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 changes').waitFor({ state: 'hidden' });
    await page.getByRole('main').getByRole('searchbox').fill('');
    expect(await page.getByLabel('Stay logged in').inputValue()).toBe('30');
  });

  sweep('console pages', consolePages, { least: 2, test: byNight })(
    'every page of it is accessible by night, and fits 320 px in French and Hindi: %s',
    async (named, { tunde: { person, uid, journey } }) => {
      const path = named.replace('UID', String(uid)).replace('start', '');
      await person.open(`/in/operator${path}`);
      await checkOverflow(person.page);
      await person.open(`/ma/operator${path}`);
      await checkPage(person.page);
      journey.expectNoFaults();
    },
  );

  test('a moderator bans the writer of a reply from the thread; what an operator decides is not theirs to change', async ({
    journey,
  }) => {
    const [mona, eve] = [await journey.visitor({ width: 360 }), await journey.visitor()];
    await giveOffice(mona, 3);
    const { token, uid, username } = await eve.register();
    const { tid } = (await eve.api.must('threads.new-thread', newPost, { token })).data.Variables;
    await eve.api.must('threads.send-reply', { tid, message: 'Adverts, adverts.' }, { token });
    const { page } = mona;
    await mona.open(`/forum/15443/${tid}`);
    await page.getByRole('listitem').getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Ban user' }).last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('No ban before').waitFor();
    await dialog.getByLabel('Reason').selectOption('spam');
    await checkPage(page);
    await dialog.getByRole('button', { name: 'Ban 7 days' }).click();
    await page.getByText(`${username} has a restriction now`).waitFor();
    expect((await eve.api.call('threads.create', newPost, { token })).error).toBe('threads.may_not_speak');

    const operator = await makeOperator(await journey.visitor());
    const harder = { ban_uid: uid, bannew: 4, banexpirynew: 90, reason: 'Enough' };
    await eve.api.must('moderation.ban-user', harder, { token: operator.token });
    await page.getByRole('listitem').getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Ban user' }).last().click();
    await dialog.getByText('Enough').waitFor();
    await dialog.getByRole('button', { name: 'No ban' }).click();
    await dialog.getByRole('button', { name: 'Lift the restriction' }).click();
    await dialog.getByText('Our team set this restriction').waitFor();
    await checkPage(page);
  });

  test('nobody else gets in, and no page leads there', async ({ journey }) => {
    journey.expectFault(refusedStatus);
    const eve = await journey.visitor();
    const guest = await eve.open('/operator');
    expect(new URL(guest.url()).search).toBe('?showlogin=yes&back=%2Foperator');
    await eve.register();
    const answer = await eve.open('/operator/settings');
    expect([answer.status(), new URL(answer.url()).pathname]).toEqual([403, '/permission']);
    await eve.page.getByRole('heading', { name: 'This page isn’t open to you' }).waitFor();
    await eve.open('/');
    expect(await eve.page.locator('a[href*="/operator"]').count()).toBe(0);
  });
});

describe('help and feedback', () => {
  test('R-MSC-010 the help reads and opens without script, and is searched on the device with it', async ({
    journey,
  }) => {
    const plain = await journey.visitor({ width: 360, javaScript: false });
    await plain.open('/ma/ucenter/faq?q=mot+de+passe');
    await plain.page.getByText('J’ai oublié mon mot de passe.').waitFor();
    expect(await plain.page.getByText('Qu’est-ce qu’une clé d’accès ?').count()).toBe(1);
    const ama = await journey.visitor();
    await ama.open('/ucenter/faq');
    await ama.page.getByLabel('Search the help').fill('imei');
    await ama.page.getByText(/Dial \*#06#/).waitFor();
    expect(await ama.page.getByText('How do I sign up?').count()).toBe(0);
    await checkPage(ama.page);
  });

  test('a guest’s words and picture reach the inbox; the help centre stands among the settings', async ({
    journey,
  }) => {
    const [tunde, ama] = [await journey.visitor(), await journey.visitor({ width: 360 })];
    const words = `The bell rings at night: ${crypto.randomUUID()}`;
    await ama.open('/feedback');
    await ama.page.getByLabel('Your message').fill(words);
    await ama.page
      .getByLabel('A picture of your screen')
      .setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: await ama.page.screenshot() });
    await ama.page.getByRole('button', { name: 'Send' }).click();
    await ama.page.getByText('Thank you. We read every message.').waitFor();
    await makeOperator(tunde);
    await tunde.open('/operator/feedback');
    const card = tunde.page.getByRole('article').filter({ hasText: words });
    await card.getByRole('img', { name: 'Picture of the screen' }).waitFor();
    await checkPage(tunde.page);
    await card.getByRole('button', { name: 'Mark as done' }).click();
    await card.waitFor({ state: 'hidden' });
    await tunde.open('/ucenter/setting/helpcenter');
    await tunde.page.getByText('I forgot my password.').waitFor();
    await checkPage(tunde.page);
  });
});
