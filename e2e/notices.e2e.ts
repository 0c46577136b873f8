import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Api } from '../tests/support/api.ts';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { addressOf } from './support/talk.ts';

test('R-NOT-002 R-NOT-001 notices live: the bell counts in two windows, a notice opens its thread', async ({
  journey,
}) => {
  const phone = await journey.visitor({ width: 360 });
  const computer = await journey.visitor({ width: 1280 });
  const api = new Api(journey.url);
  const member = await phone.register();
  await computer.logIn(member.username, member.password);
  const { tid } = await newThread(api, { author: member, subject: 'Which charger is the small one?' });
  const bell = (person: typeof phone, unread: string) =>
    person.page.getByRole('link', { name: `Notifications${unread}`, exact: true });
  const fan = await newMember(api);
  await api.must('follows.follow', { follow_uid: member.uid }, fan);
  // Facts are announced in their order: once the follow is noticed, everything about the new account has been, too.
  const follows = async () => (await api.must('notices.num', {}, member)).data.attention;
  await expect.poll(follows).toBe(1);
  await api.must('notices.mark-read', {}, member);
  for (const person of [phone, computer]) {
    const live = person.page.waitForEvent('websocket');
    await person.open('/latest');
    await live;
    await bell(person, '').waitFor();
  }

  const { author } = await newReply(api, { tid, message: 'The grey one, with the short cable.' });
  // Nobody is notified of a reply while it can be taken back.
  for (const person of [phone, computer]) await bell(person, ', 1 unread').waitFor({ timeout: 30_000 });
  await bell(phone, ', 1 unread').click();
  await phone.page.waitForURL(/\/ucenter\/notice\/all$/);
  await phone.page.getByRole('heading', { name: 'New', exact: true }).waitFor();
  await phone.page.getByText('The grey one, with the short cable.').waitFor();
  await checkPage(phone.page);
  await shoot(phone.page, 'notices-phone');

  // Another member likes it while the page stands open: it is there without a reload.
  const { data } = await api.must('threads.info', { tid });
  await api.must('threads.like', { pid: data.pid, like: 1 }, fan);
  await phone.page.getByText(`${fan.username} likes your thread`).waitFor();
  await phone.page.getByRole('button', { name: 'Mark all as read' }).filter({ visible: true }).click();
  await bell(computer, '').waitFor();
  await phone.page.getByRole('heading', { name: 'Earlier', exact: true }).waitFor();

  const like = phone.page.getByRole('listitem').filter({ hasText: `${fan.username} likes your thread` });
  await like.getByRole('button', { name: /^Options/ }).click();
  await phone.page.getByRole('button', { name: 'Delete' }).filter({ visible: true }).click();
  await like.waitFor({ state: 'detached' });
  // A reply is liked where it is read, and answered by one press.
  const theirs = phone.page.getByRole('listitem').filter({ hasText: author.username });
  await theirs.getByRole('button', { name: 'Like' }).click();
  await theirs.getByRole('button', { name: 'Like', pressed: true }).waitFor();
  await expect.poll(async () => (await api.must('threads.reply-list', { tid }, member)).data.list[0]?.is_like).toBe(1);
  await theirs.getByRole('link', { name: 'Reply', exact: true }).click();
  await phone.page.waitForURL(new RegExp(`/forum/294/${tid}#pid\\d+$`));
  await phone.page.getByRole('dialog').getByText(author.username).waitFor();
  await phone.page.keyboard.press('Escape');
  // Back is the page before, not the front page.
  await phone.page.getByRole('link', { name: 'Back' }).click();
  await phone.page.waitForURL(/\/ucenter\/notice\/all$/);

  await phone.open('/ucenter/notice/systems');
  // The row of lists is longer than the screen, and stands at the open one.
  const tab = phone.page.getByRole('main').getByRole('link', { name: 'System', exact: true });
  await expect.poll(() => tab.evaluate((item) => item.getBoundingClientRect().right)).toBeLessThanOrEqual(360);

  await computer.open('/ma/ucenter/account/atme');
  await computer.page.getByText('Rien de nouveau').waitFor();
  await checkPage(computer.page);
  // The link of an e-mail, cut on its way.
  await computer.open('/letters/off?token=1.x');
  await computer.page.getByText('This link is incomplete.').waitFor();
  await checkPage(computer.page);
});

test('what a member is notified of is set on one page, and pushed to the device', async ({ journey }) => {
  const ama = await journey.visitor({ width: 360, worker: true });
  const { page } = ama;
  await ama.register();
  await ama.open('/ucenter/notice/settings');
  await page.getByRole('switch', { name: 'Likes' }).first().uncheck();
  await page.getByText('Saved.').waitFor();
  await page.getByRole('switch', { name: /^No notifications during these hours/ }).check();
  await page.getByLabel('From', { exact: true }).fill('21:30');
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('21:30') ?? false);
  await page.getByLabel('To', { exact: true }).focus();
  await saved;
  await page.reload();
  expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('21:30');
  expect(await page.getByRole('switch', { name: 'Likes' }).first().isChecked()).toBe(false);
  await checkPage(page);
  await shoot(page, 'notices-settings-phone');

  await pushedAndOpened(page, journey.url);
});

