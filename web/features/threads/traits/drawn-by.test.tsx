import { expect, test } from 'vitest';
import { rendered } from '../../../testing/rendered.tsx';
import { drawnBy } from './drawn-by.tsx';

test('traits that show something stand in their order, and of the others nothing', () => {
  const traits = { rush: { tag: 'Rush' }, story: { tag: null }, topic: { tag: 'Topic' } };
  expect(rendered(<p>{drawnBy(traits, ({ tag }) => tag && <b>{tag}</b>)}</p>)).toBe('<p><b>Rush</b><b>Topic</b></p>');
  expect(drawnBy(traits, () => false)).toEqual([]);
});
