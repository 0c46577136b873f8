import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messageTimes } from '../../../contract/domains/messages/limits.ts';
import { currentToast } from '../../design/toasts.ts';
import { queueFor } from '../../offline/queue/from-page.ts';
import { clearQueue } from '../../offline/queue/queue.ts';
import { Link } from '../../router/links.tsx';
import { storeToken } from '../../session/token.ts';
import { givenTo, mounted } from '../../testing/mounted.tsx';
import { member } from '../../testing/rendered.tsx';
import { ConversationRow } from './components/ConversationRow.tsx';
import { withNews } from './conversation-state.ts';
import { chatPage, chatRow, message, news, other } from './testing/chat.ts';
import type { ChatTimes } from './use-chat-times.ts';
import { leftOf, useConversation } from './use-conversation.ts';
import { useMarkedRead } from './use-marked-read.ts';
import { useSending } from './use-sending.ts';
import { useWriting } from './use-writing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

interface Asked {
  path: string;
  body: Record<string, unknown>;
}

/** A site that answers so; what it was asked. */
function site(answer: (asked: Asked) => Response | Promise<Response>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const one = { path: url, body: JSON.parse(String(body ?? '{}')) as Record<string, unknown> };
    asked.push(one);
    return answer(one);
  });
  return asked;
}

const said = (data: unknown) => Response.json({ status: 1, code: 0, msg: '', data });

