import { expect, test, vi } from 'vitest';
import type { MedalRow } from '../../../contract/domains/tasks/shapes.ts';
import { currentToast, dismissToast } from '../../design/toasts.ts';
import { mounted } from '../../testing/mounted.tsx';
import { useWorn } from './use-worn.ts';

const row = (medalid: number, wear = 0): MedalRow => ({
  ...{ medalid, name: `Medal ${medalid}`, description: '', how: '', s3_medal: '', is_have: 1, dateline: 1 },
  ...{ wear, have: 0, need: 0, figure: '', goods_id: 0 },
});

async function wearing(medals: readonly MedalRow[], answer: () => Response) {
  const sent: number[][] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push((JSON.parse(String(body)) as { medalids: number[] }).medalids);
    return answer();
  });
  dismissToast();
  return { ...(await mounted(() => useWorn(medals), { country: 'ng' })), sent };
}

const stored = () => Response.json({ status: 1, code: 0, msg: '', data: { list: [] } });
const refused = () => Response.json({ status: 0, code: 1, msg: 'No', error: 'tasks.medal_not_yours' });

test('an order is shown as it is changed, sent one change after the other, and taken back by Undo', async () => {
  const { now, act, sent } = await wearing([row(1, 1), row(2, 2), row(3)], stored);
  expect(now().order).toEqual([1, 2]);
  await act(async ({ move, add }) => {
    const first = move(row(2), -1);
    await Promise.all([first, add(row(3))]);
  });
  expect(now().order).toEqual([2, 1, 3]);
  expect(sent).toEqual([
    [2, 1],
    [2, 1, 3],
  ]);
  expect(currentToast()?.text).toContain('Medal 3');
  await act(async () => currentToast()?.action?.run());
  expect(now().order).toEqual([2, 1]);
  await vi.waitFor(() => expect(sent.at(-1)).toEqual([2, 1]));
});

test('what is refused stands as it was before', async () => {
  const { now, act } = await wearing([row(1, 1), row(2, 2)], refused);
  await act(({ remove }) => remove(row(1)));
  expect(now().order).toEqual([1, 2]);
  expect(currentToast()?.kind).toBe('error');
});

test('R-MED-004 a sixth one is not sent, and the way out is said', async () => {
  const { now, act, sent } = await wearing(
    [1, 2, 3, 4, 5, 6].map((id) => row(id, id < 6 ? id : 0)),
    stored,
  );
  await act(({ add }) => add(row(6)));
  expect(now().order).toHaveLength(5);
  expect(sent).toEqual([]);
  expect(currentToast()).toMatchObject({ text: 'Up to 5 medals are shown. Remove one first.', kind: 'error' });
});
