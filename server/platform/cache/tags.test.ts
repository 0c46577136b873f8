import { expect, test, vi } from 'vitest';
import { alone } from '../../../tests/support/platform.ts';
import { createTagBoard } from './tags.ts';

const board = () => {
  const published: string[][] = [];
  const tags = createTagBoard({
    ...alone,
    publish: (payload) => published.push(JSON.parse(payload) as string[]),
  });
  /** The first messages, when as many have gone out. */
  const batches = (count: number) =>
    vi.waitFor(() => {
      expect(published).toHaveLength(count);
      return published;
    });
  return { tags, batches };
};

test('a tag that moved after a position is known, others are not', () => {
  const { tags } = board();
  tags.moved(['t:1']);
  const position = tags.position();
  expect(tags.movedSince(['t:1'], position)).toBe(false);
  tags.movedElsewhere(['t:2']);
  expect(tags.movedSince(['t:1'], position)).toBe(false);
  expect(tags.movedSince(['t:1', 't:2'], position)).toBe(true);
});

test("this process's moves go to the others, theirs don't come back", async () => {
  const { tags, batches } = board();
  tags.moved(['t:1', 'f:188']);
  tags.movedElsewhere(['t:2']);
  expect(await batches(1)).toEqual([['t:1', 'f:188']]);
});

test('tags of commits at one moment are published together, each once; later ones again', async () => {
  const { tags, batches } = board();
  tags.moved(['t:1', 'f:188']);
  tags.moved(['t:2', 'f:188']);
  expect(await batches(1)).toEqual([['t:1', 'f:188', 't:2']]);
  tags.moved(['t:1']);
  expect((await batches(2))[1]).toEqual(['t:1']);
});

test('after a lost message everything before counts as moved', () => {
  const { tags } = board();
  const moves: unknown[] = [];
  tags.subscribe((moved) => void moves.push(moved));
  const position = tags.position();
  tags.lost();
  expect(tags.movedSince(['t:9'], position)).toBe(true);
  expect(tags.movedSince(['t:9'], tags.position())).toBe(false);
  expect(moves).toEqual(['all']);
});

test('at the end nothing stays untold', async () => {
  const { tags, batches } = board();
  tags.moved(['t:1']);
  tags.flush();
  expect(await batches(1)).toEqual([['t:1']]);
  tags.flush();
  expect(await batches(1)).toHaveLength(1);
});

test('many tags go out in messages that NOTIFY can carry', async () => {
  const { tags, batches } = board();
  tags.moved(Array.from({ length: 450 }, (_, i) => `t:${1_000_000_000_000 + i}`));
  const published = await batches(3);
  expect(published.map((part) => part.length)).toEqual([200, 200, 50]);
  for (const part of published) expect(JSON.stringify(part).length).toBeLessThan(8000);
});

test('what it can no longer distinguish counts as moved', () => {
  const { tags } = board();
  const position = tags.position();
  for (let i = 0; i < 60_000; i += 1) tags.movedElsewhere([`t:${i}`]);
  expect(tags.movedSince(['never'], position)).toBe(true);
  expect(tags.movedSince(['never'], tags.position())).toBe(false);
});
