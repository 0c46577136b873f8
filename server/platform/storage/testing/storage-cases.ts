import { buffer, text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { isStorageKey, type Storage, type StoredKey } from '../port.ts';
import { partBytes } from '../s3-upload.ts';

/** What a storage does, whatever it is; `fresh` opens an empty one. */
export function storageCases(fresh: () => Promise<Storage>): void {
  const read = async (storage: Storage, key: string): Promise<string | undefined> => {
    const found = await storage.get(key);
    return found && text(found.stream());
  };

  test('what was put is read back, exists, and can be removed', async () => {
    const storage = await fresh();
    const key = 'ab/cdef-320.webp';
    expect(await storage.exists(key)).toBe(false);
    expect(await storage.get(key)).toBeUndefined();
    expect(await storage.head(key)).toBeUndefined();
    await storage.put(key, Buffer.from('picture'));
    const found = await storage.get(key);
    expect(found?.size).toBe(7);
    expect(found && (await text(found.stream()))).toBe('picture');
    await storage.put(key, Buffer.from('picture'));
    expect(await read(storage, key)).toBe('picture');
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.exists(key)).toBe(false);
  });

  test('nothing is as good a file as any', async () => {
    const storage = await fresh();
    await storage.put('ab/empty', Buffer.alloc(0));
    expect(await storage.head('ab/empty')).toMatchObject({ size: 0 });
    expect(await read(storage, 'ab/empty')).toBe('');
    expect(await storage.putFrom('ab/nothing', pieces())).toBe(0);
    expect(await storage.head('ab/nothing')).toMatchObject({ size: 0 });
  });

  test('a part is read alone, and its whole size is known', async () => {
    const storage = await fresh();
    await storage.put('ab/film.mp4', Buffer.from('0123456789'));
    const part = await storage.get('ab/film.mp4', { start: 2, end: 4 });
    expect([part?.size, part && (await text(part.stream()))]).toEqual([10, '234']);
    const end = await storage.get('ab/film.mp4', { start: 8, end: 100 });
    expect([end?.size, end && (await text(end.stream()))]).toEqual([10, '89']);
    const beyond = await storage.get('ab/film.mp4', { start: 10, end: 12 });
    expect([beyond?.size, beyond && (await text(beyond.stream()))]).toEqual([10, '']);
    expect(await storage.get('ab/none.mp4', { start: 0, end: 1 })).toBeUndefined();
  });

  test('a tag is the same at each asking, of any kind of storage, and another for another key or size', async () => {
    const storage = await fresh();
    await storage.put('x1.webp', Buffer.from('one'));
    await storage.put('x2.webp', Buffer.from('one'));
    await storage.put('x3.webp', Buffer.from('three'));
    const tags = await Promise.all(
      ['x1.webp', 'x2.webp', 'x3.webp'].map(async (key) => (await storage.head(key))?.etag),
    );
    expect(tags).toEqual(['"eDEud2VicA-3"', '"eDIud2VicA-3"', '"eDMud2VicA-5"']);
    const part = await storage.get('x1.webp', { start: 1, end: 1 });
    expect([part?.etag, part && (await text(part.stream()))]).toEqual([tags[0], 'n']);
  });

  test('a folder is listed without what lies deeper', async () => {
    const storage = await fresh();
    await storage.put('ab/one-320.webp', Buffer.from('1'));
    await storage.put('ab/cd/two-320.webp', Buffer.from('22'));
    await storage.put('abc/three-320.webp', Buffer.from('333'));
    expect(await storage.list('ab')).toEqual([{ key: 'ab/one-320.webp', since: expect.any(Date), size: 1 }]);
    expect(await storage.list('nothing')).toEqual([]);
    const all = (await everything(storage)).map(({ key, size }) => `${key} ${size}`);
    expect(all.sort()).toEqual(['ab/cd/two-320.webp 2', 'ab/one-320.webp 1', 'abc/three-320.webp 3']);
  });

  test('what comes in pieces is stored whole, small or larger than a part', async () => {
    const storage = await fresh();
    expect(await storage.putFrom('ab/small', pieces('one', 'two'))).toBe(6);
    expect(await read(storage, 'ab/small')).toBe('onetwo');
    const large = Buffer.alloc(2 * partBytes + 5);
    for (let at = 0; at < large.length; at += 4096) large.writeUInt32LE(at, Math.min(at, large.length - 4));
    const cut = Array.from({ length: Math.ceil(large.length / 700_001) }, (_, i) =>
      large.subarray(i * 700_001, (i + 1) * 700_001),
    );
    expect(await storage.putFrom('ab/large', pieces(...cut))).toBe(large.length);
    const found = await storage.get('ab/large');
    expect(found && large.equals(await buffer(found.stream()))).toBe(true);
    expect(await storage.putFrom('ab/two-parts', pieces(large.subarray(0, 2 * partBytes)))).toBe(2 * partBytes);
    expect((await storage.head('ab/two-parts'))?.size).toBe(2 * partBytes);
  });

  test('what breaks off on its way says why, and nothing lies there', async () => {
    const storage = await fresh();
    for (const bytes of [10, partBytes + 10]) {
      const breaking = (async function* () {
        yield Buffer.alloc(bytes);
        throw new RangeError('the sender is gone');
      })();
      await expect(storage.putFrom('ab/half', breaking)).rejects.toThrow(RangeError);
      expect(await storage.exists('ab/half')).toBe(false);
    }
    // Nothing of it is left for the sweep, either.
    expect(await storage.sweepUnfinished(new Date(Date.now() + 60_000))).toBe(0);
  });

  test('what is removed while a backup is made is retained aside, unseen, until it ends or is a day old', async () => {
    const storage = await fresh();
    const key = 'ab/cdef-320.webp';
    await storage.put('ab/stays', Buffer.from('x'));
    await storage.put(key, Buffer.from('picture'));
    await storage.holding.begin();
    await storage.remove(key);
    await storage.remove(key);
    expect([await storage.exists(key), (await storage.list('ab')).length]).toEqual([false, 1]);
    expect((await everything(storage)).map(({ key }) => key)).toEqual(['ab/stays']);
    expect(await storage.holding.list()).toEqual([{ key, since: expect.any(Date), size: 7 }]);
    const held = await storage.holding.get(key);
    expect(held && (await text(held.stream()))).toBe('picture');
    expect(await storage.holding.get('ab/other')).toBeUndefined();
    await storage.sweepUnfinished(new Date(Date.now() - 60_000));
    expect(await storage.holding.list()).toHaveLength(1);
    await storage.sweepUnfinished(new Date(Date.now() + 60_000));
    expect(await storage.holding.list()).toEqual([]);
    await storage.put(key, Buffer.from('picture'));
    await storage.remove(key);
    expect(await storage.holding.list()).toEqual([]);
  });

  test.each([
    '',
    '..',
    '../x',
    'a/../b',
    '/etc/passwd',
    'a//b',
    'A/b',
    'a/.hidden',
    'a\0b',
    'a/b/',
    'a\\b',
    'a%2fb',
    '.',
    'x'.repeat(201),
  ])('the key %j is none', async (key) => {
    const storage = await fresh();
    expect(isStorageKey(key)).toBe(false);
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
    await expect(storage.putFrom(key, pieces('x'))).rejects.toThrow('not a storage key');
    expect(await storage.get(key)).toBeUndefined();
    expect(await storage.head(key)).toBeUndefined();
    expect(await storage.exists(key)).toBe(false);
  });
}

async function everything(storage: Storage): Promise<StoredKey[]> {
  const found: StoredKey[] = [];
  for await (const each of storage.all()) found.push(each);
  return found;
}

async function* pieces(...all: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of all) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}
