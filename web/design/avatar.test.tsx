import { expect, test } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { Avatar } from './Avatar.tsx';
import { type DecInfo, hueCount, hueOf, initialsOf, portraitOf } from './avatar.ts';
import { personOf } from './person.ts';
import { UserChip } from './UserChip.tsx';

test.each([
  ['AdaezeShoots', 'AS'],
  ['omar_k', 'OK'],
  ['Chidi Okafor', 'CO'],
  ['lagos99', 'L'],
  ['प्रिया नायर', 'प्रिना'],
  ['', '?'],
  ['___', '?'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('the same name has the same hue everywhere, within the sheet', () => {
  for (const name of ['TundeB', 'omar_k', 'प्रिया', '🦁']) {
    expect(hueOf(name)).toBe(hueOf(name));
    expect(hueOf(name)).toBeLessThan(hueCount);
  }
});

const worn: DecInfo = {
  avatar: '/a.webp',
  dec_goods_id: 12,
  dec_position: 'center',
  dec_url: '/ring.webp',
  ec_url: '/old.webp',
};

test('R-PST-024 the decoration is dec_url, or ec_url in the other spelling', () => {
  expect(portraitOf(worn)).toEqual({ picture: '/a.webp', decoration: '/ring.webp', position: 'center', goods: 12 });
  expect(portraitOf({ ...worn, dec_url: '' }).decoration).toBe('/old.webp');
  expect(portraitOf({ ...worn, dec_url: '', ec_url: '' }).decoration).toBe('');
});

test("R-PST-024 a reply's picture and decoration are read from its decInfo", () => {
  const bare: DecInfo = { avatar: '', dec_goods_id: 0, dec_position: '', dec_url: '', ec_url: '' };
  const reply = {
    author: 'omar_k',
    authorid: 3,
    avatar: bare,
    group: { groupid: 10, grouptitle: 'Level 3', iscreator: 0 as const },
    country_fid: 206,
    certify: 0 as const,
    decInfo: worn,
  };
  const person = personOf(reply);
  const html = rendered(<Avatar name={person.name} country={person.country} info={person.info} />);
  expect(html).toContain('src="/a.webp"');
  expect(html).toContain('class="avatar-deco" src="/ring.webp"');
  expect(personOf({ ...reply, decInfo: undefined }).info).toBe(bare);
});

test("a creator's badge has the tone of what is worth something, whatever its language calls it", () => {
  const of = (groupid: number, iscreator: 0 | 1) =>
    personOf({
      author: 'AdaezeShoots',
      authorid: 3,
      avatar: { avatar: '', dec_goods_id: 0, dec_position: '', dec_url: '', ec_url: '' },
      group: { groupid, grouptitle: 'Créateur', iscreator },
      country_fid: 188,
      certify: 0,
    }).group?.tone;
  expect([of(10, 1), of(10, 0), of(3, 0), of(1, 0)]).toEqual(['value', 'plain', 'primary', 'official']);
});

test("without a picture the initials stand on the country's cloth, and are named once", () => {
  const html = rendered(<Avatar name="Wanjiru.M" country="ke" />);
  expect(html).toContain('data-cloth="wave"');
  expect(html).toContain('data-initials="WM"');
  expect(html).toContain('role="img" aria-label="Wanjiru.M"');
  expect(rendered(<Avatar name="Wanjiru.M" country="ke" decorative />)).not.toContain('aria-label');
});

test('a deleted member is named without a link to a page that isn’t there', () => {
  const group = { groupid: 10, grouptitle: 'Level 1', iscreator: 0 as const };
  const avatar = { avatar: '', dec_goods_id: 0, dec_position: '', dec_url: '', ec_url: '' };
  const row = { author: 'omar_k', authorid: 7, avatar, group, country_fid: 188, certify: 0 as const };
  expect(rendered(<UserChip person={personOf(row)} />)).toContain('href="/ucenter/account/posts?uid=7"');
  const gone = { ...row, author: 'A former member', group: { ...group, grouptitle: '' } };
  const html = rendered(<UserChip person={personOf(gone)} />);
  expect(html).toContain('A former member');
  expect(html).not.toContain('href="/ucenter');
});
