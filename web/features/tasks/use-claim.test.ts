import { expect, test, vi } from 'vitest';
import { currentToast, dismissToast } from '../../design/toasts.ts';
import { mounted } from '../../testing/mounted.tsx';
import { claimKey, useClaim } from './use-claim.ts';

/** A member on the tasks' page, whose claims the test answers. */
async function claiming(answer: () => Promise<Response>) {
  const sent: { key: string | null; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: RequestInit) => {
    sent.push({ key: new Headers(headers).get('idempotency-key'), body: JSON.parse(String(body)) });
    return answer();
  });
  dismissToast();
  return { ...(await mounted(() => useClaim(), { country: 'ng' })), sent };
}

const paid = () =>
  Response.json({
    ...{ status: 1, code: 0, msg: '' },
    data: { taskid: 2, period_key: '2026-11-29', xgold: 15, medal: null, status: 2 },
  });

test('a second tap while a claim is on its way does nothing, and the period is in its key', async () => {
  let end = (_: Response): void => {};
  const { now, act, sent, router } = await claiming(() => new Promise((done) => (end = done)));
  let first: Promise<void> | undefined;
  await act(({ claim }) => {
    first = claim({ taskid: 2 }, '2026-11-29');
  });
  expect(now().isBusy(2, '2026-11-29')).toBe(true);
  expect(now().isBusy(2, '2026-11-30')).toBe(false);
  await act(({ claim }) => claim({ taskid: 2 }, '2026-11-29'));
  await act(async () => {
    end(paid());
    await first;
  });
  expect(sent).toEqual([{ key: claimKey(2, '2026-11-29'), body: { taskid: 2, period: '2026-11-29' } }]);
  expect(now().isBusy(2, '2026-11-29')).toBe(false);
  expect(router.revalidate).toHaveBeenCalledOnce();
  expect(currentToast()).toMatchObject({ text: '15 XGold are in your wallet.', action: { label: 'See it' } });
  currentToast()?.action?.run();
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/ucenter/wallet', undefined);
});

test('a refused claim says why and may be tried again under the same key', async () => {
  const refused = () => Response.json({ status: 0, code: 1, msg: 'This task has ended', error: 'tasks.task_closed' });
  const { now, act, sent } = await claiming(async () => refused());
  for (const _ of [1, 2]) await act(({ claim }) => claim({ taskid: 2 }, 'once'));
  expect(now().isBusy(2, 'once')).toBe(false);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent).toHaveLength(2);
  expect(currentToast()).toMatchObject({ text: 'This task has ended', kind: 'error' });
});

test('without a network it is there to claim again', async () => {
  const { now, act } = await claiming(() => Promise.reject(new TypeError('offline')));
  await act(({ claim }) => claim({ taskid: 2 }, '2026-W48'));
  expect(now().isBusy(2, '2026-W48')).toBe(false);
  expect(currentToast()?.kind).toBe('error');
});
