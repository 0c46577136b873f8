import { afterEach, describe, expect, test, vi } from 'vitest';
import { canonicalPath, shareLink, sharePath } from './share.ts';

test.each([
  [0, '/forum/53792/9'],
  [1, '/forum/45015/9'],
  [2, '/forum/15443/9'],
])('R-THR-007 a thread of %i pictures is shared as %s', (count, path) => {
  expect(sharePath({ tid: 9, post_attachment: Array(count).fill({}) })).toBe(path);
});

test.each([
  [188, 1, '/ng/forum/15443/9'],
  [210, 1, '/in/forum/15443/9'],
  [293, 1, '/forum/15443/9'],
  [188, 3, '/ng/forum/15443/9?page=3'],
])('a thread of country %i, page %i, stands at %s', (country_fid, page, path) => {
  expect(canonicalPath({ tid: 9, country_fid }, page)).toBe(path);
});

describe('sharing', () => {
  afterEach(() => vi.unstubAllGlobals());
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };

  test('goes by the device, and a dialog put away is no failure', async () => {
    const share = (error?: unknown) => async () => {
      if (error) throw error;
    };
    vi.stubGlobal('navigator', { share: share() });
    expect(await shareLink('A', 'https://x.example/')).toBe('shared');
    vi.stubGlobal('navigator', { share: share(new DOMException('', 'AbortError')) });
    expect(await shareLink('A', 'https://x.example/')).toBe('dismissed');
  });

  test('copies the link where the device has no dialog, or its dialog fails', async () => {
    vi.stubGlobal('navigator', { clipboard });
    expect(await shareLink('A', 'https://x.example/1')).toBe('shared');
    const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    vi.stubGlobal('navigator', { share, clipboard });
    expect(await shareLink('A', 'https://x.example/2')).toBe('shared');
    expect(copied).toEqual(['https://x.example/1', 'https://x.example/2']);
    vi.stubGlobal('navigator', {});
    expect(await shareLink('A', 'https://x.example/3')).toBe('failed');
  });
});
