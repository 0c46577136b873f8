import { describe, expect, test } from 'vitest';
import { countries } from '../../contract/primitives/countries.ts';
import { localeOf } from './locale.ts';

const prefixed = countries.filter((country) => country.code !== 'global');

describe('the locale of an address', () => {
  test.each(prefixed)('R-MSC-004 R-MSC-058 /$code selects the locale and its language', ({ code, language }) => {
    for (const path of [`/${code}`, `/${code}/latest`, `/${code}.data`, `/${code}/latest.data`, `/${code}/_.data`]) {
      const { country, basename, redirect } = localeOf(path);
      expect(country.code).toBe(code);
      expect(country.language).toBe(language);
      expect(basename).toBe(`/${code}`);
      expect(redirect).toBeUndefined();
    }
    expect(language).toBe(code === 'in' ? 'hi' : code === 'ci' || code === 'ma' ? 'fr' : 'en');
  });

  test('R-MSC-005 R-MSC-054 without a known prefix the locale is global, which has none', () => {
    for (const path of ['/', '/latest', '/_.data', '/forum/15443/7']) {
      expect(localeOf(path)).toMatchObject({ country: { code: 'global', language: 'en' }, basename: '/' });
    }
  });

  test('R-MSC-007 an unknown first segment is handled as global, 404 included', () => {
    for (const path of ['/404', '/xx', '/xx/latest', '/ngg', '/n']) {
      expect(localeOf(path)).toMatchObject({ country: { code: 'global' }, basename: '/' });
      expect(localeOf(path).redirect).toBeUndefined();
    }
  });

  test.each([
    ['/global', '/'],
    ['/global/latest', '/latest'],
    ['/en/latest', '/latest'],
    ['/fr', '/ma'],
    ['/fr/forum/15443/7', '/ma/forum/15443/7'],
    ['/hi/latest', '/in/latest'],
    ['/GH', '/gh'],
    ['/Ng/forum/15443/7', '/ng/forum/15443/7'],
    ['/GLOBAL/latest', '/latest'],
  ])('R-MSC-005 R-MSC-016 %s is spelt %s', (from, to) => {
    expect(localeOf(from).redirect).toBe(to);
  });

  test('an address that names a locale never leads to another site', () => {
    expect(localeOf('/global//evil.example').redirect).toBe('/evil.example');
    expect(localeOf('/en//evil.example/x').redirect).toBe('/evil.example/x');
  });
});
