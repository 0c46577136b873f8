import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): { text: string; line: Record<string, unknown> } {
  let text = '';
  const collect = (chunk: string) => {
    text += chunk;
  };
  write(createLog('info', { write: collect }));
  return { text, line: JSON.parse(text) };
}

test('a request is logged by its path, without what was asked for', () => {
  const { text, line } = logged((log) =>
    log.info({ req: { id: 'r1', method: 'GET', url: '/search?q=private', headers: { cookie: 'private' } } }, 'done'),
  );
  expect(line.req).toEqual({ id: 'r1', method: 'GET', path: '/search' });
  expect(text).not.toContain('private');
});

test('secrets are blotted out', () => {
  const { text } = logged((log) =>
    log.info(
      {
        headers: { authorization: 'private', 'x-auth-token': 'private' },
        input: { password: 'private', email: 'private' },
      },
      'done',
    ),
  );
  expect(text).not.toContain('private');
});

test('a database error is logged without the values of its row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'emails_pkey',
    detail: 'Key (email)=(private) already exists.',
  });
  const { text, line } = logged((log) => log.error({ err: error }, 'failed'));
  expect(line.err).toMatchObject({ message: 'duplicate key', code: '23505', constraint: 'emails_pkey' });
  expect(text).not.toContain('private');
});

test('a line is written out while the process goes on, though no other follows it', async () => {
  const script = `import { createLog } from '${join(import.meta.dirname, 'log.ts')}';
    createLog('info').info('heard');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [said] = await once(child.stdout, 'data', { signal: AbortSignal.timeout(30_000) });
    expect(JSON.parse(String(said))).toMatchObject({ level: 'info', msg: 'heard' });
  } finally {
    child.kill('SIGKILL');
  }
});
