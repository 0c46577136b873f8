import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { programOf, scratch, withEngines } from './support/engine.ts';
import { haproxyPackages } from './support/haproxy.ts';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '../docs/operations/files');
const place = await scratch('two-hosts');
afterAll(place.remove);

withEngines('the proxy of two hosts', haproxyPackages, () => {
  test('haproxy takes its settings', async () => {
    // As it stands, but for the certificate, which no file of ours holds.
    const text = (await readFile(join(folder, 'two-hosts/haproxy.cfg'), 'utf8')).replace(/ ssl crt \S+ alpn \S+/, '');
    const file = join(place.path, 'haproxy.cfg');
    await writeFile(file, text);
    await run(programOf('haproxy')!, ['-c', '-f', file]);
    await writeFile(file, text.replace('option redispatch', 'option redispatched'));
    await expect(run(programOf('haproxy')!, ['-c', '-f', file])).rejects.toThrow();
  });
});

withEngines('the units of systemd', { 'systemd-analyze': 'systemd' }, () => {
  const units = [
    'baobab.service',
    'baobab-backup.service',
    'two-hosts/baobab-web.service',
    'two-hosts/baobab-jobs.service',
  ];
  test.each(units)('%s is understood', async (name) => {
    const { stderr } = await run(programOf('systemd-analyze')!, ['verify', join(folder, name)]);
    expect(stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
  });
});
