import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leftOut } from './react-left-out.ts';
import { takenEvents, withoutItems } from './react-lists.ts';
import { installedClient, needsLeftOut, onlyExporting, shorterClient, takenFromReact } from './react-parts.ts';

const react = join(import.meta.dirname, '..', 'node_modules/react/cjs/react.production.js');
const client = installedClient();

test('each part is one of the React that is installed, and stands in one list', () => {
  expect(() => shorterClient(client)).not.toThrow();
  const names = leftOut.flatMap(({ functions = [], tags = [], variables = {}, fields = {} }) => [
    ...functions,
    ...tags,
    ...Object.keys(variables),
    ...Object.keys(fields),
  ]);
  expect(new Set(names).size).toBe(names.length);
});

test('hooks that our modules may take are in React’s tables, the others are not', () => {
  const hooksOf = (code: string) => new Set([...code.matchAll(/^\s+(use[A-Z]\w+)\b[:,]/gm)].map(([, name]) => name!));
  const taken = takenFromReact.react.filter((name) => /^use[A-Z]/.test(name));
  expect([...hooksOf(shorterClient(client))].sort()).toEqual([...taken].sort());
  expect(hooksOf(client).size).toBeGreaterThan(taken.length);
});

test('React listens to the events that our elements listen to', () => {
  const { code, left } = withoutItems(client);
  expect([...left]).toEqual(expect.arrayContaining(['onSelect', 'onScrollEnd', 'onDrag', 'fillOpacity', 'gridRow']));
  for (const name of takenEvents) expect(left).not.toContain(name);
  expect(code).toMatch(/simpleEventPluginEvents =\s*"beforeToggle cancel click /);
  expect(code).toContain('["htmlFor", "for"]');
  expect(() => withoutItems('var none = 1;')).toThrow('has no list');
});

test('a module of ours that needs what is left out is found', () => {
  const needed = needsLeftOut(withoutItems(client).left);
  const needing = [
    'jsx("input", { onSelect: take })',
    'jsx("path", { fillOpacity: ".5" })',
    'jsx("link", { rel: "stylesheet", href, precedence: "late" })',
    'jsx("script", { src, async: true })',
    'jsx("my-element", {})',
    'jsx("use", { xlinkHref: href })',
    'jsx("form", { action: async (data) => send(data) })',
    'startTransition(async () => await load())',
    'class A extends Component { componentDidMount() {} }',
    'jsx(Theme.Consumer, {})',
  ];
  for (const code of needing) expect(needed(code), code).toBeDefined();
  expect(
    needed('jsx("form", { action: actionOf(post), onSubmit: send, children: Object.values(rows).map(draw) })'),
  ).toBe(undefined);
});

test('of what a package exports that stays which is asked for', () => {
  const code = readFileSync(react, 'utf8');
  const load = (text: string): Record<string, unknown> => {
    const module: { exports: Record<string, unknown> } = { exports: {} };
    new Function('exports', text)(module.exports);
    return module.exports;
  };
  const names = new Set(['useState', 'lazy']);
  const retained = Object.keys(load(onlyExporting(code, names)));
  expect(retained.filter((name) => !name.startsWith('__CLIENT'))).toEqual(['lazy', 'useState', 'version']);
  expect(Object.keys(load(code)).length).toBeGreaterThan(40);
});
