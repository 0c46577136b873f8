import { expect, test } from 'vitest';
import { compareHosts } from './liveness.ts';

const host = { boot: 'b1', pids: 'pid:[1]', machine: 'm1', name: 'forum' };

test.each([
  ['the same machine and container: what is not seen is dead', host, host, 'dead'],
  ['the same machine after a restart', host, { ...host, boot: 'b2' }, 'dead'],
  [
    'the same machine after a restart, in a new container of its name',
    host,
    { ...host, boot: 'b2', pids: 'pid:[2]' },
    'dead',
  ],
  [
    'another container of the same kernel: only the socket can show it',
    host,
    { ...host, pids: 'pid:[2]', name: 'c2' },
    'silent',
  ],
  ['another machine by name', host, { ...host, boot: 'b2', name: 'other' }, 'unknown'],
  ['another machine by its id', host, { ...host, boot: 'b2', machine: 'm2' }, 'unknown'],
])('%s', (_title, then, now, verdict) => {
  expect(compareHosts(then, now)).toBe(verdict);
});
