import { expect } from 'vitest';
import { newMember, newThread } from '../tests/support/content.ts';
import { acquainted, bubble, field, roomAlive, row, say, two } from './support/chat.ts';
import { checkPage, shoot, test } from './support/journey.ts';

test('a row’s menu, by its button, puts the chat on top, marks it as read and makes it quiet', async ({ journey }) => {
  const { ada, adaIs, bolaIs } = await two(journey);
  await acquainted(ada, adaIs, bolaIs);
  await ada.open('/message');
  const its = row(ada.page, bolaIs.username);
  await its.hover();
  const more = ada.page.getByRole('button', { name: `More about ${bolaIs.username}` });
  const act = (name: string) => ada.page.getByRole('button', { name, exact: true });
  await more.click();
  await act('Keep on top').waitFor();
  await checkPage(ada.page);
  await shoot(ada.page, 'chat-row-menu-1280');
  await act('Keep on top').click();
  await its.getByText('Kept on top').waitFor();
  await more.click();
  await act('Mark as read').click();
  await its.getByText('1 unread message').waitFor({ state: 'detached' });
  await more.click();
  await act('Turn off notifications').click();
  await its.getByText('Notifications off').waitFor();
});

test('a declined request can be undone at once, and accepted later from its address', async ({ journey }) => {
  const bola = await journey.visitor({ width: 360 });
  const bolaIs = await bola.register();
  const [one, other] = [await newMember(bola.api), await newMember(bola.api)];
  for (const stranger of [one, other]) await say(bola, stranger, bolaIs, `Hello from ${stranger.username}.`);
  const decline = async (name: string) => {
    await bola.open('/message?requests=1');
    await row(bola.page, name).click();
    await bola.page.getByRole('button', { name: 'Decline' }).click();
    await bola.page.waitForURL(/requests=1/);
  };
  await decline(one.username);
  await bola.page.getByRole('button', { name: 'Undo' }).click();
  await field(bola.page).waitFor();
  await bubble(bola.page, `Hello from ${one.username}.`).waitFor();
  await decline(other.username);
  await bola.open(`/message?uid=${other.uid}`);
  await bola.page.getByText('Request declined.').last().waitFor();
  await checkPage(bola.page);
  await shoot(bola.page, 'chat-declined-360');
  await bola.page.getByRole('button', { name: 'Accept' }).click();
  await field(bola.page).waitFor();
});

test('a thread goes along with what is written to its author, and is a row in the chat', async ({ journey }) => {
  const { ada, bola, adaIs, bolaIs } = await two(journey);
  await acquainted(ada, adaIs, bolaIs);
  const { tid } = await newThread(bola.api, { author: bolaIs, subject: 'Blue hour on the bridge' });
  await ada.open(`/message?uid=${bolaIs.uid}&share=/forum/15443/${tid}`);
  await roomAlive(ada.page);
  expect(await field(ada.page).inputValue()).toMatch(new RegExp(`/forum/15443/${tid} $`));
  await field(ada.page).pressSequentially('Which bridge?');
  await field(ada.page).press('Enter');
  const shared = bubble(ada.page, 'Which bridge?').getByRole('link', { name: 'Blue hour on the bridge' });
  await shared.waitFor();
  await checkPage(ada.page);
  await shoot(ada.page, 'chat-thread-row-1280');
  await shared.click();
  await ada.page.waitForURL(new RegExp(`/forum/15443/${tid}$`));
});
