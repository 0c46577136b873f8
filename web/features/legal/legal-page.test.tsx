import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { LegalPage } from './index.ts';

test.each([
  ['global', 'privacy', 'Privacy policy'],
  ['ci', 'privacy', 'Politique de confidentialité'],
  ['in', 'privacy', 'निजता नीति'],
  ['global', 'terms', 'Terms of use'],
  ['ma', 'terms', 'Conditions d’utilisation'],
  ['in', 'terms', 'उपयोग की शर्तें'],
] as const)('the legal texts stand in three languages: in %s the %s are called %s', (country, page, title) => {
  const html = rendered(<LegalPage page={page} />, { country });
  expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1]).toBe(title);
  // A value that was not filled in, and a text that is not there.
  expect(html).not.toMatch(/\{(site|contact)\}|>legal\./);
  expect(html).toContain('privacy@example.org');
});
