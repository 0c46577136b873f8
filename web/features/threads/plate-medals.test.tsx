import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { MedalsWithMore } from './components/PlateMedals.tsx';

const medals = [1, 2, 3, 4, 5].map((medalid) => ({
  ...{ id: `medal-${medalid}`, medalid, s3_medal: '/medals/welcome.svg', name: `Medal ${medalid}`, wear: medalid },
}));
const drawn = (medalsCount: number) =>
  rendered(<MedalsWithMore uid={8} medals={medals} medalsCount={medalsCount} />, { country: 'ng' });

test('R-MED-004 a name-plate shows five medals, and a link where there are more', () => {
  expect(drawn(7).match(/<img/g)).toHaveLength(5);
  expect(drawn(7)).toContain('2 more');
  expect(drawn(7)).toContain('/ng/ucenter/account/perinfo?uid=8');
  expect(drawn(5)).not.toContain('more');
});
