import { expect, test } from 'vitest';
import { member, rendered } from '../../testing/rendered.tsx';
import { FoundUsers } from './components/FoundRows.tsx';

test.each([null, member])('members that were found are drawn with their button, whoever reads', (viewer) => {
  const user = { uid: 4, username: 'AdaFound', avatar: '', country_fid: 188, isFollowing: 0 as const, fansCount: 3 };
  const drawn = rendered(<FoundUsers users={[user] as never} />, { viewer });
  expect(drawn).toContain('AdaFound');
  expect(drawn).toContain('Follow');
});
