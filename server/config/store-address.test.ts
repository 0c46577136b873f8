import { describe, expect, test } from 'vitest';
import { originOf, readStoreAddress, spokenAddress, withKeys } from './store-address.ts';

test('an address says where, how and by which keys a store is asked', () => {
  expect(
    readStoreAddress('s3://me:s%2Fcr%40t@store.test:9000/media/forum/one?region=eu-west-1&style=virtual&tls=0'),
  ).toEqual({
    ...{ host: 'store.test', port: 9000, bucket: 'media', prefix: 'forum/one/' },
    ...{ region: 'eu-west-1', style: 'virtual', tls: false },
    keys: { accessKeyId: 'me', secretAccessKey: 's/cr@t' },
  });
  expect(readStoreAddress('s3://store.test/media')).toEqual({
    ...{ host: 'store.test', bucket: 'media', prefix: '', region: 'us-east-1', style: 'path', tls: true },
  });
});

test('keys stand in the address or else in the environment', () => {
  const address = readStoreAddress('s3://store.test/media');
  if (typeof address === 'string') throw new Error(address);
  expect(withKeys(address, {})).toBeUndefined();
  expect(withKeys(address, { AWS_ACCESS_KEY_ID: 'a' })).toBeUndefined();
  const env = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  expect(withKeys(address, env)?.keys).toEqual({ accessKeyId: 'a', secretAccessKey: 'b' });
  const own = { accessKeyId: 'own', secretAccessKey: 'own' };
  expect(withKeys({ ...address, keys: own }, env)?.keys).toEqual(own);
});

test('requests go to the host, or to the bucket before it; what is said of an address has no key', () => {
  const asked = { host: 'store.test', bucket: 'media', prefix: 'x/', region: 'r', tls: true } as const;
  expect(originOf({ ...asked, style: 'path', port: 9000 })).toBe('https://store.test:9000');
  expect(originOf({ ...asked, style: 'virtual', tls: false })).toBe('http://media.store.test');
  const keys = { accessKeyId: 'me', secretAccessKey: 'secret' };
  expect(spokenAddress({ ...asked, style: 'path', keys })).toBe('s3://store.test/media/x/');
});

describe('what is wrong is named, and no key is repeated', () => {
  test.each([
    ['https://store.test/media', 'must be an address that begins with s3://'],
    ['s3://', 'must be s3://KEY:SECRET@host'],
    ['s3:///media', 'must be s3://KEY:SECRET@host'],
    ['s3://me:secret@store.test', 'must name a bucket'],
    ['s3://me:secret@store.test/M', 'must name a bucket'],
    ['s3://me:secret@store.test/media/a%20b', 'has a prefix'],
    ['s3://me:secret@store.test/media/..%2fb', 'has a prefix'],
    ['s3://me:secret@store.test/media?zone=1', 'has no field zone: they are region, style, tls'],
    ['s3://me:secret@store.test/media?region=A', 'must have a region'],
    ['s3://me:secret@store.test/media?style=host', 'must have a style of path or virtual'],
    ['s3://me:secret@store.test/media?tls=yes', 'must have a tls of 0 or 1'],
    ['s3://me@store.test/media', 'must have a key and its secret'],
    ['s3://me:secret%zz@store.test/media', 'must have a key and its secret'],
  ])('%s', (value, problem) => {
    const found = readStoreAddress(value);
    expect(found).toMatch(problem);
    expect(found).not.toContain('secret@');
  });
});
