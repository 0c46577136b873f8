import { expect, test } from 'vitest';
import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import { mounted } from '../../../testing/mounted.tsx';
import { member } from '../../../testing/rendered.tsx';
import { emptyCompose } from './compose-state.ts';
import { composeStore } from './compose-store.ts';
import { stateOf, storedDraft } from './draft.ts';
import { useKindOfDraft } from './use-kind-of-draft.ts';

const pollster = { ...member, mayPost: ['plain', 'poll'] as const };

/** Where the composer of a kind leads that holds a draft of a kind. */
async function leads(written: KindName, shown: KindName, { isNew = true, mayPoll = true, at = '/note/thread' } = {}) {
  const store = composeStore({ ...emptyCompose, kind: written }, null, () => {});
  const viewer = mayPoll ? { ...pollster, mayPost: [...pollster.mayPost] } : member;
  const { router, act } = await mounted(() => useKindOfDraft(store, shown, isNew), { viewer, at });
  return { store, router, act };
}

test('a draft of a poll comes back as a poll, under the address that it was asked for by', async () => {
  for (const at of ['/note/thread', '/note/thread?draft=7']) {
    const { router } = await leads('poll', 'plain', { at });
    const search = at.slice('/note/thread'.length);
    expect(router.navigate).toHaveBeenCalledExactlyOnceWith(`/note/thread/pollp${search}`, { replace: true });
  }
});

test.each([
  ['a plain draft', 'plain', 'plain', {}],
  ['a poll in its composer', 'poll', 'poll', {}],
  ['a post that is being changed', 'poll', 'plain', { isNew: false }],
  ['a poll of somebody who may post none', 'poll', 'plain', { mayPoll: false }],
  ['what only a menu leads to', 'forward', 'plain', {}],
] as const)('%s stays where it is', async (_, written, shown, how) => {
  const { router } = await leads(written, shown, how);
  expect(router.navigate).not.toHaveBeenCalled();
});

test('its composer says of which kind a post is, and the draft of it too', () => {
  const poll = { name: 'poll', saved: () => ({ options: [] }), restored: (saved: unknown) => saved } as const;
  const store = composeStore(emptyCompose, null, () => {});
  store.open(poll);
  expect(store.get().kind).toBe('poll');
  store.dispatch({ kind: 'kind', name: 'plain' });
  store.close();
  store.open({ ...poll, name: 'plain' });
  expect(store.get().kind).toBe('plain');
  const before = { html: '', photos: [], parts: {}, traits: {} } as unknown as Parameters<typeof stateOf>[0];
  expect(stateOf({ ...before, kind: 'poll' }).kind).toBe('poll');
  expect(storedDraft(7)).toBe(null);
});
