import { beforeEach, expect, test, vi } from 'vitest';
import { draftRedirectDelay } from '../../../../contract/domains/threads/drafts/limits.ts';
import type { DraftRow } from '../../../../contract/domains/threads/drafts/shapes.ts';
import { currentToast, dismissToast } from '../../../design/toasts.ts';
import { mounted } from '../../../testing/mounted.tsx';
import { rendered } from '../../../testing/rendered.tsx';
import { Row } from './DraftList.tsx';
import { draftListPath } from './drafts-path.ts';
import { postsPath, useDeletion, useDraftList } from './use-draft-list.ts';

beforeEach(() => {
  dismissToast();
  vi.useFakeTimers();
});

const answers = (body: object) => vi.stubGlobal('fetch', async () => Response.json(body));
const refusal = { status: 0, code: 1, msg: 'This draft is gone.', error: 'threads.draft_not_exist' };

/** Led there 800 ms later, and not before. */
function expectLedTo(path: string, { navigate }: Awaited<ReturnType<typeof mounted>>['router']): void {
  vi.advanceTimersByTime(draftRedirectDelay - 1);
  expect(navigate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(path, undefined);
}

test('R-DRF-002 a draft that is sent says so, its subject is cleared, and 800 ms later one’s posts are shown', async () => {
  answers({ status: 1, code: 0, msg: 'Your draft is published.', data: { tid: 9 } });
  const { act, now, router } = await mounted(useDraftList);
  await act(({ send }) => send(9));
  expect(currentToast()?.text).toBe('Your draft is published.');
  expect([...now().sent]).toEqual([9]);
  expect(now().busy.size).toBe(0);
  expectLedTo(postsPath, router);
});

test('R-DRF-002 the row of a draft that was sent has no subject any longer', () => {
  const draft = {
    tid: 9,
    subject: 'Ready to go',
    kind: 'plain',
    dateline: 1_764_160_000,
    expires: 1_764_200_000,
    summary: '',
    pictures: 0,
    picture: null,
  } as unknown as DraftRow;
  const acts = { busy: new Map(), sent: new Set<number>() } as unknown as ReturnType<typeof useDraftList>;
  expect(rendered(<Row draft={draft} acts={acts} />)).toContain('Ready to go');
  expect(rendered(<Row draft={draft} acts={{ ...acts, sent: new Set([9]) }} />)).not.toContain('Ready to go');
});

test('one that can’t be sent says why, stays, and leads nowhere', async () => {
  answers(refusal);
  const { act, now, router } = await mounted(useDraftList);
  await act(({ send }) => send(9));
  expect(currentToast()).toMatchObject({ text: refusal.msg, kind: 'error' });
  expect(now()).toMatchObject({ sent: new Set(), busy: new Map() });
  vi.advanceTimersByTime(10 * draftRedirectDelay);
  expect(router.navigate).not.toHaveBeenCalled();
});

const storeOf = () => ({ sync: { pause: vi.fn(), resume: vi.fn() }, leave: vi.fn() });

test('R-DRF-001 800 ms after a draft is deleted in the composer its writer is back at the drafts', async () => {
  answers({ status: 1, code: 0, msg: '', data: {} });
  const store = storeOf();
  const { act, router } = await mounted(() => useDeletion(store as never));
  await act((del) => del(9));
  expect(store.leave).toHaveBeenCalledExactlyOnceWith(null);
  expect(currentToast()?.text).toBe('Draft deleted.');
  expectLedTo(draftListPath, router);
});

test('one that can’t be deleted says why, and its writer stays and writes on', async () => {
  answers(refusal);
  const store = storeOf();
  const { act, router } = await mounted(() => useDeletion(store as never));
  await act((del) => del(9));
  expect(currentToast()).toMatchObject({ text: refusal.msg, kind: 'error' });
  expect(store.leave).not.toHaveBeenCalled();
  expect(store.sync.resume).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10 * draftRedirectDelay);
  expect(router.navigate).not.toHaveBeenCalled();
});
