import { expect, test, vi } from 'vitest';
import { openedDialog } from '../session/dialogs.ts';
import { quietly } from './quietly.ts';

test('R-MSC-042 a failure that changes nothing for the reader is only logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failure = new Error('away');
  expect(await quietly(Promise.reject(failure))).toBeUndefined();
  expect(logged.mock.calls).toEqual([[failure]]);
  expect(openedDialog()).toBeNull();
  logged.mockClear();
  expect(await quietly(Promise.resolve(3))).toBe(3);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
