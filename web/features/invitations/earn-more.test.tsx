import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { EarnMore } from './components/EarnMore.tsx';

const shown = (per_invitee: number, per_phone: number, verified = true) =>
  rendered(<EarnMore rewards={{ per_invitee, per_phone }} verified={verified} />);

test('the other ways to XGold say what they earn now', () => {
  const html = shown(50, 777);
  expect(html).toContain('50 XGold for each friend who counts');
  expect(html).toContain('777 XGold, once for each phone');
});

test('a way that earns nothing now is left out, and so is a card without a way', () => {
  expect(shown(0, 777)).not.toContain('/ucenter/invitation');
  expect(shown(50, 0)).not.toContain('/ucenter/imei');
  expect(shown(0, 0)).toBe('');
  expect(shown(0, 0, false)).toContain('/ucenter/setting/account');
});
