import { describe, expect, test, vi } from 'vitest';
import { mounted } from '../../../testing/mounted.tsx';
import { member, rendered } from '../../../testing/rendered.tsx';
import { RoomHead } from '../components/RoomHead.tsx';
import { HeadActsContext } from '../head-acts.ts';
import { faceOf } from '../person.ts';
import type { MessagesRead } from '../queries.ts';
import { chatPage, chatRow, other } from '../testing/chat.ts';
import { LargeActs, PanelHead, SmallPanel } from './PanelHead.tsx';
import type { PanelActs } from './use-panel-acts.ts';
import { usePanelView } from './use-panel-view.ts';

const nothing = () => {};
const acts: PanelActs = { open: nothing, makeSmall: nothing, makeLarge: nothing, close: nothing, onKeyDown: nothing };

const place = { conversationID: '', plid: 0, before: 0, after: '', requests: false, q: '', finds: false };
const read = (fields: Partial<MessagesRead> = {}): MessagesRead => ({
  place: { ...place, asksToDelete: false },
  list: { list: [], next: '', unread: 0, requests: 0 },
  ...{ open: null, settings: null, found: null, now: 1_700_000_000, clientID: 'a-client-id' },
  ...fields,
});

describe('an address of the panel’s own', () => {
  const opened = async () => {
    const [open, reload] = [vi.fn<(search: string) => void>(), vi.fn<() => Promise<void>>(async () => {})];
    const panel = await mounted(() => usePanelView('?uid=12', { open, reload }), { viewer: member });
    return { open, reload, panel, view: panel.now() };
  };

  test('opens what leads to the messages, and leaves the rest to the page', async () => {
    const { open, panel, view } = await opened();
    await view.router?.navigate('/message?uid=12&before=40');
    await view.router?.navigate({ pathname: '/message', search: '?q=phone' });
    await view.router?.navigate('/message');
    expect(open.mock.calls).toEqual([['?uid=12&before=40'], ['?q=phone'], ['']]);
    expect(panel.router.navigate).not.toHaveBeenCalled();
    await view.router?.navigate('/message/new');
    await view.router?.navigate('/profile/12', { replace: true });
    expect(panel.router.navigate.mock.calls).toEqual([
      ['/message/new', undefined],
      ['/profile/12', { replace: true }],
    ]);
    expect(open).toHaveBeenCalledTimes(3);
  });

  test('asks for itself anew and not for the page around it', async () => {
    const { reload, panel, view } = await opened();
    await view.router?.revalidate();
    expect(reload).toHaveBeenCalledOnce();
    expect(panel.router.revalidate).not.toHaveBeenCalled();
    expect(view.state.page.location).toMatchObject({ pathname: '/message', search: '?uid=12' });
  });

  test('stays the same while the page around it changes, so that channels are held', async () => {
    const { panel, view } = await opened();
    await panel.act(nothing);
    expect(panel.now().router).toBe(view.router);
  });
});

test('the large panel leads to its own page, is made small and closed, and has no menu', () => {
  const page = chatPage(1, 3);
  const head = rendered(
    <HeadActsContext value={<LargeActs search="?uid=12" acts={acts} />}>
      <RoomHead page={page} face={faceOf(page)} state={{ typing: [] }} />
    </HeadActsContext>,
    { country: 'ng', viewer: member },
  );
  expect(head).toMatch(
    /href="\/ng\/message\?uid=12"[^>]*aria-label="Open on its own page"|aria-label="Open on its own page"[^>]*href="\/ng\/message\?uid=12"/,
  );
  for (const name of ['Make small', 'Close the panel', 'Your chats']) expect(head).toContain(`aria-label="${name}"`);
  expect(head).not.toContain('More about this chat');
});

test('a list that isn’t the first page has a way back', () => {
  expect(rendered(<PanelHead title="Requests" isRoot={false} />)).toContain('aria-label="Your chats"');
  expect(rendered(<PanelHead title="Chat" isRoot />)).not.toContain('aria-label="Your chats"');
});

describe('made small', () => {
  const small = (given: MessagesRead | undefined) =>
    rendered(<SmallPanel read={given} acts={acts} />, { country: 'ng', viewer: member });

  test('it shows whom it is with and how much is unread there', () => {
    const shown = small(
      read({
        list: { list: [chatRow({ unreadCount: 2 })], next: '', unread: 5, requests: 0 },
        open: { ok: true, page: chatPage(1, 9) },
      }),
    );
    expect(shown).toContain('Bola');
    expect(shown).toContain('2 unread messages');
    expect(shown).toMatch(
      /aria-label="Make large"[^>]*aria-expanded="false"|aria-expanded="false"[^>]*aria-label="Make large"/,
    );
    expect(shown).toContain('aria-label="Close the panel"');
  });

  test('of the list it shows all that is unread, and nothing where nothing is', () => {
    const list = { list: [chatRow({ conversationID: `C2C${other}`, unreadCount: 3 })], next: '', requests: 0 };
    expect(small(read({ list: { ...list, unread: 3 } }))).toContain('3 unread messages');
    expect(small(read())).not.toContain('unread');
    expect(small(undefined)).toContain('Chat');
  });
});