describe('an open conversation', () => {
  const opened = (page = chatPage(5, 9, { unreadCount: 1, readID: 8 })) =>
    mounted(
      () => {
        const conversation = useConversation(page, true);
        useMarkedRead(page, conversation.state, true);
        return conversation;
      },
      { viewer: member },
    );

  test('R-CHT-014 counts as read after two seconds, once', async () => {
    const asked = site(() => said({ unread: 0 }));
    const { act } = await opened();
    await act(() => vi.advanceTimersByTimeAsync(messageTimes.readAfter * 1000 - 1));
    expect(asked).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/v5/chat/read', { conversationID: `C2C${other}`, ID: 9 }],
    ]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveLength(1);
  });

  test('that is left before isn’t read', async () => {
    const asked = site(() => said({ unread: 0 }));
    const { leave } = await opened();
    await leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
  });

  test('R-CHT-001 whose read mark fails says nothing, and what failed is only logged', async () => {
    site(() => new Response('', { status: 502 }));
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { act, now } = await opened();
    await act(() => vi.advanceTimersByTimeAsync(messageTimes.readAfter * 1000));
    expect(logged).toHaveBeenCalledOnce();
    expect([currentToast(), now().state.list.length]).toEqual([null, 5]);
    logged.mockRestore();
  });

  test('that is a request is not read until it is accepted', async () => {
    const asked = site(() => said({ unread: 0 }));
    const request = chatPage(1, 2, { unreadCount: 2, readID: 0, request: 1 });
    const { act } = await mounted(() => useMarkedRead(request, useConversation(request, true).state, true), {
      viewer: member,
    });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toEqual([]);
  });

  test('fetches earlier messages, and says where they can’t be had', async () => {
    let works = false;
    const asked = site(() => (works ? said(chatPage(1, 4)) : new Response('', { status: 502 })));
    const { act, now } = await opened();
    expect(await earlier()).toBe(false);
    works = true;
    expect(await earlier()).toBe(true);
    expect(now().state.list.map(({ ID }) => ID)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(asked[0]!.path).toContain('nextReqMessageID=5');

    async function earlier() {
      let done: boolean | undefined;
      await act(async ({ earlier: fetchEarlier }) => {
        done = await fetchEarlier();
      });
      return done;
    }
  });

  test('asks for what it lacks from the last message without a gap, until it has all', async () => {
    const asked = site(({ path }) =>
      path.includes('after=9')
        ? said(chatPage(10, 11, { lastID: 12, isCompleted: false }))
        : said(chatPage(12, 12, { isCompleted: true })),
    );
    const { act, now } = await opened();
    await act(({ change }) => change((state) => ({ ...state, newest: 12 })));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(now().state.list.map(({ ID }) => ID)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
    expect(asked.filter(({ path }) => path.includes('after=')).map(({ path }) => /after=\d+/.exec(path)?.[0])).toEqual([
      'after=9',
      'after=11',
    ]);
  });
});

test.each([
  [2, [{ conversationID: `C2C${other}`, ID: 9 }]],
  [0, []],
])('R-CHT-015 one with %i unread messages that is chosen is read at once', async (unreadCount, read) => {
  const asked = site(() => said({ unread: 0 }));
  const times = { short: () => '' } as unknown as ChatTimes;
  const row = chatRow({ unreadCount });
  const { act } = await mounted(() => ConversationRow({ row, isOpen: false, times }), { viewer: member });
  await act((drawn) => givenTo(drawn, Link)[0]!.onClick?.({} as never));
  expect(asked.map(({ body }) => body)).toEqual(read);
});

describe('a message', () => {
  let page = chatPage(1, 9);
  beforeEach(async () => {
    page = chatPage(1, 9);
    await clearQueue();
    queueFor(member.uid);
  });

  /** A member who writes in a conversation of a site that answers so. */
  const writer = async () => {
    const mountedHere = await mounted(
      () => {
        const { state, change } = useConversation(page, true);
        return { state, change, ...useSending(page.conversationID, state, change) };
      },
      { viewer: member },
    );
    vi.stubGlobal('navigator', { onLine: true });
    Object.assign(document, { cookie: '' });
    storeToken('token');
    const shown = () => mountedHere.now().unsent.map(({ text, state, reason }) => ({ text, state, reason }));
    const settle = () => mountedHere.act(() => vi.advanceTimersByTimeAsync(50));
    return { ...mountedHere, shown, settle };
  };
  const arrives = ({ body }: Asked, ID: number) =>
    said({
      conversationID: page.conversationID,
      groupID: 7,
      message: message(ID, { from: member.uid, text: String(body.text), clientID: String(body.clientID) }),
    });

  test('R-CHT-013 R-CHT-031 is shown as on its way, then as failed with the service’s words; tried again it is the same one, and stands', async () => {
    const works = { now: false };
    let release = () => {};
    const asked = site(async (one) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return works.now ? arrives(one, 10) : new Response('', { status: 502 });
    });
    const { act, now, shown, settle } = await writer();
    const text = 'Did you get this?';
    await act(({ send }) => send({ text }));
    await settle();
    expect(shown()).toEqual([{ text, state: 'sending', reason: '' }]);
    await act(() => release());
    await settle();
    expect(shown()).toEqual([{ text, state: 'failed', reason: 'Service error. Please retry later.' }]);
    works.now = true;
    await act(({ retry, unsent }) => retry(unsent[0]!.key));
    await settle();
    expect(shown()).toEqual([{ text, state: 'sending', reason: '' }]);
    await act(() => release());
    await settle();
    expect(shown()).toEqual([]);
    expect(now().state.list.at(-1)).toMatchObject({ ID: 10, text });
    const names = asked.map(({ body }) => body.clientID);
    expect([names.length, new Set(names).size]).toEqual([2, 1]);
  });

  test('R-CHT-033 that a rule refuses stays with the service’s own words, and holds up nobody behind it', async () => {
    const asked = site((one) =>
      one.body.text === 'bad'
        ? Response.json({ status: 0, msg: 'You can’t use “bad” here.', error: 'messages.word_refused' })
        : arrives(one, 10),
    );
    const { act, now, shown, settle } = await writer();
    await act(({ send }) => {
      send({ text: 'bad' });
      send({ text: 'good' });
    });
    await settle();
    expect(asked.map(({ body }) => body.text)).toEqual(['bad', 'good']);
    expect(shown()).toEqual([{ text: 'bad', state: 'failed', reason: 'You can’t use “bad” here.' }]);
    expect(now().unsent[0]!.again).toBe(false);
    expect(now().state.list.at(-1)).toMatchObject({ text: 'good' });
    await act(({ drop, unsent }) => drop(unsent[0]!.key));
    expect(shown()).toEqual([]);
  });

  test('waits where there is no line, and goes out in order, once, when it is tried again', async () => {
    let ID = 9;
    let lost = true;
    const asked = site((one) => {
      if (lost) throw new TypeError('no line');
      ID += 1;
      return arrives(one, ID);
    });
    const { act, now, shown, settle } = await writer();
    await act(({ send }) => {
      send({ text: 'one' });
      send({ text: 'two' });
    });
    await settle();
    expect(shown().map(({ text, state }) => [text, state])).toEqual([
      ['one', 'waits'],
      ['two', 'waits'],
    ]);
    lost = false;
    asked.length = 0;
    await act(({ retry, unsent }) => retry(unsent[0]!.key));
    await settle();
    expect(asked.map(({ body }) => body.text)).toEqual(['one', 'two']);
    expect(
      now()
        .state.list.slice(-2)
        .map(({ text }) => text),
    ).toEqual(['one', 'two']);
    expect(shown()).toEqual([]);
  });

  test('that the channel brings before its answer stands once', async () => {
    let release = () => {};
    site(async (one) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return arrives(one, 10);
    });
    const { act, now, shown, settle } = await writer();
    await act(({ send }) => send({ text: 'Hello.' }));
    await settle();
    const clientID = now().unsent[0]!.key;
    const live = message(10, { from: member.uid, text: 'Hello.', clientID });
    await act(({ change }) => change((state) => withNews(state, news({ list: [live], lastID: 10 }), member.uid)));
    expect(shown()).toEqual([]);
    await act(() => release());
    await settle();
    expect(now().state.list.filter(({ ID }) => ID === 10)).toHaveLength(1);
  });
});

