import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newMember } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { checkOverflow } from './support/checks.ts';
import { checkPage, type Journey, shoot, test, type Visit } from './support/journey.ts';

async function somebody(journey: Journey, visit: Visit = {}) {
  const person = await journey.visitor(visit);
  const member = await person.register();
  return { person, member, page: person.page, api: person.api };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');
const groupIn = (url: string): number => Number(/plid=(\d+)/.exec(url)?.[1]);

let made = 0;

/** A group that somebody owns, with a member who follows them. */
async function group(journey: Journey, fields: object = {}) {
  const { api } = await journey.visitor();
  const [owner, friend] = [await newMember(api), await newMember(api)];
  made += 1;
  const name = `Night walk ${made} ${owner.username}`.slice(0, 30);
  const input = { name, members: `${friend.uid}`, ...fields };
  const { groupID } = (await api.must('rooms.create', input, owner)).data;
  return { groupID, name, owner, friend, api };
}

test('R-CHT-009 R-CHT-024 R-CHT-043 a group is made, asked into, answered in, muted in, handed over and left', async ({
  journey,
}) => {
  const ada = await somebody(journey, { width: 1280 });
  const bola = await somebody(journey, { width: 360 });
  const friend = await newMember(ada.api);

  await ada.person.open('/ng/message/new/group');
  await checkPage(ada.page);
  await shoot(ada.page, 'chat-group-new-1280');
  expect(await ada.page.getByRole('radio', { name: 'At once' }).isChecked()).toBe(true);
  expect(await button(ada.page, 'Create group').isDisabled()).toBe(true);
  const name = `Walkers ${ada.member.username}`.slice(0, 30);
  await ada.page.getByLabel('Name', { exact: true }).fill(name);
  await ada.page.getByLabel('First message').fill('Friday, from ten.');
  await ada.page.getByRole('radio', { name: 'After asking' }).check();
  await ada.page.getByRole('searchbox', { name: 'Find people' }).fill(friend.username);
  await ada.page.getByRole('checkbox', { name: friend.username }).check();
  await ada.page.getByText('2 of 6,000').waitFor();
  await checkPage(ada.page);
  await button(ada.page, 'Create group').click();
  await ada.page.waitForURL(/\/message\?plid=\d+/);
  await ada.page.getByRole('log').getByText('Friday, from ten.').waitFor();
  const groupID = groupIn(ada.page.url());

  await bola.person.open(`/ng/message/groupdetail?plid=${groupID}`);
  await bola.page.getByText('Only members read').waitFor();
  await checkPage(bola.page);
  await shoot(bola.page, 'chat-group-door-360');
  await link(bola.page, 'Ask to join').click();
  await sheet(bola.page).getByLabel('Why do you want to join?').fill('I walk at night anyway.');
  await checkPage(bola.page);
  await button(bola.page, 'Send request').click();
  await button(bola.page, 'Cancel request').waitFor();

  await ada.person.open(`/ng/message/groupdetail?plid=${groupID}`);
  await checkPage(ada.page);
  await shoot(ada.page, 'chat-group-1280');
  await ada.page.getByRole('link', { name: /^Requests/ }).click();
  await ada.page.getByText('I walk at night anyway.').waitFor();
  await checkPage(ada.page);
  await button(ada.page, `Accept ${bola.member.username}`).click();
  await ada.page.getByText('No requests now').waitFor();

  // A message of somebody who is new waits until an admin shows it.
  const say = { conversationID: `GROUP${groupID}`, text: 'Selling two lamps.', clientID: `walk-${groupID}` };
  await bola.api.must('messages.say', say, bola.member);
  await ada.person.open(`/ng/message/groupdetail?plid=${groupID}&part=held`);
  await ada.page.getByText('Selling two lamps.').waitFor();
  await checkPage(ada.page);
  await button(ada.page, `Show it ${bola.member.username}`).click();
  await ada.page.getByText('No messages to check').waitFor();

  await ada.page.getByRole('link', { name: /^Members/ }).click();
  await link(ada.page, `More about ${bola.member.username}`).click();
  await checkPage(ada.page);
  await shoot(ada.page, 'chat-group-member-1280');
  await sheet(ada.page)
    .getByRole('button', { name: /^Read-only for 1 day/ })
    .click();
  await ada.page.getByText(/^Read-only until/).waitFor();
  expect((await bola.api.call('messages.say', { ...say, clientID: 'walk-muted' }, bola.member)).error).toBe(
    'messages.muted_here',
  );

  await link(ada.page, 'Leave group').click();
  await sheet(ada.page).getByText('You own this group.').waitFor();
  await sheet(ada.page).getByRole('link', { name: 'Choose a new owner' }).click();
  await sheet(ada.page).getByRole('radio', { name: bola.member.username }).check();
  await checkPage(ada.page);
  await button(ada.page, 'Make owner').click();
  await ada.page.getByText('The group has a new owner.').waitFor();
  await sheet(ada.page).waitFor({ state: 'detached' });
  await link(ada.page, 'Leave group').click();
  await sheet(ada.page)
    .getByRole('checkbox', { name: /add or invite me again/ })
    .check();
  await sheet(ada.page).getByRole('button', { name: 'Leave group' }).click();
  await ada.page.waitForURL(/\/message$/);
  const left = await bola.api.must('rooms.members', { groupID }, bola.member);
  expect(left.data.list.map(({ uid, role }) => [uid, role])).toEqual([[bola.member.uid, 'owner']]);
});

test('R-CHT-026 a name that is taken is said at its field, with names that are free', async ({ journey }) => {
  const { name } = await group(journey);
  const { page, person, api, member } = await somebody(journey, { width: 360 });
  const friend = await newMember(api);
  await person.open(`/ng/message/new/group?name=${encodeURIComponent(name)}`);
  await page.getByRole('searchbox', { name: 'Find people' }).fill(friend.username);
  await page.getByRole('checkbox', { name: friend.username }).check();
  await button(page, 'Create group').click();
  await page.getByText('Name already exists').waitFor();
  await checkPage(page);
  await shoot(page, 'chat-group-taken-360');
  const free = page.getByRole('button', { name: / 2$/ });
  const words = (await free.textContent()) ?? '';
  await free.click();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(words);
  await button(page, 'Create group').click();
  await page.waitForURL(/\/message\?plid=\d+/);
  const { data } = await api.must('rooms.group', { groupID: groupIn(page.url()) }, member);
  expect(data.name).toBe(words);
});

test('groups are found, and one that isn’t there is made under the name that was looked for', async ({ journey }) => {
  const { name } = await group(journey);
  const { page, person } = await somebody(journey, { width: 360 });
  await person.open('/ng/message/new/group?find=1');
  await checkPage(page);
  await shoot(page, 'chat-groups-360');
  await page.getByRole('searchbox', { name: 'Name of a group' }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Groups with this name' }).waitFor();
  await link(page, name).click();
  await button(page, 'Join').click();
  await page.waitForURL(/\/message\?plid=\d+/);
  await person.open('/ng/message/new/group?find=1&q=Okada%20riders');
  await page.getByText('No group has this name').waitFor();
  await checkPage(page);
  await link(page, 'Create “Okada riders”').click();
  await page.getByLabel('Name', { exact: true }).waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Okada riders');
});

test('a link lets somebody into a group of invitations until it is ended', async ({ journey }) => {
  const { groupID, owner, api } = await group(journey, { joinOption: 'InviteOnly' });
  const path = (await api.must('rooms.invite', { groupID, on: 1 }, owner)).data.link;
  const { page, person } = await somebody(journey, { width: 360 });
  await person.open(path);
  await page.getByText('You’re invited to this group').waitFor();
  await checkPage(page);
  await shoot(page, 'chat-group-invited-360');
  await button(page, 'Join').click();
  await page.waitForURL(/\/message\?plid=\d+/);
  await api.must('rooms.invite', { groupID, on: 0 }, owner);
  journey.expectFault(/status of 404/);
  const late = await somebody(journey, { width: 360 });
  expect((await late.page.goto(path))?.status()).toBe(404);
});

test('the chat of a group of threads is opened on its page, joined there, and left with the group', async ({
  journey,
}) => {
  const ada = await somebody(journey, { width: 360 });
  const words = { name: `Bus stop ${ada.member.username}`.slice(0, 30), description: 'Who waits where.' };
  const { groupid } = (await ada.api.must('groups.create', words, ada.member)).data;
  await ada.person.open(`/ng/group/${groupid}`);
  await link(ada.page, 'Open a chat').click();
  await ada.page.getByText('Everyone in the group can join its chat.').waitFor();
  await checkPage(ada.page);
  await button(ada.page, 'Create group').click();
  await ada.page.waitForURL(/\/message\?plid=\d+/);
  const groupID = groupIn(ada.page.url());

  const bola = await somebody(journey, { width: 1280 });
  await bola.api.must('groups.join', { groupid, message: '' }, bola.member);
  await bola.person.open(`/ng/group/${groupid}`);
  await bola.page.getByRole('heading', { name: 'Group chat' }).waitFor();
  await checkPage(bola.page);
  await button(bola.page, `Join ${words.name}`).click();
  await bola.page.waitForURL(/\/message\?plid=\d+/);
  await bola.person.open(`/ng/group/${groupid}`);
  await bola.page.getByText('If you leave the group, you leave its chat too.').waitFor();
  await button(bola.page, 'Leave').click();
  await bola.page.getByRole('heading', { name: 'Group chat' }).waitFor({ state: 'detached' });
  expect((await bola.api.call('rooms.members', { groupID }, bola.member)).error).toBe('rooms.unknown');
});

test('R-PMS-001 without script a group is made, asked into, answered in, changed and left by links and forms', async ({
  journey,
}) => {
  const ada = await somebody(journey, { width: 360, javaScript: false });
  const friend = await newMember(ada.api);
  await ada.page.goto('/ng/message/groupdetail');
  expect(new URL(ada.page.url()).pathname).toBe('/ng/message');
  await ada.page.goto(`/ng/message/new/group?q=${friend.username}`);
  await checkOverflow(ada.page);
  const name = `Plain ${ada.member.username}`.slice(0, 30);
  await ada.page.getByLabel('Name', { exact: true }).fill(name);
  await button(ada.page, 'Create group').click();
  await ada.page.getByText('Add 1 more person.').first().waitFor();
  expect(await ada.page.getByLabel('Name', { exact: true }).inputValue()).toBe(name);
  await ada.page.goto(`/ng/message/new/group?q=${friend.username}`);
  await ada.page.getByLabel('Name', { exact: true }).fill(name);
  await ada.page.getByRole('radio', { name: 'After asking' }).check();
  await ada.page.getByRole('checkbox', { name: friend.username }).check();
  await button(ada.page, 'Create group').click();
  await ada.page.waitForURL(/\/message\?plid=\d+/);
  const groupID = groupIn(ada.page.url());

  const bola = await somebody(journey, { width: 360, javaScript: false });
  await bola.page.goto(`/ng/message/groupdetail?plid=${groupID}`);
  await link(bola.page, 'Ask to join').click();
  await bola.page.getByLabel('Why do you want to join?').fill('By a form.');
  await button(bola.page, 'Send request').click();
  await button(bola.page, 'Cancel request').waitFor();
  await checkOverflow(bola.page);

  await ada.page.goto(`/ng/message/groupdetail?plid=${groupID}&part=requests`);
  await ada.page.getByText('By a form.').waitFor();
  await button(ada.page, `Accept ${bola.member.username}`).click();
  await ada.page.getByText('No requests now').waitFor();
  await ada.page.goto(`/ng/message/groupdetail?plid=${groupID}&part=edit`);
  await ada.page.getByLabel('What the group is for').fill('Changed by a form.');
  await button(ada.page, 'Save').click();
  await ada.page.getByText('Changed by a form.').waitFor();
  await button(ada.page, 'Owner and admins').click();
  await ada.page.getByText('Only the owner and admins write now.').waitFor();
  await checkOverflow(ada.page);

  await bola.page.goto(`/ng/message/groupdetail?plid=${groupID}`);
  await link(bola.page, 'Leave group').click();
  await sheet(bola.page).getByRole('button', { name: 'Leave group' }).click();
  await bola.page.waitForURL(/\/message$/);
  const { data } = await ada.api.must('rooms.members', { groupID }, ada.member);
  expect(data.list.map(({ uid }) => uid)).not.toContain(bola.member.uid);
});

test('who is no host of a topic is not offered to open its chat there', async ({ journey }) => {
  const { page, person, api, member } = await somebody(journey, { width: 360 });
  await person.open('/ng/topic/101');
  await alive(page);
  expect(await link(page, 'Open a chat').count()).toBe(0);
  expect((await api.call('rooms.home', { topid: 101 }, member)).body).toMatchObject({ data: { create: 0 } });
});
