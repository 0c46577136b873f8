import type { Ctx } from '../../server/platform/context.ts';
import { changeSetting, type SettingName, type Settings, storedSettings } from '../../server/platform/settings.ts';

/** Sets a figure as an operator does, over whatever is stored. */
export async function saveSetting<N extends SettingName>(
  ctx: Pick<Ctx, 'db' | 'now' | 'touch'>,
  name: N,
  value: Settings[N],
): Promise<void> {
  const stored = (await storedSettings(ctx.db)).find((setting) => setting.name === name);
  await changeSetting(ctx, name, value, stored?.version ?? 0);
}
