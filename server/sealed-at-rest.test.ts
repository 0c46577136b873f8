import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../tests/support/app.ts';

const { app } = await testApp();
const server = import.meta.dirname;

/**
 * Sources that may use SECRET_KEY beside `sealed-at-rest.ts`: what they make lives for minutes, an hour at most, or guards no secret.
 */
const passing: Record<string, string> = {
  'domains/sign-in/actions/ask-second-step.ts': 'a ticket of five minutes, in the answer',
  'domains/proofs/actions/proof-code.ts': 'codes of half an hour',
  'domains/proofs/actions/proof-challenge.ts': 'the handle in authenticators, which nothing is looked up by',
  'domains/sign-in/chat-sign.ts':
    'opened by the former key too, worth no more than a session, and asked for anew once refused',
  'domains/sign-in/third-party/hand-over.ts': 'cookies of ten minutes',
  'domains/media/upload-token.ts': 'tokens of ten minutes',
  'domains/store/store-token.ts': 'tokens of a quarter of an hour',
  'platform/forms/entered-ticket.ts': 'tickets of an hour, worth nothing without their session’s page cookie',
  'platform/http/idempotency.ts': 'sealed by the caller’s own key',
  'platform/sealed-at-rest.ts': 'what is declared there',
  'platform/rotate-secret-key.ts': 'what rotates it',
};

async function sources(): Promise<{ path: string; text: string }[]> {
  const paths = (await readdir(server, { recursive: true })).filter((p) => /\.ts$/.test(p) && !/\.test\.ts$/.test(p));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(server, path), 'utf8') })));
}

const usesKey = /import \{[^}]*\b(?:seal|unseal|keyFor)\b[^}]*\} from '[^']*\/seal\.ts'/;

test('nothing is sealed or keyed by SECRET_KEY but what passes, and what is declared to be rotated', async () => {
  const using = (await sources()).filter(({ text }) => usesKey.test(text)).map(({ path }) => path);
  // A new one that is stored or sent for longer: declare it by sealedColumn or lastingKey, and hand it up.
  expect(using.sort()).toEqual(Object.keys(passing).sort());
});

test('every sealed column and lasting key that a source declares is handed up, and so rotated', async () => {
  const { columns, lasting } = app.sealedAtRest;
  const handedUp = [
    ...columns.map(({ table, column }) => `${table}.${column}`),
    ...lasting.map(({ purpose }) => purpose),
  ];
  const declared = (await sources()).flatMap(({ path, text }) =>
    [...text.matchAll(/= (?:sealedColumn|lastingKey)\(/g)].map(({ index }) => ({
      path,
      what: whatStandsAt(text, index),
    })),
  );
  expect(declared.filter(({ what }) => !handedUp.includes(what))).toEqual([]);
  expect(handedUp.filter((what) => !declared.some((each) => each.what === what))).toEqual([]);
});

/** Table and column of what is declared there, or its purpose. */
function whatStandsAt(text: string, index: number): string {
  const [, table, column] = /^= sealedColumn\(\{\s*table: '([\w.]+)',\s*column: '(\w+)'/.exec(text.slice(index)) ?? [];
  const [, purpose] = /^= lastingKey\('([^']+)'\)/.exec(text.slice(index)) ?? [];
  return purpose ?? `${table}.${column}`;
}