describe('the field', () => {
  const writing = (onSend = vi.fn(), enterBreaks = false) =>
    mounted(() => useWriting({ conversationID: 'C2C12', enterBreaks, onSend }), { viewer: member });
  const enter = (more: object = {}) =>
    ({ key: 'Enter', preventDefault: vi.fn(), nativeEvent: { isComposing: false }, ...more }) as never;

  test('R-CHT-012 R-CHT-020 R-CHT-021 blank is not sent, and that it can’t be is shown for three seconds; words are trimmed', async () => {
    const onSend = vi.fn();
    const { act, now } = await writing(onSend);
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
    expect(onSend).toHaveBeenCalledExactlyOnceWith('Hello.', undefined);
    expect(now()).toMatchObject({ text: '', blank: { shown: false } });
  });

  test('R-CHT-016 Enter sends and Ctrl+Enter begins a new line; on the phone of who set it so it is the other way round', async () => {
    const onSend = vi.fn();
    const { act, now } = await writing(onSend);
    await act(({ setText }) => setText('One'));
    await act(({ onKeyDown }) => onKeyDown(enter({ ctrlKey: true })));
    expect([now().text, onSend.mock.calls.length]).toEqual(['One\n', 0]);
    await act(({ onKeyDown }) => onKeyDown(enter()));
    expect(onSend).toHaveBeenCalledExactlyOnceWith('One', undefined);

    const onPhone = vi.fn();
    const turned = await writing(onPhone, true);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await turned.act(({ setText }) => setText('Two'));
    await turned.act(({ onKeyDown }) => onKeyDown(enter()));
    expect(onPhone).not.toHaveBeenCalled();
    await turned.act(({ onKeyDown }) => onKeyDown(enter({ ctrlKey: true })));
    expect(onPhone).toHaveBeenCalledExactlyOnceWith('Two', undefined);
  });

  test('takes 500 characters', async () => {
    const { act, now } = await writing();
    await act(({ setText }) => setText('x'.repeat(600)));
    expect(now().text).toHaveLength(500);
  });

  test('finds again what was written and not sent, with the message that it answers', async () => {
    const quote = { ID: 3, nick: 'Bola', text: 'Where?' };
    const first = await writing();
    await first.act(({ setText, answer }) => {
      setText('I come at');
      answer(quote);
    });
    await first.leave();
    const again = await writing();
    expect(again.now()).toMatchObject({ text: 'I come at', quote });
    await again.act(({ send }) => send());
    await again.leave();
    expect((await writing()).now()).toMatchObject({ text: '' });
  });
});

test('of the messages that may be sent before an answer, those that this page has sent are taken off', () => {
  const page = chatPage(1, 2, { can: { ...chatPage(1, 1).can, left: 2 } });
  const sent = [...page.messageList, message(3, { from: member.uid })];
  expect([leftOf(page, page.messageList, 0, member.uid), leftOf(page, sent, 0, member.uid)]).toEqual([2, 1]);
  expect([leftOf(page, sent, 1, member.uid), leftOf(chatPage(1, 2), sent, 1, member.uid)]).toEqual([0, -1]);
});
