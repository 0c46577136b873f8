import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { liveCloses, livePath } from '../../../contract/live.ts';
import { testForum } from '../../../tests/support/forum.ts';
import { LiveClient } from '../../../tests/support/live.ts';
import { asyncApiDocument, liveFrames } from './async-document.ts';

const { api, member, url } = await testForum();
const clients: LiveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

/** The document as an outside client reads it. */
interface Document {
  asyncapi: string;
  channels: { live: { address: string; messages: Record<string, unknown>; 'x-close-codes': Record<string, number> } };
  operations: Record<'receive' | 'send', { messages: { $ref: string }[] }>;
  components: { messages: Record<string, { payload: object; examples: { payload: unknown }[] }> };
}
const document = (await (await api.fetch('/asyncapi.json')).json()) as Document;
const { messages } = document.components;
const namesOf = (operation: 'receive' | 'send'): string[] =>
  document.operations[operation].messages.map(({ $ref }) => $ref.slice($ref.lastIndexOf('/') + 1));
const fits = (name: string, value: unknown): boolean =>
  z.fromJSONSchema(messages[name]!.payload as never).safeParse(value).success;

const ada = await member();
async function enter(hello: object): Promise<LiveClient> {
  const client = new LiveClient(url);
  clients.push(client);
  await client.opened();
  client.say(hello);
  await expect.poll(() => client.last('messages.unread')).toBeDefined();
  return client;
}

test('the checked-in document is the contract as it stands, and is what is served', () => {
  const stored: unknown = JSON.parse(readFileSync(new URL('../../../contract/asyncapi.json', import.meta.url), 'utf8'));
  expect(stored, 'run npm run made').toEqual(JSON.parse(JSON.stringify(asyncApiDocument())));
  expect(document).toEqual(stored);
  expect([document.asyncapi, document.channels.live.address]).toEqual(['3.0.0', livePath]);
  expect(document.channels.live['x-close-codes']).toEqual(liveCloses);
});

test('it is shown beside the calls', async () => {
  expect(await (await api.fetch('/docs')).text()).toContain('href="/docs/live"');
  const page = await (await api.fetch('/docs/live')).text();
  for (const { name } of liveFrames()) expect(page).toContain(`<h3>${name}</h3>`);
});

test('every example is of its own shape', () => {
  expect(Object.keys(messages)).toEqual([...namesOf('receive'), ...namesOf('send')]);
  for (const [name, { examples }] of Object.entries(messages)) {
    for (const { payload } of examples) expect([name, fits(name, payload)]).toEqual([name, true]);
  }
});

describe('every example of a browser is taken by the socket, which answers as the document says', () => {
  const entering = ['token', 'sign'];
  test.each(entering)('%s', async (name) => {
    const sign = (await api.must('messages.sign', { userId: ada.uid }, ada)).data.userSign;
    const example = messages[name]!.examples[0]!.payload as Record<string, string>;
    expect(Object.keys(example)).toEqual([name]);
    const client = await enter({ ...example, [name]: name === 'sign' ? sign : ada.token });
    expect(client.received.every((signal) => fits(`signal-${signal.signal}`, signal))).toBe(true);
  });

  test.each(namesOf('receive').filter((name) => !entering.includes(name)))('%s', async (name) => {
    const client = await enter({ token: ada.token });
    for (const { payload } of messages[name]!.examples) {
      client.socket.send(typeof payload === 'string' ? payload : JSON.stringify(payload));
    }
    client.join(`rooms:${ada.uid}`, {});
    await expect.poll(() => client.news(`rooms:${ada.uid}`).length).toBeGreaterThan(0);
    for (const message of client.channelMessages) {
      const kind = 'data' in message ? `news-${message.channel.split(':')[0]}` : 'refused';
      expect([kind, fits(kind, message)]).toEqual([kind, true]);
    }
  });
});
