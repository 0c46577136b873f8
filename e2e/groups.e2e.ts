import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newMember } from '../tests/support/content.ts';
import { checkOverflow } from './support/checks.ts';
import { atWidths, checkPage, type Journey, shoot, test, type Visit } from './support/journey.ts';
import { goToThread } from './support/talk.ts';

async function somebody(journey: Journey, visit: Visit = {}) {
  const person = await journey.visitor(visit);
  const member = await person.register();
  return { person, member, page: person.page, api: person.api };
}

let made = 0;
/** A group that somebody else owns. */
async function group(journey: Journey, fields: object = {}) {
  const { api } = await journey.visitor();
  const owner = await newMember(api);
  made += 1;
  const words = { name: `Street corner ${made} ${owner.username}`, description: 'What happens at the corner.' };
  const { groupid } = (await api.must('groups.create', { ...words, ...fields }, owner)).data;
  return { groupid, owner, api, name: words.name };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

atWidths('at %d px', (width) => {
  test('a group is created, found, written in and changed', async ({ journey }) => {
    const { person, page, member } = await somebody(journey, { width });
    await person.open('/ng/group');
    await checkPage(page);
    await shoot(page, `groups-${width}`);
    await page.getByRole('link', { name: 'New group' }).click();
    await page.getByLabel('Name', { exact: true }).fill(`Kitchen ${member.username}`);
    await page.getByLabel('What it is about').fill('What is on the fire tonight.');
    await page.getByRole('checkbox', { name: 'Food' }).check();
    await page.getByRole('radio', { name: 'Only members' }).check();
    // From the top: the header lies over whatever a page is scrolled by.
    await page.evaluate(() => scrollTo(0, 0));
    await checkPage(page);
    await shoot(page, `group-new-${width}`);
    await button(page, 'Create group').click();
    await page.getByRole('heading', { name: `Kitchen ${member.username}` }).waitFor();
    expect(await page.getByText('For members only').first().isVisible()).toBe(true);
    await checkPage(page);

    await page.getByRole('link', { name: 'Write here' }).click();
    await page.getByRole('button', { name: `Kitchen ${member.username}` }).waitFor();
    await page.getByLabel('Title').fill('Rice, again');
    await page.getByRole('textbox', { name: 'Your text' }).click();
    await page.keyboard.type('Long enough to be a post of its own.');
    await checkPage(page);
    await shoot(page, `group-compose-${width}`);
    await page.getByRole('button', { name: 'Publish' }).filter({ visible: true }).last().click();
    await page.waitForURL(/\/forum\/\d+\/\d+/);
    await page.getByRole('link', { name: `Kitchen ${member.username}` }).click();
    await page.getByRole('link', { name: 'Rice, again' }).waitFor();
    await shoot(page, `group-${width}`);

    await page.getByRole('link', { name: 'Edit group' }).click();
    await page.getByLabel('Name', { exact: true }).fill(`Hearth ${member.username}`);
    await button(page, 'Save group').click();
    await page.getByRole('heading', { name: `Hearth ${member.username}` }).waitFor();
    await page.getByRole('link', { name: 'Edit group' }).click();
    await page.getByText('Delete this group', { exact: true }).click();
    await button(page, 'Delete group').click();
    await page.waitForURL('**/ng/group');
    await page.getByRole('link', { name: 'New group' }).waitFor();
    expect(await page.getByText(`Hearth ${member.username}`).count()).toBe(0);
  });

  test('who asks is accepted by the owner, reads along, and leaves again', async ({ journey }) => {
    const ama = await somebody(journey, { width });
    const { groupid } = (
      await ama.api.must(
        'groups.create',
        { name: `Quiet ${ama.member.username}`, description: 'Few words.', joining: 'asked', reading: 'members' },
        ama.member,
      )
    ).data;
    const thread = { subject: 'Read in silence', message: 'Long enough to be a post of its own.', groupid };
    await ama.api.must('threads.create', thread, ama.member);
    const kofi = await somebody(journey, { width });
    await kofi.person.open(`/ng/group/${groupid}`);
    await kofi.page.getByText('Only members see the posts').waitFor();
    await checkPage(kofi.page);
    await shoot(kofi.page, `group-closed-${width}`);
    await button(kofi.page, 'Ask to join').click();
    await button(kofi.page, 'Cancel request').waitFor();

    await ama.person.open(`/ng/group/${groupid}/requests`);
    await checkPage(ama.page);
    await shoot(ama.page, `group-requests-${width}`);
    await ama.page.getByRole('button', { name: `Accept ${kofi.member.username}` }).click();
    await ama.page.getByText('No requests').waitFor();
    await ama.page.getByRole('link', { name: 'Members', exact: true }).click();
    await ama.page.getByRole('button', { name: `Make admin ${kofi.member.username}` }).click();
    await ama.page.getByRole('button', { name: `Remove as admin ${kofi.member.username}` }).waitFor();
    await checkPage(ama.page);
    await shoot(ama.page, `group-members-${width}`);

    await kofi.person.open(`/ng/group/${groupid}`);
    await kofi.page.getByRole('link', { name: 'Read in silence' }).waitFor();
    await button(kofi.page, 'Leave').click();
    await kofi.page.getByText('Only members see the posts').waitFor();
  });
});

test('without script a group is created, joined, and a thread of it hidden and shown again by forms', async ({
  journey,
}) => {
  const { page, member, api } = await somebody(journey, { width: 360, javaScript: false });
  const other = await group(journey);
  await page.goto(`/ng/group/${other.groupid}`);
  await button(page, 'Join').click();
  await button(page, 'Leave').waitFor();
  await checkOverflow(page);

  await page.goto('/ng/group/new');
  await page.getByLabel('Name', { exact: true }).fill(other.name);
  await page.getByLabel('What it is about').fill('The same corner.');
  await button(page, 'Create group').click();
  await page.getByText('Another group has this name.').first().waitFor();
  expect(await page.getByLabel('What it is about').inputValue()).toBe('The same corner.');
  await page.getByLabel('Name', { exact: true }).fill(`Corner of ${member.username}`);
  await button(page, 'Create group').click();
  await page.getByRole('heading', { name: `Corner of ${member.username}` }).waitFor();
  expect(page.url()).toContain('/ng/group/');
  const at = page.url();
  await page.goto('/ng/group');
  await page.getByRole('heading', { name: 'Other groups' }).waitFor();
  // One's own stand above the others, and nowhere else.
  expect(await page.getByRole('link', { name: `Corner of ${member.username}` }).count()).toBe(1);
  expect(await page.getByRole('link', { name: other.name }).count()).toBe(1);

  const groupid = Number(/group\/(\d+)/.exec(at)?.[1]);
  const author = await newMember(api);
  await api.must('groups.join', { groupid }, author);
  const thread = { subject: 'Shoes for sale', message: 'Long enough to be a post of its own.', groupid };
  const { tid } = (await api.must('threads.create', thread, author)).data;
  await page.goto(`/ng/group/${groupid}/hide?tid=${tid}`);
  await page.getByLabel('Your reason').fill('Shoes are sold elsewhere.');
  await checkOverflow(page);
  await page.getByRole('combobox').last().selectOption('off_topic');
  await button(page, 'Hide the post').click();
  await page.waitForURL(`**/ng/group/${groupid}`);
  expect(await page.getByText('Shoes for sale').count()).toBe(0);
  await page.goto(`/ng/group/${groupid}/hidden`);
  await page.getByText('Shoes are sold elsewhere.').waitFor();
  await page.getByRole('button', { name: 'Show again Shoes for sale' }).click();
  await page.getByText('Nothing is hidden').waitFor();
  expect((await api.must('threads.info', { tid })).data.tid).toBe(tid);
});

test('who decides for a group hides a thread from its menu', async ({ journey }) => {
  const { page, member, api } = await somebody(journey, { width: 360 });
  const words = { name: `Bus stop ${member.username}`, description: 'Who waits where.' };
  const { groupid } = (await api.must('groups.create', words, member)).data;
  const author = await newMember(api);
  await api.must('groups.join', { groupid }, author);
  const thread = { subject: 'Late again', message: 'Long enough to be a post of its own.', groupid };
  const { tid } = (await api.must('threads.create', thread, author)).data;
  await goToThread(page, tid);
  await page.getByRole('button', { name: 'More' }).filter({ visible: true }).first().click();
  await page.getByRole('link', { name: 'Hide in the group' }).filter({ visible: true }).click();
  await checkPage(page);
  await shoot(page, 'group-hide-360');
  await page.getByRole('combobox').last().selectOption('off_topic');
  await button(page, 'Hide the post').click();
  await page.waitForURL(`**/ng/group/${groupid}`);
  expect((await api.call('threads.info', { tid })).error).toBe('threads.banned_thread');
});
