import type { Ctx } from '../../../platform/context.ts';
import { addThreads } from '../sql/topics.ts';

/** Threads came to topics or left them: by how many, for each topic. */
export async function countThreads(
  { db, stale }: Pick<Ctx, 'db' | 'stale'>,
  changes: ReadonlyMap<number, number>,
): Promise<void> {
  const changed = new Map([...changes].filter(([, by]) => by !== 0));
  if (changed.size === 0) return;
  await addThreads(db, changed);
  for (const topid of changed.keys()) stale(`topic:${topid}`);
}
