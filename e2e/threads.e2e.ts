import { describe, expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { checkOverflow } from './support/checks.ts';
import { holdBack } from './support/hold-back.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { addressOf, goToThread, repliesOf, replyOf, setThread, shownThread, talk } from './support/talk.ts';

describe('reading', () => {
  test('R-THR-016 R-THR-018 R-THR-019 R-MSC-025 R-MSC-026 a guest reads and turns pages without JavaScript, in another locale', async ({
    journey,
  }) => {
    const { tid } = await talk(journey, 12);
    const { page } = await journey.visitor({ javaScript: false, width: 360 });
    const answer = await page.goto(`/ma/forum/188/${tid}`);
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'Night walk by the lagoon' }).waitFor();
    await page.getByText('Ten pictures and one long walk home.').waitFor();
    await page.getByText('Answer number 10.').waitFor();
    await page.getByText('Connectez-vous pour répondre').filter({ visible: true }).first().waitFor();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${journey.url}/ng/forum/15443/${tid}`);
    expect(await page.locator('link[hreflang]').count()).toBe(0);
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe('Night walk by the lagoon');
    const structured = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
    );
    expect(structured).toMatchObject({ '@type': 'DiscussionForumPosting', headline: 'Night walk by the lagoon' });
    expect(structured.comment).toHaveLength(10);
    await checkOverflow(page);

    const pager = page.getByRole('navigation', { name: 'Pages' });
    const cells = await pager.locator(':scope > *').evaluateAll((all) => all.map((cell) => cell.className));
    expect(cells.at(-1)).toContain('pager-jump');
    await pager.getByRole('link', { name: 'Page suivante' }).click();
    await page.getByText('Answer number 12.').waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    expect(await page.getByText('Ten pictures and one long walk home.').count()).toBe(0);
    await pager.getByRole('textbox').fill('١');
    await pager.getByRole('textbox').press('Enter');
    await page.getByText('Answer number 1.').waitFor();
    await page.getByText('Ten pictures and one long walk home.').waitFor();
  });

  test('R-THR-010 R-THR-017 R-MSC-059 a page asked for that is no thread shows the 404 page, in its locale', async ({
    journey,
  }) => {
    journey.expectFault(/404/);
    const { page } = await journey.visitor();
    for (const path of ['/forum/15443/999999999', '/ng/forum/15443/999999999', '/ng/forum/4711/1001']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await page.getByRole('heading', { name: 'This page grew upside down' }).waitFor();
    }
  });

  test('R-THR-005 R-MSC-028 a thread that is gone when its link is pressed says so, and gives the way home', async ({
    journey,
  }) => {
    const { tid, api, author } = await talk(journey, 0);
    const { page } = await journey.visitor();
    await page.goto('/ng/latest');
    await alive(page);
    const link = page.locator(`a.post-link[href$="/${tid}"]`);
    await link.waitFor();
    await api.must('threads.delete', { tid }, { token: author.token });
    await link.click();
    await page.getByRole('heading', { name: 'Thread not exist...' }).waitFor();
    await page.getByRole('link', { name: 'Go home' }).waitFor();
  });

  test('R-THR-009 R-THR-036 a thread for higher levels leads to the page without permission', async ({ journey }) => {
    journey.expectFault(/403/);
    const { tid } = await talk(journey, 0);
    await setThread(tid, { readperm: 200 });
    const { page } = await journey.visitor();
    expect((await page.goto(addressOf(tid)))?.status()).toBe(403);
    expect(new URL(page.url()).pathname).toBe('/ng/permission');
    await page.getByRole('heading', { name: 'You can’t read this yet' }).waitFor();
  });

  test('R-THR-002 R-THR-003 R-THR-014 the name-plate shows the author beside a thread, and nowhere else', async ({
    journey,
  }) => {
    const { tid, author } = await talk(journey, 0);
    const { page } = await journey.visitor();
    const plate = page.getByRole('region', { name: author.username });
    await goToThread(page, tid);
    await plate.getByText('Level 1').waitFor();
    await plate.getByText('Posts').waitFor();
    await plate.getByRole('button', { name: 'Follow' }).waitFor();
    for (const path of ['/ng', '/ng/forum', '/ng/privacy']) {
      await page.goto(path);
      expect(await page.locator('aside .ring').count(), path).toBe(0);
    }
  });

  test('R-PST-003 while a page of replies is on its way its place says so; a failure says why and tries again', async ({
    journey,
  }) => {
    journey.expectFault(/503/);
    const { tid } = await talk(journey, 12);
    const { page } = await journey.visitor();
    await goToThread(page, tid);
    let fail = true;
    const release = await holdBack(page, /\/v5\/content\/post\/reply\//, (route) => {
      if (!fail) return route.continue();
      return route.fulfill({ status: 503, json: { status: 0, msg: 'Come back soon.', error: 'wire.unavailable' } });
    });
    await page.getByRole('link', { name: 'Page 2' }).click();
    await repliesOf(page).getByRole('status').getByText('Loading').waitFor();
    release();
    await repliesOf(page).getByRole('alert').getByText('Come back soon.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Night walk by the lagoon' }).waitFor();
    fail = false;
    await repliesOf(page).getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Answer number 12.').waitFor();
  });
});

describe("one's own", () => {
  test('R-PST-005 a reply is deleted after a question, and its place stays; others are not offered it', async ({
    journey,
  }) => {
    const { tid, api, pids } = await talk(journey, 1);
    const person = await journey.visitor();
    const member = await person.register();
    await newReply(api, { tid, author: member, message: 'A word I regret.' });
    const { page } = person;
    await goToThread(page, tid);
    const others = replyOf(page, 'Answer number 1.');
    await others.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Mute or block' }).waitFor();
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    const refused = await api.call('threads.delete-post', { pid: pids[0]! }, { token: member.token });
    expect(refused.body).toMatchObject({ status: 0, error: 'threads.not_yours' });
    const change = { tid, pid: pids[0]!, message: 'Words in the mouth of another.' };
    const unchanged = await api.call('threads.edit', change, { token: member.token });
    expect(unchanged.body).toMatchObject({ code: 1, error: 'threads.not_yours' });

    await replyOf(page, 'A word I regret.').getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this reply?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('A word I regret.').waitFor();
    await replyOf(page, 'A word I regret.').getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    const reloaded = page.waitForRequest(/\/v5\/content\/post\/reply\/\d+\?.*page=1&limit=10/);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await reloaded;
    await repliesOf(page).getByText('This reply was removed').waitFor();
    expect(await page.getByText('A word I regret.').count()).toBe(0);
  });

  test('a reply is changed in the composer, which asks for no title, and leads back to its page', async ({
    journey,
  }) => {
    const { tid, author, api } = await talk(journey, 10);
    const person = await journey.visitor({ width: 360 });
    const member = await person.register();
    const { pid } = await newReply(api, { tid, author: member, message: 'Said in haste.' });
    await newReply(api, { tid, author, repquote: pid, message: 'Below it.' });
    const { page } = person;
    await goToThread(page, tid, '?page=2');
    await replyOf(page, 'Said in haste.').getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('link', { name: 'Edit' }).click();
    const text = page.getByRole('textbox', { name: 'Your text' });
    await text.press('End');
    await page.keyboard.type(' And thought over.');
    expect(await page.getByLabel('Title').count()).toBe(0);
    await checkPage(page);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.waitForURL(`**${addressOf(tid, `?page=2#pid${pid}`)}`);
    await replyOf(page, 'Said in haste. And thought over.').waitFor();
  });

  test('a thread is deleted by its author, who goes home; a reply leads to the composer', async ({ journey }) => {
    journey.expectFault(/404/);
    const person = await journey.visitor({ width: 360 });
    const member = await person.register();
    const { tid } = await newThread(person.api, { author: member });
    const { page } = person;
    await goToThread(page, tid);
    await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
    const edit = page.getByRole('banner').getByRole('link', { name: 'Edit' });
    expect(await edit.getAttribute('href')).toMatch(/^\/ng\/note\/thread\?pid=\d+$/);
    await page.getByRole('banner').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete this thread?' }).getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL((url) => url.pathname === '/ng');
    expect((await page.goto(addressOf(tid)))?.status()).toBe(404);
  });
});

describe('short replies', () => {
  test('three in a row are one row that opens without script; few replies say where else to look', async ({
    journey,
  }) => {
    const { tid, api, author } = await talk(journey, 1);
    const { page } = await journey.visitor({ javaScript: false, width: 360 });
    for (const message of ['Thank you!', '+1', 'Same here']) await newReply(api, { tid, message, author });
    await page.goto(addressOf(tid));
    const thanks = page.locator('li.reply').filter({ hasText: 'Same here' });
    expect(await thanks.isVisible()).toBe(true);

    // The thread's author stands out; others' thanks are gathered.
    const other = await newMember(api);
    const pids: number[] = [];
    for (const message of ['Merci', '+1', 'Lovely'])
      pids.push((await newReply(api, { tid, message, author: other })).pid);
    await page.goto(addressOf(tid));
    await page.locator('summary').filter({ hasText: '3 short replies' }).click();
    await page.locator(`#pid${pids[2]}`).getByText('Lovely').waitFor();
    await checkOverflow(page);
    expect(await page.getByText('Do you know more about it?').count()).toBe(0);

    const { page: reader } = await journey.visitor({ width: 360 });
    await goToThread(reader, tid, `#pid${pids[1]}`);
    await expect.poll(() => reader.locator(`#pid${pids[1]}`).isVisible()).toBe(true);
    await checkPage(reader);
    await shoot(reader, 'short-replies-360-light');

    const { tid: quiet } = await talk(journey, 2);
    await reader.goto(addressOf(quiet));
    await reader.getByText('Do you know more about it?').waitFor();
    await checkPage(reader);
    await shoot(reader, 'few-replies-360-light');
  });
});

