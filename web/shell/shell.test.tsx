import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import { fetchedParts } from '../parts/part.ts';
import { member, rendered } from '../testing/rendered.tsx';
import { CountryDialog } from './CountryDialog.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageDialog } from './LanguageDialog.tsx';
import { localeOfLanguage } from './languages.ts';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { layouts } from './layouts/layouts.ts';
import { PermissionLayout } from './layouts/PermissionLayout.tsx';
import { TabBar } from './TabBar.tsx';
import { Tools } from './Tools.tsx';
import { topShows } from './top-button.ts';

const nothing = () => undefined;
const sheet = (name: string): string =>
  readFileSync(new URL(`../design/styles/${name}.css`, import.meta.url), 'utf8').replace(/\s+/g, ' ');

test('R-SES-019 a visitor sees the log-in picture in place of the avatar menu', () => {
  const guest = rendered(<Header />);
  expect(guest).toContain('href="/?showlogin"');
  expect(guest).toMatch(/showlogin"[^>]*><svg class="icon[^"]*"[^>]*><use href="[^"]*#(?:i-)?user"/);
  expect(guest).not.toContain('Your account');
  const own = rendered(<Header />, { viewer: member });
  expect(own).toContain('aria-label="Your account"');
  expect(own).not.toContain('showlogin');
});

test('R-THR-012 Create leads straight to the plain composer, in the locale; a guest is asked to log in first', () => {
  const shown = (viewer: Viewer | null) => [
    rendered(<Header />, { country: 'ng', viewer }),
    rendered(<TabBar />, { country: 'ng', viewer }),
  ];
  for (const html of shown(member)) expect(html).toMatch(/<a [^>]*href="\/ng\/note\/thread"/);
  for (const html of shown(null)) expect(html).not.toContain('/note/thread');
});

test('R-MSC-013 the floating toolbar offers refresh, scroll to top, country switch and language switch', () => {
  const html = rendered(<Tools />, { country: 'ng' });
  const labels = [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label);
  expect(labels).toEqual(['Page tools', 'Refresh', 'Back to top', 'Country: Nigeria', 'Language: English']);
});

test.each([
  [false, 0, 900, 800, false],
  [false, 1700, 1500, 800, true],
  [true, 1500, 1500, 800, true],
  [false, 1500, 1500, 800, false],
  [true, 1500, 1600, 800, false],
  [true, 900, 700, 800, false],
])('shown %s, from %i to %i on a screen of %i the Top button shows: %s', (was, from, to, screen, shows) => {
  expect(topShows(was, from, to, screen)).toBe(shows);
});

test('R-MSC-009 terms and privacy open in a new window, with the prefix unless the locale is global', () => {
  const global = rendered(<Footer />);
  expect(global).toMatch(/<a target="_blank" href="\/privacy"|<a href="\/privacy" target="_blank"/);
  const nigeria = rendered(<Footer />, { country: 'ng' });
  for (const path of ['/ng/privacy', '/ng/termofuse']) {
    expect(nigeria).toMatch(new RegExp(`<a[^>]*href="${path}"`));
    expect(nigeria).toMatch(
      new RegExp(`<a[^>]*target="_blank"[^>]*href="${path}"|<a[^>]*href="${path}"[^>]*target="_blank"`),
    );
  }
});

test.each([
  ['/latest?page=2', 'href="/ma/latest?page=2"'],
  ['/topic?q=a&showlogin', 'href="/ma/topic?q=a"'],
  ['/xstore/detail?goods_id=5', 'href="/ma"'],
])('the footer on %s leads to French with %s', (at, href) => {
  expect(rendered(<Footer />, { country: 'ng', at })).toContain(`${href} hrefLang="fr"`);
});

test('R-MSC-016 English is read in global, French in ma, Hindi in in', () => {
  expect((['en', 'fr', 'hi'] as const).map((language) => localeOfLanguage(language).code)).toEqual([
    'global',
    'ma',
    'in',
  ]);
});

test.each([
  ['global', 'en'],
  ['ci', 'fr'],
  ['in', 'hi'],
] as const)('R-MSC-017 in the locale %s exactly %s is ticked, of radio buttons of one name', (country, language) => {
  const html = rendered(<LanguageDialog open onClose={nothing} />, { country });
  const radios = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
  expect(radios).toHaveLength(3);
  expect(radios.every((radio) => radio.includes('name="language"'))).toBe(true);
  const ticked = radios.filter((radio) => radio.includes('checked=""'));
  expect(ticked).toHaveLength(1);
  expect(ticked[0]).toContain(`value="${language}"`);
});

test('R-MSC-030 each country of the dialog is this page with the lang segment rewritten', () => {
  const html = rendered(<CountryDialog open onClose={nothing} isSet />, {
    country: 'ng',
    at: '/latest?page=2&needcountry',
  });
  expect(html).toContain('href="/ke/latest?page=2"');
  expect(html).toContain('href="/latest?page=2"');
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
});

test('R-MSC-015 while no country is set the dialog has no way to close and nothing is ticked', () => {
  const html = rendered(<CountryDialog open onClose={nothing} isSet={false} />);
  expect(html).not.toContain('aria-label="Close"');
  expect(html).not.toContain('aria-current');
  expect(rendered(<CountryDialog open onClose={nothing} isSet />)).toContain('aria-label="Close"');
});

test('R-MSC-051 R-MSC-052 dialogs are 390, 500, 600 and 810 px wide', () => {
  const css = sheet('overlays');
  for (const width of [390, 500, 600, 810]) expect(css).toContain(`.dialog-${width} { max-width: ${width / 16}rem; }`);
  expect(rendered(<CountryDialog open onClose={nothing} isSet />)).toContain('dialog-810');
  expect(rendered(<LanguageDialog open onClose={nothing} />)).toContain('dialog-390');
});

test('R-MSC-019 there are nine layouts, and each draws its content in a main', () => {
  expect(Object.keys(layouts)).toEqual([
    'account',
    'activity',
    'banned',
    'confirm',
    'creator home',
    'default',
    'jackpot',
    'permission',
    'UI demo',
  ]);
  for (const Layout of Object.values(layouts)) {
    const html = rendered(<Layout>the content</Layout>, { country: 'ke', viewer: member });
    expect(html).toMatch(/<main id="main"[^>]*>.*the content.*<\/main>/);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).not.toContain('style=');
  }
});

test('R-MSC-020 the default layout has header, content, right column and footer', async () => {
  const drawn = () => rendered(<DefaultLayout columns="two">the content</DefaultLayout>, { viewer: member });
  let html = drawn();
  while (await fetchedParts()) html = drawn();
  const right = /<aside class="right">.*<\/aside>/.exec(html)?.[0] ?? '';
  expect(html).toMatch(/<header class="header">.*the content.*<footer/);
  expect(right).toContain('TundeB');
  expect(right).toContain('app-qr.svg');
  expect(right).toContain('aria-label="Refresh"');
});

test('R-MSC-021 the permission layout has a header and the content only', () => {
  const html = rendered(<PermissionLayout>the content</PermissionLayout>);
  expect(html).toContain('<header class="header">');
  for (const part of ['<footer', '<aside', 'tabbar', 'float-tools']) expect(html).not.toContain(part);
});

test('R-MSC-014 the app download panel is hidden above 600 px only', () => {
  expect(sheet('shell')).toMatch(
    /\.app-panel \{ display: none; \} @media \(max-width: 37\.5rem\) \{ \.app-panel \{ display: flex;/,
  );
  expect(rendered(<DefaultLayout>the content</DefaultLayout>)).toContain('app-panel');
});
