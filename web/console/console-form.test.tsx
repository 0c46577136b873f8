import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { useConsoleForm } from './use-console-form.ts';

type Line = ReturnType<ReturnType<typeof useConsoleForm<{ name: string }>>['line']>;

/** What a field of one line is drawn with. */
function lineOf(act: () => Promise<string>): Line {
  let line: Line | undefined;
  function Form() {
    const form = useConsoleForm({
      ...{ does: 'store.save-shop', part: 'shop', about: {}, closeTo: '/operator/shops', act },
      first: () => ({ name: '' }),
    });
    line = form.line('name');
    return null;
  }
  rendered(<Form />);
  return line!;
}

test('Enter sends a form of the console, but not the one that ends a word of an input method', () => {
  const act = vi.fn(async () => 'Done');
  const { onKeyDown } = lineOf(act);
  const press = (isComposing: boolean) => {
    const preventDefault = vi.fn();
    onKeyDown({ key: 'Enter', nativeEvent: { isComposing }, preventDefault } as unknown as KeyboardEvent);
    return preventDefault.mock.calls.length;
  };
  expect([press(true), act.mock.calls.length]).toEqual([0, 0]);
  expect([press(false), act.mock.calls.length]).toEqual([1, 1]);
});