/** The worker's side of a push message, as far as it is looked at. */
interface WorkerScope {
  shown: object[];
  registration: {
    showNotification: (title: string, options: object) => Promise<void>;
    getNotifications: () => Promise<object[]>;
  };
  dispatchEvent(event: Event): boolean;
}

/**
 * The push service of the browser's maker is out of reach here, so the debugger hands the message to the worker. The
 * packaged browser refuses notifications even when they are granted: there the worker notes what it would draw; an
 * installed one draws it, and is asked what it shows. Nobody can tap it here, so the worker is sent a tap.
 */
async function pushedAndOpened(page: Page, origin: string): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin });
  const draws = await page.evaluate(() => Notification.permission === 'granted');
  const debug = await page.context().newCDPSession(page);
  const ids: string[] = [];
  debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    ids.push(...registrations.map(({ registrationId }) => registrationId));
  });
  await debug.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.context().serviceWorkers().length).toBe(1);
  const worker = page.context().serviceWorkers()[0]!;
  await worker.evaluate((draws) => {
    if (draws) return;
    const scope = self as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options });
  }, draws);
  const message = { title: 'Baobab', body: 'Bola likes your thread', url: '/latest', tag: 'n7', unread: 1 };
  for (const data of ['nonsense', JSON.stringify(message)])
    await debug.send('ServiceWorker.deliverPushMessage', { origin, registrationId: ids.at(-1)!, data });
  const shown = () =>
    worker.evaluate(async (draws) => {
      const { shown, registration } = self as unknown as WorkerScope;
      if (!draws) return shown;
      const drawn = (await registration.getNotifications()) as Notification[];
      return drawn.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    }, draws);
  const { title, body, tag } = message;
  await expect.poll(shown).toMatchObject([{ title, body, tag, data: { url: '/latest' } }]);

  await worker.evaluate(() => {
    const tapped = { notification: { close: () => undefined, data: { url: '/latest' } }, waitUntil: () => undefined };
    (self as unknown as WorkerScope).dispatchEvent(Object.assign(new Event('notificationclick'), tapped));
  });
  await page.waitForURL(/\/latest$/);
}

test('a thread is followed by the bell in its menu, with script and without, and unfollowed from its notice', async ({
  journey,
}) => {
  const { api } = await journey.visitor();
  const { tid, author } = await newThread(api, { subject: 'Which charger lasts longest here?' });
  const reader = await journey.visitor({ width: 360 });
  const { page } = reader;
  const { token } = await reader.register();
  const isFollowed = async () => (await api.must('threads.info', { tid }, { token })).data.is_followed;
  await page.goto(addressOf(tid));
  await alive(page);
  const menu = page.getByRole('button', { name: 'More', exact: true }).first();
  await menu.click();
  await shoot(page, 'follow-thread-menu-360');
  await page.getByRole('button', { name: 'Follow this thread' }).filter({ visible: true }).click();
  await page.getByRole('status').filter({ hasText: 'We’ll notify you of new replies.' }).waitFor();
  await menu.click();
  await page.getByRole('button', { name: 'Unfollow this thread' }).filter({ visible: true }).waitFor();
  expect(await isFollowed()).toBe(1);

  await newReply(api, { tid, author, message: 'The small one lasts.' });
  const row = page.getByRole('listitem').filter({ hasText: 'replied in a thread you follow' });
  // Nobody is notified of a reply while it can be taken back.
  const unread = async () => (await api.must('notices.num', {}, { token })).data.reply;
  await expect.poll(unread, { timeout: 60_000, interval: 1000 }).toBe(1);
  await page.goto('/ng/ucenter/notice/all');
  await alive(page);
  await checkPage(page);
  await row.getByRole('button', { name: /^Options:/ }).click();
  await shoot(page, 'follow-thread-notice-360');
  await page.getByRole('button', { name: 'Unfollow this thread' }).click();
  await page.getByRole('status').filter({ hasText: 'You no longer follow this thread.' }).waitFor();
  expect(await isFollowed()).toBe(0);

  const bare = await journey.visitor({ width: 1280, javaScript: false });
  const second = await bare.register();
  await bare.page.goto(`/ma/forum/15443/${tid}`);
  await bare.page.getByRole('button', { name: 'Plus', exact: true }).filter({ visible: true }).first().click();
  await shoot(bare.page, 'follow-thread-menu-fr-1280');
  await bare.page.getByRole('button', { name: 'Suivre cette discussion' }).filter({ visible: true }).click();
  await bare.page.getByText('Les nouvelles réponses vous seront signalées.').waitFor();
  expect((await api.must('threads.info', { tid }, { token: second.token })).data.is_followed).toBe(1);
  await bare.page.goto('/ma/ucenter/account/favorites/followed');
  await bare.page.getByRole('link', { name: 'Which charger lasts longest here?' }).waitFor();
  await shoot(bare.page, 'followed-threads-fr-1280');
});
