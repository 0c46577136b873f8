import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../server/platform/openapi/document.ts';
import { type CallSpec, defineCall } from './call.ts';
import { calls } from './calls.ts';
import { ranks } from './order.ts';

const table: [string, CallSpec][] = Object.entries(calls);

test('the checked-in API document is the contract as it stands', () => {
  const stored: unknown = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'));
  expect(stored, 'run npm run made').toEqual(JSON.parse(JSON.stringify(openApiDocument(calls))));
});

test('every call is named after its domain and no two answer the same request', () => {
  const seen = new Set<string>();
  for (const [name, spec] of table) {
    expect(Object.keys(ranks), name).toContain(name.split('.')[0]);
    const request = `${spec.method} ${spec.path} ${JSON.stringify(spec.fixed ?? {})}`;
    expect(seen.has(request), request).toBe(false);
    seen.add(request);
  }
});

test('a fact that no call has does not compile, one that it has does', () => {
  const facts = {
    method: 'GET',
    path: '/x',
    envelope: 'v5',
    access: 'guest',
    summary: '',
    output: z.object({}),
  } as const;
  expect(defineCall({ ...facts, whileBanned: true }).whileBanned).toBe(true);
  // @ts-expect-error calls are idempotent
  const misspelt = defineCall({ ...facts, idempotant: true });
  expect(misspelt).not.toHaveProperty('idempotent');
});

test('each {name} of a path is a parameter', () => {
  for (const [name, spec] of table) {
    const inPath = [...spec.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(spec.params?.shape ?? {}).sort(), name).toEqual(inPath.sort());
  }
});

test('a call that a lack of money or a hold’s end may refuse takes a key, under which it moves money once', () => {
  const money = table.filter(
    ([, { writes, refusals }]) => writes && refusals?.some((name) => name.startsWith('economy.')),
  );
  expect(money.length).toBeGreaterThan(10);
  for (const [name, spec] of money) expect(spec.idempotent, name).toBe(true);
});
