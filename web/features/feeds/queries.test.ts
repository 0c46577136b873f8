import { expect, test } from 'vitest';
import { ApiRefusal, type Caller } from '../../api/wire.ts';
import { readFeed, readTop } from './queries.ts';

/** A caller whose every call is refused so. */
const refused = (http: number): Caller => {
  const refusal = new ApiRefusal({
    ok: false,
    name: 'wire.bad_input',
    msg: 'No.',
    http,
    issues: [],
    extra: {},
  } as never);
  return () => Promise.reject(refusal);
};

test('R-MSC-061 pinned threads that can not be had are left out without a word', async () => {
  expect(await readTop(refused(200), 188)).toEqual([]);
  expect(await readTop(refused(503), 188)).toEqual([]);
});

test('a fault that is no refusal is not hidden', async () => {
  const broken: Caller = () => Promise.reject(new TypeError('bug'));
  await expect(readTop(broken, 188)).rejects.toThrow('bug');
});

test('R-MSC-035 the list itself says why it is not there', async () => {
  const source = { kind: 'latest', countryFid: 188 } as const;
  expect(await readFeed(refused(200), source, 1)).toEqual({ ok: false, message: 'No.' });
});
