import { beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast } from '../../design/toasts.ts';
import { mounted } from '../../testing/mounted.tsx';
import type { ThreadState } from './thread-state.ts';
import { useShare } from './use-thread.ts';

beforeEach(() => {
  dismissToast();
  vi.useFakeTimers();
});

const thread = { tid: 4, subject: 'Where the charger went', special: 0, post_attachment: [] };

/** Shares a thread by the dialog of such a device. */
async function shareBy(share: (what: object) => Promise<void>): Promise<void> {
  vi.stubGlobal('navigator', { share });
  const now = () => ({ thread }) as unknown as ThreadState;
  const { act } = await mounted(() => useShare({ now, set: () => {} }));
  await act((start) => start());
}

test('R-THR-037 sharing by the device’s own dialog says that it is done', async () => {
  const share = vi.fn(async () => {});
  await shareBy(share);
  const url = 'https://example.org/forum/53792/4';
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: thread.subject, url });
  expect(currentToast()?.text).toBe('share successful.');
});

test('one that is put away says nothing', async () => {
  await shareBy(() => Promise.reject(new DOMException('', 'AbortError')));
  expect(currentToast()).toBeNull();
});
