import { expect, test } from 'vitest';
import { runScript } from '../tests/support/command.ts';
import { codeAt } from '../tests/support/second-step.ts';

test('prints the code that an app shows now, however the secret was copied', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const before = new Date();
  const { out, code } = await runScript('two-step-code.ts', {}, ...(secret.toLowerCase().match(/.{4}/g) ?? []));
  expect([codeAt(secret, before), codeAt(secret, new Date())]).toContain(out);
  expect(code).toBe(0);
  expect((await runScript('two-step-code.ts', {}, 'no secret!')).code).toBe(2);
});
