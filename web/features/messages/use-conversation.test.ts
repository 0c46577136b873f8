import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messageTimes } from '../../../contract/domains/messages/limits.ts';
import type { ConversationPage } from '../../../contract/domains/messages/shapes.ts';
import { Link } from '../../router/links.tsx';
import { givenTo, mounted } from '../../testing/mounted.tsx';
import { member } from '../../testing/rendered.tsx';
import { ConversationRow } from './components/ConversationList.tsx';
import { useWriting } from './components/MessageField.tsx';
import { useConversation } from './use-conversation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const other = 12;
const page: ConversationPage = {
  ...{ plid: 3, groupowner: 0, members: [], lastpmid: 9, oldpmid: 9, more: 0, unread: 1, readpmid: 0 },
  list: [{ pmid: 9, uid: other, message: 'Hello.', dateline: 1 }],
  blocked: 0,
  can: { send: 1, sendRefusal: '' },
};

/** An open conversation of a site that answers so; what it was asked. */
async function opened(answer: () => Response | Promise<Response>) {
  const asked: { path: string; body: object; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(body ?? '{}')), key: new Headers(headers).get('idempotency-key') });
    return answer();
  });
  return { asked, ...(await mounted(() => useConversation(page, other, true), { viewer: member })) };
}

test('R-CHT-014 an open conversation counts as read after two seconds, once', async () => {
  const { act, asked } = await opened(() => Response.json({ status: 1, code: 0, msg: '', data: { num: 0 } }));
  await act(() => vi.advanceTimersByTimeAsync(messageTimes.readAfter * 1000 - 1));
  expect(asked).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(asked.map(({ path }) => path.split('?')[0])).toEqual(['/selfapi/ucenter/pmsetreaded']);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(1);
});

test.each([
  [2, [{ plid: 3, pmid: 9 }]],
  [0, []],
])('R-CHT-015 one with %i unread messages that is chosen is read at once', async (unread, read) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return Response.json({ status: 1, code: 0, msg: '', data: { num: 0 } });
  });
  const members = [{ uid: other, username: 'Bola', avatar: '', country_fid: 188, there: 1 as const }];
  const row = { plid: 3, lastpmid: 9, oldpmid: 1, groupowner: 0, members, unread, last: page.list[0]! };
  const { act } = await mounted(() => ConversationRow({ row, isOpen: false }), { viewer: member });
  await act((drawn) => givenTo(drawn, Link)[0]!.onClick?.({} as never));
  expect(asked).toEqual(read);
});

test('one that is left before isn’t read', async () => {
  const { asked, leave } = await opened(() => Response.json({}));
  await leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
});

describe('a message', () => {
  const sent = { pmid: 10, uid: member.uid, message: 'Did you get this?', dateline: 2, plid: 3 };

  test('R-CHT-013 R-CHT-031 that is sent is shown as on its way, then as failed with the service’s words; tried again it is the same one, and stands', async () => {
    const answers = [new Response('', { status: 502 }), Response.json({ code: 0, msg: '', data: sent })];
    let release = () => {};
    const held = () => new Promise<Response>((resolve) => (release = () => resolve(answers.shift()!)));
    const { act, asked, now } = await opened(held);
    const waiting = () => now().state.waiting.map(({ text, state, said }) => ({ text, state, said }));
    const { message: text } = sent;
    await act(({ send }) => send(text));
    expect(waiting()).toEqual([{ text, state: 'sending', said: '' }]);
    await act(() => release());
    expect(waiting()).toEqual([{ text, state: 'failed', said: 'Service error. Please retry later.' }]);
    await act(({ retry, state }) => retry(state.waiting[0]!.key));
    expect(waiting()).toEqual([{ text, state: 'sending', said: '' }]);
    await act(() => release());
    expect(waiting()).toEqual([]);
    expect(now().state.list.map(({ message }) => message)).toEqual(['Hello.', text]);
    const keys = asked.filter(({ path }) => path.includes('sendpm')).map(({ key }) => key);
    expect([keys.length, new Set(keys).size, keys[0]]).toEqual([2, 1, expect.any(String)]);
  });

  test('R-CHT-012 that is blank is not sent, and that it can’t be is shown for three seconds', async () => {
    const onSend = vi.fn();
    const { act, now } = await mounted(() => useWriting(onSend));
    await act(({ setText }) => setText('  '));
    await act(({ send }) => send());
    expect(now().blank.shown).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(messageTimes.blankShown * 1000 - 1));
    expect(now().blank.shown).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(now().blank.shown).toBe(false);
    expect(onSend).not.toHaveBeenCalled();
    await act(({ setText }) => setText(' Hello. '));
    await act(({ send }) => send());
    expect(onSend).toHaveBeenCalledExactlyOnceWith('Hello.');
    expect(now()).toMatchObject({ text: '', blank: { shown: false } });
  });
});
