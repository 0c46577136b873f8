import { beforeEach, expect, test, vi } from 'vitest';
import { redirectDelay } from '../../../../contract/domains/threads/limits.ts';
import { currentToast, dismissToast } from '../../../design/toasts.ts';
import { mounted } from '../../../testing/mounted.tsx';
import { plainCompose } from './compose-kind.ts';
import { useCompose } from './use-compose.ts';

beforeEach(() => {
  dismissToast();
  vi.useFakeTimers();
});

/** A composer with a post that could be sent. */
async function written() {
  const composer = await mounted(() => useCompose(7, null, plainCompose, null));
  await composer.act(({ store }) => {
    store.dispatch({ kind: 'subject', subject: 'Two seconds later' });
    store.dispatch({ kind: 'text', text: 'Long enough to be a post of its own.' });
  });
  return composer;
}

test('R-THR-023 two seconds after a post is sent its thread is shown', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 1, code: 0, msg: '', data: { tid: 9, held: 0 } }));
  const { act, router } = await written();
  await act(({ send }) => send());
  expect(currentToast()?.text).toBe('Your post is published.');
  vi.advanceTimersByTime(redirectDelay - 1);
  expect(router.navigate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/forum/15443/9', undefined);
});

test('who leaves the composer meanwhile is led nowhere', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 1, code: 0, msg: '', data: { tid: 9, held: 0 } }));
  const { act, leave, router } = await written();
  await act(({ send }) => send());
  await leave();
  vi.advanceTimersByTime(10 * redirectDelay);
  expect(router.navigate).not.toHaveBeenCalled();
});

test('one that is refused stays as it was', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 0, code: 13, msg: 'Too fast.', error: 'wire.too_fast' }));
  const { act, now, router } = await written();
  await act(({ send }) => send());
  vi.advanceTimersByTime(10 * redirectDelay);
  expect(router.navigate).not.toHaveBeenCalled();
  expect(now().store.get()).toMatchObject({ subject: 'Two seconds later', isOut: false, sending: false });
});
