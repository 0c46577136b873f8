import { expect, test, vi } from 'vitest';
import { formAction } from '../../../contract/primitives/page-form.ts';
import type { Said } from '../../../contract/primitives/said.ts';
import { begunByForm, pressBegun } from './press-begun.ts';

const refused = (name: string): NonNullable<Said['refused']> => ({ name, msg: '', issues: [], extra: {} }) as never;
const asked = (call: string, fields: Said['fields']): Said => ({ call, fields, refused: refused('wire.unauthorized') });

/** A page with a button for each of these. */
function pageWith(actions: readonly string[]) {
  const pressed: string[] = [];
  const buttons = actions.map((action) => ({ getAttribute: () => action, click: () => pressed.push(action) }));
  return { pressed, page: { querySelectorAll: vi.fn(() => buttons) } as unknown as ParentNode };
}

test('what a form was to do waits for the log-in, through one that is refused, and nothing else does', () => {
  const follow = asked('follows.follow', { follow_uid: '7', follow: '1' });
  expect(begunByForm(follow)).toEqual(follow);
  const again = { _do: 'follows.follow', _with: '{"follow_uid":"7"}', username: 'ada' };
  const said = { call: 'sign-in.login', fields: again, refused: refused('accounts.wrong') };
  expect(begunByForm(said)).toEqual({ call: 'follows.follow', fields: { follow_uid: '7' } });
  expect(begunByForm({ ...said, fields: { ...again, _with: '{' } })).toBeUndefined();
  expect(begunByForm({ ...follow, refused: refused('wire.stale_form') })).toBeUndefined();
  expect([begunByForm(null), begunByForm(undefined)]).toEqual([undefined, undefined]);
});

test.each([
  ['follows.follow', { follow_uid: 7, follow: 1 }],
  ['topics.follow', { topid: 7, status: 0 }],
  ['groups.join', { groupid: 7 }],
  ['threads.favorite', { id: 7, favorite: 1 }],
  ['threads.like', { pid: 7, like: 1 }],
  ['threads.vote', { tid: 7, _of: 'poll' }],
  ['threads.reward-post', { pid: 7, _of: 'reward' }],
  ['review.report', { tid: 7, pid: 8, _of: 'report' }],
  ['threads.new-reply', { tid: 7, _to: '/forum/15443/7#pid{pid}' }],
] as const)('%s is pressed where it stands, and no other of its kind', (call, fields) => {
  const own = formAction(call, fields);
  const others = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value}1`]));
  const { page, pressed } = pageWith([formAction(call, others), '/do/other.call', own, own]);
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  expect(pressBegun(asked(call, { ...texts, message: 'typed' }), page)).toBe(true);
  expect(pressed).toEqual([own]);
});

test('what stands there no more is left', () => {
  const { page, pressed } = pageWith([formAction('follows.follow', { follow_uid: 7, follow: 0 })]);
  expect(pressBegun(asked('follows.follow', { follow_uid: '7', follow: '1' }), page)).toBe(false);
  expect(pressed).toEqual([]);
});
