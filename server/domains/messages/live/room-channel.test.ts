import { afterEach, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { LiveClient } from '../../../../tests/support/live.ts';

const { api, member, url } = await testForum();
const clients: LiveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

async function enter(who: Writer): Promise<LiveClient> {
  const client = await LiveClient.enter(url, who.token);
  clients.push(client);
  return client;
}
async function listen(who: Writer, plid: number, pmid: number): Promise<LiveClient> {
  const client = await enter(who);
  client.join(`room:${plid}`, { pmid });
  await expect.poll(() => client.channelMessages.length).toBe(1);
  return client;
}
const sent = async (from: Writer, to: Writer, message: string) =>
  (await api.must('messages.send', { uid: to.uid, message }, from)).data;
const words = (client: LiveClient, plid: number) =>
  client.news(`room:${plid}`).flatMap(({ list }) => list.map(({ message }) => message));
const readBy = (client: LiveClient, plid: number, { uid }: Writer) =>
  client
    .news(`room:${plid}`)
    .at(-1)
    ?.read.find((each) => each.uid === uid)?.pmid;

async function acquainted(): Promise<[Writer, Writer, number]> {
  const [ada, bola] = [await member(), await member()];
  await sent(ada, bola, 'Hello.');
  return [ada, bola, (await sent(bola, ada, 'Hello to you.')).plid];
}

test('an open conversation is sent what came since, what comes, and how far the other one reads', async () => {
  const [ada, bola, plid] = await acquainted();
  const phone = await listen(ada, plid, 1);
  expect(words(phone, plid)).toEqual(['Hello to you.']);
  await sent(bola, ada, 'Are you there?');
  await expect.poll(() => words(phone, plid)).toEqual(['Hello to you.', 'Are you there?']);
  await sent(ada, bola, 'I am.');
  await expect.poll(() => words(phone, plid).at(-1)).toBe('I am.');
  expect(readBy(phone, plid, bola)).toBe(3);
  await api.must('messages.mark-read', { plid }, bola);
  await expect.poll(() => readBy(phone, plid, bola)).toBe(4);
});

test('nobody listens to another’s conversation, and a block ends it', async () => {
  const [ada, bola, plid] = await acquainted();
  const eve = await listen(await member(), plid, 0);
  expect([eve.refusal(`room:${plid}`), words(eve, plid)]).toEqual(['messages.not_exist', []]);
  const phone = await listen(ada, plid, 2);
  await api.must('follows.block', { block_uid: ada.uid, status: 1 }, bola);
  await expect.poll(() => phone.refusal(`room:${plid}`)).toBe('messages.cannot_start');
  const again = await listen(bola, plid, 0);
  expect([again.refusal(`room:${plid}`), words(again, plid)]).toEqual(['messages.cannot_start', []]);
});

test('what a member has deleted is not sent to them again, whatever their page claims', async () => {
  const [ada, bola, plid] = await acquainted();
  await api.must('messages.delete', { plid }, ada);
  expect(words(await listen(ada, plid, 0), plid)).toEqual([]);
  expect(words(await listen(bola, plid, 0), plid)).toEqual(['Hello.', 'Hello to you.']);
});

test('both are sent how many messages are unread, on whichever page they are', async () => {
  const [ada, bola] = [await member(), await member()];
  const phone = await enter(bola);
  await expect.poll(() => phone.last('messages.unread')).toEqual({ num: 0 });
  const { plid } = await sent(ada, bola, 'Hello.');
  await expect.poll(() => phone.last('messages.unread')).toEqual({ num: 1 });
  await api.must('messages.mark-read', { plid }, bola);
  await expect.poll(() => phone.last('messages.unread')).toEqual({ num: 0 });
});
