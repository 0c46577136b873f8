import { expect, test } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { Honours } from './Honours.tsx';

const plain = { displayorder: 0, digest: 0, closed: 0 } as const;

test('a thread with nothing to be said of it has no empty line for that', () => {
  expect(
    rendered(
      <Honours thread={plain} className="mt-3.5">
        {false}
        {null}
      </Honours>,
    ),
  ).toBe('');
});

test('a label of the page’s own is enough for the line', () => {
  expect(
    rendered(
      <Honours thread={plain} className="mt-3.5">
        {false}
        <b>Original</b>
      </Honours>,
    ),
  ).toContain('Original');
});