describe('the answer', () => {
  test('who asked marks a reply from its menu, it stands out, and the post leads to it', async ({ journey }) => {
    const { tid, author } = await talk(journey, 11);
    const asker = await journey.visitor({ width: 360 });
    await asker.logIn(author.username, author.password);
    const { page } = asker;
    await goToThread(page, tid, '?page=2');
    const row = replyOf(page, 'Answer number 11.');
    await row.getByRole('button', { name: 'More' }).click();
    await row.getByRole('button', { name: 'Mark as the answer' }).click();
    await row.getByText('Answer', { exact: true }).waitFor();
    await checkPage(page);
    await shoot(page, 'answer-360-light');

    const { page: reader } = await journey.visitor({ width: 360, javaScript: false });
    await reader.goto(addressOf(tid));
    await reader.getByRole('link', { name: 'Go to the answer' }).click();
    await replyOf(reader, 'Answer number 11.').getByText('Answer', { exact: true }).waitFor();
    expect(await reader.getByRole('button', { name: 'Mark as the answer' }).count()).toBe(0);

    await row.getByRole('button', { name: 'More' }).click();
    await row.getByRole('button', { name: 'Not the answer' }).click();
    await row.getByText('Answer', { exact: true }).waitFor({ state: 'detached' });
  });
});

