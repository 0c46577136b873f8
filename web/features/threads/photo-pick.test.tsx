import { beforeEach, expect, test, vi } from 'vitest';
import { EarlyInput } from '../../design/early-fields.tsx';
import { currentToast, dismissToast } from '../../design/toasts.ts';
import { givenTo, mounted } from '../../testing/mounted.tsx';
import { member } from '../../testing/rendered.tsx';
import { PhotoPick } from './components/PhotoPick.tsx';

beforeEach(dismissToast);

/** Picks so many photos where there may be five and one is there. */
async function picked(count: number) {
  const onAdd = vi.fn<(files: File[]) => void>();
  const pick = { count: 1, most: 5, onAdd, className: '', children: null };
  const drawn = await mounted(() => PhotoPick(pick), { viewer: member });
  const files = Array.from({ length: count }, (_, n) => ({ name: `${n}.jpg` }));
  await drawn.act((now) => givenTo(now, EarlyInput)[0]!.onChange?.({ target: { files, value: 'x' } } as never));
  return onAdd.mock.calls[0]?.[0].length;
}

test('as many photos as there is room for are taken without a word', async () => {
  expect(await picked(4)).toBe(4);
  expect(currentToast()).toBeNull();
});

test('more photos than there is room for are left out, and that is said', async () => {
  expect(await picked(7)).toBe(4);
  expect(currentToast()).toEqual({ text: '5 photos at most. The rest weren’t added.', kind: 'error' });
});
