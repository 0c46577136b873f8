import type { TagBoard } from '../../server/platform/cache/tags.ts';
import type { TestApp } from './app.ts';

/** The cache tags that move while something is done, each once; what was announced before is over by then. */
export async function movedBy({ app, settle }: Pick<TestApp, 'app' | 'settle'>, act: () => Promise<unknown>) {
  await settle();
  const moved = new Set<string>();
  let watching = true;
  const board: TagBoard = app.platform.tags;
  board.subscribe((tags) => {
    if (watching) for (const tag of tags) moved.add(tag);
  });
  await act();
  watching = false;
  return [...moved].toSorted();
}