describe('the look', () => {
  /** The demonstration world's thread with pictures, children and two pages. */
  for (const width of [360, 1280] as const) {
    for (const dark of [false, true]) {
      test(`fits and can be reached by all at ${width} px, ${dark ? 'dark' : 'light'}`, async ({ journey }) => {
        const member = await journey.visitor({ width, dark });
        await member.register();
        await member.page.goto(addressOf(await shownThread(member.api)));
        await repliesOf(member.page).waitFor();
        await checkPage(member.page);
        await shoot(member.page, `thread-${width}-${dark ? 'dark' : 'light'}`);
      });
    }
  }

  test.for([
    ['ma', 'fr'],
    ['in', 'hi'],
  ] as const)('fits 320 px in /%s', async ([code, language], { journey }) => {
    const member = await journey.visitor({ width: 320, language });
    await member.register();
    const { page } = member;
    await page.goto(`/${code}/forum/15443/${await shownThread(member.api)}`);
    await page.locator('#replies').waitFor();
    await checkPage(page);
    await shoot(page, `thread-320-${language}`);
  });
});

test('R-PST-002 a list shows who likes a thread, or that nobody does yet', async ({ journey }) => {
  const reader = await journey.visitor();
  const author = await reader.register();
  const { data } = await reader.api.must(
    'threads.create',
    { subject: 'Does anybody like this?', message: 'A thread that waits for its first like.' },
    { token: author.token },
  );
  const { page } = reader;
  const open = async () => {
    await goToThread(page, data.tid);
    await page.getByRole('main').getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('button', { name: 'Liked by' }).click();
    return page.getByRole('dialog', { name: 'Liked by' });
  };
  await (await open()).getByText('No likes yet.').waitFor();
  await reader.api.must('threads.like', { pid: data.pid, like: 1 }, { token: author.token });
  await (await open()).getByText(author.username).waitFor();
  await checkPage(page);
});
