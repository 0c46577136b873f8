import { afterEach, expect, test, vi } from 'vitest';
import { onDevice } from './stores.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is stored is found until it is deleted', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  expect(onDevice.write('draft', '{"html":"<p>"}')).toBe(true);
  expect(onDevice.readJson('draft')).toEqual({ html: '<p>' });
  expect(onDevice.write('draft', null)).toBe(true);
  expect(onDevice.read('draft')).toBeNull();
  stored.set('draft', 'no JSON');
  expect(onDevice.readJson('draft')).toBeNull();
});

test('a browser that forbids storage, or has none left, stores nothing and goes on', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(onDevice.read('draft')).toBeNull();
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem: full });
  expect(onDevice.write('draft', 'x')).toBe(false);
});
