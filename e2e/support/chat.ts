import type { Page, WebSocket } from 'playwright-core';
import type { Member } from '../../tests/support/people.ts';
import type { Journey } from './journey.ts';
import type { Person } from './person.ts';

export const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
export const log = (page: Page) => page.getByRole('log');
export const bubble = (page: Page, words: string) => log(page).locator('.chat-bubble', { hasText: words });
export const row = (page: Page, name: string) => page.locator('.chat-row', { hasText: name });
export const menu = (page: Page) => page.getByRole('button', { name: 'More about this chat' });
/** A message on its way, without the question of a page's history. */
export const saying = /\/v5\/chat\/messages$/;

/** Resolves once the socket's channels or signals have come. */
export const isLive = (page: Page, wanted: string): Promise<WebSocket> =>
  page.waitForEvent('websocket', (socket) =>
    socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(wanted)).then(() => true),
  );

/** Two members, the first at a wide window and the second at a phone. */
export async function two(journey: Journey) {
  const [ada, bola] = [await journey.visitor({ width: 1280 }), await journey.visitor({ width: 360 })];
  const [adaIs, bolaIs] = [await ada.register(), await bola.register()];
  return { ada, bola, adaIs, bolaIs };
}

let named = 0;

/** Says something by the call, as a client of its own would. */
export const say = ({ api }: Person, from: { token: string }, to: { uid: number }, text: string) => {
  named += 1;
  return api.must('messages.say', { conversationID: `C2C${to.uid}`, text, clientID: `journey-${named}` }, from);
};

/** Two who know each other: nothing waits to be accepted, and nothing bounds them. */
export async function acquainted(person: Person, one: Member, other: Member): Promise<void> {
  await say(person, one, other, 'Hello.');
  await say(person, other, one, 'Hello to you.');
}

/** Waits until the room's own code has taken over from its forms and links. */
export const roomAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('.chat-log') ?? {}).some((name) => name.startsWith('__react')),
  );
