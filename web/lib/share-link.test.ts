import { afterEach, describe, expect, test, vi } from 'vitest';
import { shareLink } from './share-link.ts';

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
    expect(await shareLink('A', 'https://x.example/1')).toBe('copied');
    const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    vi.stubGlobal('navigator', { share, clipboard });
    expect(await shareLink('A', 'https://x.example/2')).toBe('copied');
    expect(copied).toEqual(['https://x.example/1', 'https://x.example/2']);
    vi.stubGlobal('navigator', {});
    expect(await shareLink('A', 'https://x.example/3')).toBe('failed');
  });
});
