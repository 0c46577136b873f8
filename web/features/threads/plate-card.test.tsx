import { expect, test } from 'vitest';
import { member, rendered } from '../../testing/rendered.tsx';
import { PlateCard } from './components/PlateCard.tsx';

const plateOf = (isCreator: boolean): string =>
  rendered(<PlateCard />, { country: 'ng', at: '/forum/15443/1', viewer: { ...member, isCreator } });

test('R-CRT-003 the name-plate of one’s own thread has the way to the Creator Center for creators only', () => {
  const html = plateOf(true);
  expect(html).toContain('href="/ng/ucenter/account/creator"');
  expect(html).toContain('Creator Center');
  expect(plateOf(false)).not.toContain('/ucenter/account/creator');
  expect(plateOf(false)).toContain('/do/economy.check-in');
});
