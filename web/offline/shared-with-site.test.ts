import { expect, test } from 'vitest';
import { sharedForMs, storeShared, takeShared } from './shared-with-site.ts';
import { cacheStorage } from './testing/cache-storage.ts';

function formOf(fields: Record<string, string>, photos: readonly File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const photo of photos) form.append('photos', photo);
  return form;
}

const photo = (name: string, type = 'image/jpeg') => new File([`bytes of ${name}`], name, { type });

test('what was shared is taken as it came, once', async () => {
  const stores = cacheStorage();
  const fields = { title: ' Rice at noon ', text: 'Look at this.', url: 'https://forum.example/a' };
  await storeShared(stores, formOf(fields, [photo('one.jpg'), photo('two.png', 'image/png')]), 1);
  const shared = await takeShared(stores, 2);
  expect(shared).toMatchObject({ title: 'Rice at noon', text: 'Look at this.\nhttps://forum.example/a' });
  expect(shared!.photos.map(({ name, type }) => [name, type])).toEqual([
    ['one.jpg', 'image/jpeg'],
    ['two.png', 'image/png'],
  ]);
  expect(await shared!.photos[1]!.text()).toBe('bytes of two.png');
  expect(await takeShared(stores, 2)).toBeUndefined();
});

test('an address that stands in the words already is not said twice', async () => {
  const stores = cacheStorage();
  await storeShared(stores, formOf({ text: 'See https://forum.example/a', url: 'https://forum.example/a' }), 1);
  expect((await takeShared(stores, 1))!.text).toBe('See https://forum.example/a');
});

test('only pictures come along, as many as a post holds; the last sharing is the one that counts', async () => {
  const stores = cacheStorage();
  await storeShared(stores, formOf({}, [photo('old.jpg')]), 1);
  const many = Array.from({ length: 11 }, (_, at) => photo(`${at}.jpg`));
  await storeShared(stores, formOf({}, [photo('a.pdf', 'application/pdf'), ...many]), 1);
  const { photos } = (await takeShared(stores, 1))!;
  expect(photos.map(({ name }) => name)).toEqual(Array.from({ length: 9 }, (_, at) => `${at}.jpg`));
});

test('what nobody took in time is not put into a later post', async () => {
  const stores = cacheStorage();
  await storeShared(stores, formOf({ text: 'Old' }), 0);
  expect(await takeShared(stores, sharedForMs + 1)).toBeUndefined();
});
