import { expect, test } from 'vitest';
import { member, rendered } from '../../testing/rendered.tsx';
import { FoundPostRow, FoundUsers } from './components/FoundRows.tsx';

test.each([null, member])('members that were found are drawn with their button, whoever reads', (viewer) => {
  const user = { uid: 4, username: 'AdaFound', avatar: '', country_fid: 188, isFollowing: 0 as const, fansCount: 3 };
  const drawn = rendered(<FoundUsers users={[user] as never} />, { viewer });
  expect(drawn).toContain('AdaFound');
  expect(drawn).toContain('Follow');
});

test('a bug report that was found says that it is one', () => {
  const row = { tid: 5, pid: 6, page: 1, first: 1, subject: 'Torch', marked_subject: [], excerpt: [], author: 'Ada' };
  const of = (special: number) => ({
    ...row,
    country_fid: 188,
    avatar: '',
    dateline: 1,
    replies: 0,
    attachments: [],
    special,
  });
  expect(rendered(<FoundPostRow row={of(4) as never} />)).toContain('Bug report');
  expect(rendered(<FoundPostRow row={of(0) as never} />)).not.toContain('Bug report');
});
