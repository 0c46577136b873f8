import type { Ctx } from '../../server/platform/context.ts';
import { changeSetting, storedSettings } from '../../server/platform/settings.ts';

/** Sets a figure as an operator does, over whatever is stored. */
export async function saveSetting(ctx: Pick<Ctx, 'db' | 'now' | 'stale'>, name: string, value: unknown): Promise<void> {
  const stored = (await storedSettings(ctx.db)).find((setting) => setting.name === name);
  await changeSetting(ctx, name, value, stored?.version ?? 0);
}
