import { expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { chooseCall } from './choose.ts';
import type { BoundCall } from './handlers.ts';

const onIndex: BoundCall[] = Object.entries(calls)
  .filter(([, spec]) => spec.path === '/api/mobile/index.php' && spec.method === 'GET')
  .map(([name, spec]) => ({ name, spec, act: () => undefined }));

test.each([
  [{ version: '16', module: 'GraphicVerification' }, 'proofs.verification-image'],
  [{ version: '5', module: 'agree' }, 'threads.agree'],
  [{ version: '5', module: 'GraphicVerification' }, undefined],
  [{ version: '5', module: 'nothing' }, undefined],
  [{}, undefined],
])('%o on the shared path is %s', (query, name) => {
  expect(chooseCall(onIndex, query, {})?.name).toBe(name);
});

test.each([
  [{ toString: null }],
  [{ valueOf: 1 }],
  [JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)],
  [['16']],
  [null],
  [true],
])('what is no text names no call', (version) => {
  const query = { version, module: 'GraphicVerification' };
  expect(chooseCall(onIndex, query, {})).toBeUndefined();
});

test('a number means what it writes', () => {
  expect(chooseCall(onIndex, { version: 16, module: 'GraphicVerification' }, {})?.name).toBe(
    'proofs.verification-image',
  );
});
