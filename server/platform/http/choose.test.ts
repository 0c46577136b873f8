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
