import { expect, test } from 'vitest';
import { member, rendered } from '../../testing/rendered.tsx';
import { KnownCard, type KnownOfMember } from './components/KnownCard.tsx';

const row = { label: 'Orders', value: '', count: 1200, at: null, to: '' };
const shown = (known: KnownOfMember, country: 'ng' | 'ci' | 'in' = 'ng') =>
  rendered(<KnownCard known={known} />, { country, viewer: { ...member, groupid: 1 } }).replaceAll('<!-- -->', '');

test.each(['ng', 'ci', 'in'] as const)(
  'each thing is said with how many, when last, and the way to more, in %s',
  (country) => {
    const at = '2026-11-27T08:05:00Z';
    const html = shown([{ domain: 'store', rows: [{ ...row, at, to: '/operator/orders?uid=7' }] }], country);
    expect(html).toMatch(/href="[^"]*\/operator\/orders\?uid=7"[^>]*>Orders</);
    expect(html).toMatch(/1\D200/);
    expect(html).toContain('2026-11-27 08:05 UTC');
    expect(html).not.toMatch(/operators\.\w/);
  },
);

test('a thing that isn’t counted is its words alone, and where nothing is known it says so', () => {
  const html = shown([{ domain: 'invitations', rows: [{ ...row, label: 'Invited by', value: 'Ada', count: null }] }]);
  expect(html).toContain('Invited by');
  expect(html).toContain('Ada');
  expect(html).not.toMatch(/<a |Last on/);
  expect(shown([])).toContain('Nothing else is known of this member.');
});
