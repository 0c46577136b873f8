import { describe, expect, test } from 'vitest';
import { isTest, readTree } from '../tests/architecture/tree.ts';
import { testForum } from '../tests/support/forum.ts';
import { consolePages } from '../web/made/console-pages.ts';
import type { RouteEntry } from '../web/router/route-config.ts';
import routes from '../web/routes.ts';
import { consoleGroups } from '../web/shell/console-page.ts';
import { figureName, figureText } from './platform/figure.ts';
import { reasonShortText, reasonText } from './platform/money-reason.ts';
import { readSource } from './platform/texts.ts';

const { api, app, member } = await testForum();
const tree = readTree(new URL('..', import.meta.url).pathname);

const english = readSource('en');
const known = new Set(
  Object.entries(english).flatMap(([domain, texts]) => Object.keys(texts).map((key) => `${domain}.${key}`)),
);
const missing = (ids: Iterable<string>): string[] => [...new Set(ids)].filter((id) => !known.has(id)).sort();
const twice = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

const pathsOf = (entries: readonly RouteEntry[]): string[] =>
  entries.flatMap((entry) => [`/${entry.path ?? ''}`, ...pathsOf(entry.children ?? [])]);
const pages = new Set(pathsOf(routes));

/** What the sources of the product declare by `define…('<domain>', '<name>'`, with the file it stands in. */
function declaredBy(functions: string): { file: string; name: string }[] {
  const pattern = new RegExp(`\\b(?:${functions})\\(\\s*'[\\w-]+',\\s*'(\\w+)'`, 'g');
  return [...tree]
    .filter(([path]) => /^server\/.*\.ts$/.test(path) && !isTest(path))
    .flatMap(([file, text]) => [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name })));
}

/** Declared, and in no manifest: it would not be there where it is looked for. */
const notHandedUp = (functions: string, handedUp: readonly { name: string }[]): string[] => {
  const names = new Set(handedUp.map(({ name }) => name));
  const declared = declaredBy(functions);
  expect(declared.length).toBeGreaterThan(0);
  return declared.filter(({ name }) => !names.has(name)).map(({ file, name }) => `${file}: ${name}`);
};

describe('what operators may set', () => {
  test('is handed up by its domain’s manifest, under a name of its own', () => {
    expect(notHandedUp('defineSetting', app.settings)).toEqual([]);
    expect(twice(app.settings.map(({ name }) => name))).toEqual([]);
  });

  test('is named, with its fields and choices, in the language of the form', async () => {
    const operator = await member({ groupid: 1 });
    const { list } = (await api.must('operators.settings', {}, operator)).data;
    expect(list.map(({ name }) => name)).toEqual(app.settings.map(({ name }) => name));
    const said = list.flatMap(({ label, schema }) => [label, ...wordsIn(schema as Schema)]);
    // A text that nobody wrote comes back as its id.
    expect(said.filter((word) => /^[\w-]+\.(?:setting|earning)\./.test(word))).toEqual([]);
  });
});

describe('why money moves', () => {
  test('is handed up by the manifest of who pays, under a name of its own', () => {
    expect(notHandedUp('defineReason|defineEarning', app.reasons)).toEqual([]);
    expect(twice(app.reasons.map(({ name }) => name))).toEqual([]);
  });

  test('has its sentence: <domain>.money.<name>', () => {
    expect(missing(app.reasons.map(reasonText))).toEqual([]);
  });

  test('is called something in a list of reasons: <domain>.reason.<name>, or as it is where figures are set', () => {
    expect(missing(app.reasons.map(reasonShortText))).toEqual([]);
  });

  test('leads to a page of the site where somebody is notified of it', () => {
    expect(app.reasons.flatMap(({ earnedAt = [] }) => earnedAt).filter((path) => !pages.has(path))).toEqual([]);
  });
});

describe('what members do', () => {
  test('is handed up by the manifest of where they do it, under a name of its own', () => {
    expect(notHandedUp('defineDeed', app.deeds)).toEqual([]);
    expect(twice(app.deeds.map(({ domain, name }) => `${domain}.${name}`))).toEqual([]);
  });

  test('earns by what its domain pays for', () => {
    const earning = app.deeds
      .flatMap(({ earns, takenBack }) => [earns, takenBack])
      .filter((each) => each !== undefined);
    expect(earning.filter((reason) => !app.reasons.includes(reason))).toEqual([]);
  });
});

describe('what is counted each day', () => {
  test('is called something: <domain>.figure.<name>, under a name of its own', () => {
    expect(missing(app.figures.map(figureText))).toEqual([]);
    expect(twice(app.figures.map(figureName))).toEqual([]);
  });
});

describe('what members are notified of', () => {
  test('is handed up by the manifest of who causes it, under a name of its own', () => {
    const kinds = app.noticeKinds.map(({ kind }) => ({ name: kind }));
    expect(notHandedUp('defineNotice|defineSystemNotice', kinds)).toEqual([]);
    expect(twice(kinds.map(({ name }) => name))).toEqual([]);
  });

  test('has its sentence: <domain>.notice.<kind>', () => {
    expect(missing(app.noticeKinds.map(({ domain, kind }) => `${domain}.notice.${kind}`))).toEqual([]);
  });

  test('opens a page of the site, a post, or nothing', () => {
    const targets = app.noticeKinds.map(({ to }) => (typeof to === 'function' ? to({}) : to));
    expect(targets.filter((path) => path !== '' && !pages.has(path))).toEqual([]);
  });
});

describe('the operators’ console', () => {
  const counted = consolePages.flatMap(({ waiting, moderators }) => (waiting ? [{ waiting, moderators }] : []));

  test('counts what its pages name, and names what manifests count', async () => {
    const counts = (await api.must('operators.overview', {}, await member({ groupid: 1 }))).data;
    expect(Object.keys(counts).sort()).toEqual(counted.map(({ waiting }) => waiting).sort());
  });

  test('counts for moderators what the pages that they see name', async () => {
    const counts = (await api.must('operators.waiting', {}, await member({ groupid: 3 }))).data;
    expect(Object.keys(counts).sort()).toEqual(
      counted.flatMap(({ waiting, moderators }) => (moderators ? [waiting] : [])).sort(),
    );
  });

  test('has a page for each entry', () => {
    expect(consolePages.map(({ to }) => to).filter((path) => !pages.has(path))).toEqual([]);
  });

  test('names each page and group, and gives each page a place of its own in its group', () => {
    expect(missing([...consolePages, ...consoleGroups].map(({ text }) => text))).toEqual([]);
    expect(twice(consolePages.map(({ group, order }) => `${group} ${order}`))).toEqual([]);
    expect(twice(consolePages.map(({ to }) => to))).toEqual([]);
  });

  test.each([
    ['en', 'Appeals', /appeal/i],
    ['fr', 'Contestations', /contest/i],
    ['hi', 'अपीलें', /अपील/],
  ] as const)('one page of the console has the word for appeals in its name: %s', (language, name, word) => {
    const texts = readSource(language).operators!;
    const named = consolePages.map(({ text }) => texts[text.replace('operators.', '')] ?? '');
    expect(named.filter((text) => word.test(text))).toEqual([name]);
  });
});

interface Schema {
  title?: string;
  choices?: Record<string, string>;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** Names of a setting's fields and choices, however deep. */
const wordsIn = ({ title, choices = {}, properties = {}, items }: Schema): string[] => [
  ...(title === undefined ? [] : [title]),
  ...Object.values(choices),
  ...Object.values(properties).flatMap(wordsIn),
  ...(items ? wordsIn(items) : []),
];
