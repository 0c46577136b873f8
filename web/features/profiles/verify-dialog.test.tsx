import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { VerifyDialog } from './components/VerifyDialog.tsx';

const html = rendered(<VerifyDialog open lacking={['picture', 'gender']} onClose={() => undefined} />, {
  country: 'ng',
});
const rows = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, row]) => row!.replace(/<[^>]*>/g, ' ').trim());
const words = (markup: string): string => markup.replace(/<[^>]*>/g, '').trim();

test('R-PRO-006 the verify dialog asks for picture, birthday, gender and e-mail, each missing or done, and has two buttons', () => {
  expect(rows.map((row) => row.split(/\s+/))).toEqual([
    ['Photo', 'Missing'],
    ['Birthday', 'Done'],
    ['Gender', 'Missing'],
    ['E-mail', 'Done'],
  ]);
  expect([...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inside]) => words(inside!))).toContain('Cancel');
});

test('R-PRO-007 Verify in it goes to the basic information', () => {
  const [, href, inside] = /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/s.exec(html)!;
  expect([href, words(inside!)]).toEqual(['/ng/ucenter/setting/basicinfo', 'Verify']);
});
