import { expect, test } from 'vitest';
import type { Caller } from '../../api/wire.ts';
import { rendered } from '../../testing/rendered.tsx';
import { useT } from '../../texts/texts.tsx';
import { MemberPosts, noReplyYet, readWaitingReplies } from './index.ts';

const none = { ok: true, list: [], page: 1, totalPage: 1, count: 0 } as const;
const Replies = ({ waiting }: { waiting: number }) => (
  <MemberPosts result={{ ...none, list: [] }} empty={noReplyYet(useT(), waiting)} />
);

test('where no reply is out yet and some wait, their writer is led to those', () => {
  const shown = rendered(<Replies waiting={2} />);
  expect(shown).toContain('2 replies of yours are waiting for a moderator.');
  expect(shown).toContain('href="/ucenter/waiting"');
});

test('what waits are replies about which nobody has decided', async () => {
  const list = [
    { first: 0, decision: null },
    { first: 1, decision: null },
    { first: 0, decision: 'refused' },
  ];
  expect(await readWaitingReplies((async () => ({ data: { list, next: '' } })) as unknown as Caller)).toBe(1);
});
