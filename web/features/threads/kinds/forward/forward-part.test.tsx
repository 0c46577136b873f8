import { expect, test } from 'vitest';
import type { Forward, ForwardedThread } from '../../../../../contract/domains/threads/kinds/forward/shapes.ts';
import { member, rendered } from '../../../../testing/rendered.tsx';
import { composerOfPage } from '../../compose/ComposePage.tsx';
import { composedKindOf, createTools } from '../composed-kinds.ts';
import type { AnyThread } from '../kind.ts';
import { ForwardComposer } from './ForwardComposer.tsx';
import { ForwardPart } from './ForwardPart.tsx';
import { forwardCompose } from './forward-compose.ts';
import { forwardPath } from './forward-path.ts';

const source: ForwardedThread = {
  ...{ tid: 7, pid: 8, fid: 15443, country_fid: 188, subject: 'Where the charger went' },
  ...{ authorid: 2, author: 'BilalTech', avatar: '', dateline: 1, replies: 3, like: 12, picture: null },
};
const drawn = (forward_info: Forward | null) =>
  rendered(<ForwardPart thread={{ special: 3, forward_info } as AnyThread} onChange={() => undefined} />);

test('a forward shows what it forwards, and leads there', () => {
  const html = drawn({ state: 'shown', thread: source, own: {} });
  for (const each of ['BilalTech', 'Where the charger went', 'href="/forum/15443/7"', '12 likes', '3 replies']) {
    expect(html).toContain(each);
  }
  expect(drawn(null)).toBe('');
});

test.each([
  ['deleted', 'This post was deleted'],
  ['hidden', 'A moderator hid this post'],
  ['closed', 'You can’t see this post'],
  ['muted', 'You muted the author of this post'],
  ['blocked', 'You blocked the author of this post'],
] as const)('where what it forwards is %s it says so', (state, words) => {
  expect(drawn({ state, thread: null, own: {} })).toContain(words);
});

test('its composer is opened from a thread’s Share, and is none of the composer’s tools', () => {
  expect(createTools.some(({ kind }) => kind === 'forward')).toBe(false);
  expect(forwardPath(7)).toBe('/note/thread/forward?tid=7');
  expect(composerOfPage('forward')?.Composer).toBe(composedKindOf({ special: 3 })?.Composer);
  expect(rendered(<ForwardComposer uid={member.uid} editing={null} />, { viewer: member })).toContain(
    'choose Share and then Forward',
  );
});

test('it goes out once it is known what it forwards; one that is out may be changed though that is gone', () => {
  const draft = forwardCompose.begin(null);
  expect(forwardCompose.ready(draft)).toBe(false);
  expect(forwardCompose.ready({ ...draft, source })).toBe(true);
  const gone = { forward_info: { state: 'deleted', thread: null, own: {} } } as never;
  expect(forwardCompose.ready(forwardCompose.begin(gone))).toBe(true);
});
