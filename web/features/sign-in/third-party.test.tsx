import { describe, expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { OtherWays } from './components/OtherWays.tsx';
import { placeOf, readNewcomer } from './third-party.ts';

test.each([
  ['R-TPY-003 a member goes home', 'facebook', 'login_success', 'home'],
  ['R-TPY-003 whichever the site', 'google', 'login_success', 'home'],
  ['R-TPY-004 a newcomer of the social network completes', 'facebook', 'new_user', 'complete'],
  ['R-TPY-004 one of the search engine goes home', 'google', 'new_user', 'home'],
  ['R-TPY-005 any other value is confirmed', 'facebook', 'same_email', 'confirm'],
  ['R-TPY-005 also one that nobody knows', 'google', 'something', 'confirm'],
] as const)('%s', (_title, provider, success, place) => {
  expect(placeOf(provider, success)).toBe(place);
});

describe('the ways in by accounts elsewhere', () => {
  test('R-TPY-001 two are offered where both are set up, as plain links in the locale that is read', () => {
    const html = rendered(<OtherWays />, { country: 'ng', otherSites: ['facebook', 'google'] });
    expect([...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))).toEqual([
      '/selfapi/facebook/start?aim=enter&country=ng',
      '/selfapi/google/start?aim=enter&country=ng',
    ]);
  });

  test('one that is not set up is hidden, and all of it where none is', () => {
    expect(rendered(<OtherWays />, { otherSites: ['google'] })).not.toContain('facebook');
    expect(rendered(<OtherWays />)).toBe('');
  });
});

test.each([
  ['', undefined],
  ['{"name":"x"}', undefined],
  ['{"facebookid":"7","name":"Kofi","email":3}', { facebookid: '7', name: 'Kofi', email: '' }],
])('what was handed over is read with care: %s', (text, newcomer) => {
  expect(readNewcomer(text)).toEqual(newcomer);
});
