import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lists } from '../scripts/generators/lists.ts';
import { readSource } from '../server/platform/texts.ts';
import { consoleLinks } from '../web/made/console-links.ts';
import { headerMarks } from '../web/made/header-marks.ts';
import { menuLinks } from '../web/made/menu-links.ts';
import { profileLinks } from '../web/made/profile-links.ts';
import type { RouteEntry } from '../web/router/route-config.ts';
import routes from '../web/routes.ts';

const root = join(import.meta.dirname, '..');
const declaring = (made: string): string[] =>
  globSync('{contract/domains,web/features}/**/*.ts', { cwd: root }).filter((path) => lists[made]!.from.test(path));

const twice = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

const pathsOf = (entries: readonly RouteEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [`/${path}`]), ...pathsOf(children)]);

// What rooms and traits name alike is refused as they are joined.
const contracts = Object.keys(lists).filter(
  (made) => made.startsWith('contract/') && !/(rooms|traits)\.ts$/.test(made),
);

test.each(contracts)('no two domains declare the same name for %s', async (made) => {
  const files = declaring(made);
  expect(files.length).toBeGreaterThan(1);
  const all = await Promise.all(
    files.map(async (file) => {
      const module = (await import(join(root, file))) as Record<string, object>;
      return Object.keys(module[lists[made]!.named(lists[made]!.from.exec(file)![1]!)]!);
    }),
  );
  expect(twice(all.flat())).toEqual([]);
});

const textsOf = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, found]) => found!));

test('no address has two pages, no icon two features, and no signal two calls', () => {
  expect(twice(pathsOf(routes))).toEqual([]);
  const named = declaring('web/made/icons.ts').concat('web/design/icon-names.ts');
  expect(twice(textsOf(named, /'([a-z0-9-]+)'(?=,|\])/g))).toEqual([]);
  expect(twice(textsOf(declaring('web/made/signals.ts'), /'([\w.-]+)': \(\)/g))).toEqual([]);
});

test('what a domain says on pages of another is written, leads to a page, and has a place of its own', () => {
  const english = readSource('en');
  const entries = [
    ...headerMarks.map((mark) => ({ ...mark, list: 'header' })),
    ...profileLinks.map((link) => ({ ...link, list: 'profile', to: link.to(7) })),
    ...menuLinks.map((link) => ({ ...link, list: 'menu', to: link.to(7) })),
    ...consoleLinks.map((link) => ({ ...link, list: 'console', to: link.to(7) })),
  ];
  const unsaid = entries.filter(({ text }) => !(text.slice(text.indexOf('.') + 1) in english[text.split('.')[0]!]!));
  expect(unsaid).toEqual([]);
  const pages = new Set(pathsOf(routes).map((path) => path.replace('/:page', '/all')));
  expect(entries.filter(({ to }) => !pages.has(to.split('?')[0]!))).toEqual([]);
  expect(twice(entries.map(({ list, order }) => `${list} ${order}`))).toEqual([]);
  for (const list of [headerMarks, profileLinks, menuLinks, consoleLinks]) {
    const places = list.map(({ order }) => order);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});
