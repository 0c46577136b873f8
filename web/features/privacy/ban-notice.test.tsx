import { expect, test } from 'vitest';
import { member, rendered } from '../../testing/rendered.tsx';
import { AppealForm } from '../moderation/index.ts';
import { BanNotice } from './components/BanNotice.tsx';

const page = (
  <BanNotice>
    <AppealForm />
  </BanNotice>
);

test('a guest at the page of the suspended reads what is true for everybody, and goes on from there', () => {
  const html = rendered(page, { country: 'ng', at: '/banned' });
  expect(html).toContain('For suspended accounts');
  expect(html).toContain('Everyone else can keep reading.');
  expect(html).toContain('href="/ng"');
  expect(html).toContain('showlogin');
  expect(html).not.toContain('Log out');
  expect(html).not.toContain('<form');
});

test('a member who may read again reads so, and goes home from there', () => {
  const html = rendered(page, { country: 'ng', at: '/banned', viewer: member });
  expect(html).not.toContain('For suspended accounts');
  expect(html).toContain('href="/ng"');
});
