import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';

const { api } = await testApp();

const manifestAt = async (path: string) => {
  const answer = await fetch(api.url + path);
  return { type: answer.headers.get('content-type'), manifest: await answer.json() };
};

test.each([
  ['/manifest.webmanifest', 'en', '/', ['New post', 'Latest', 'Saved on this device'], '/share'],
  [
    '/ma/manifest.webmanifest',
    'fr',
    '/ma',
    ['Nouvelle publication', 'Récents', 'Enregistré sur cet appareil'],
    '/ma/share',
  ],
  ['/in/manifest.webmanifest', 'hi', '/in', ['पोस्ट लिखें', 'नई पोस्ट', 'इस डिवाइस पर सेव'], '/in/share'],
])('%s speaks its language and leads into its country', async (path, lang, start, shortcuts, share) => {
  const { type, manifest } = await manifestAt(path);
  expect(type).toContain('application/manifest+json');
  expect(manifest).toMatchObject({ id: '/', lang, start_url: start, scope: '/', display: 'standalone' });
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(shortcuts);
  expect(manifest.share_target).toMatchObject({ action: share, method: 'POST', enctype: 'multipart/form-data' });
});

test('all icons are there, shortcuts stay in the country, and one icon may be cut to any shape', async () => {
  const { manifest } = await manifestAt('/ng/manifest.webmanifest');
  const icons: { src: string; purpose?: string }[] = manifest.icons;
  for (const { src } of icons) expect(existsSync(`web/public${src}`), src).toBe(true);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/ng/note/thread',
    '/ng/latest',
    '/ng/offline',
  ]);
});

test('what is shared where no worker takes it in leads to the composer', async () => {
  const body = new FormData();
  body.set('text', 'Words');
  body.set('photos', new Blob(['x'.repeat(100_000)], { type: 'image/jpeg' }), 'a.jpg');
  const answer = await fetch(`${api.url}/ng/share`, { method: 'POST', body, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ng/note/thread#shared']);
});
