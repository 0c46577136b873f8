import type { z } from 'zod';
import type { roleScenes } from '../../../contract/domains/members/limits.ts';
import type { roleFlags as roleFlagsShape } from '../../../contract/domains/members/shapes.ts';
import { threadKinds } from '../../../contract/domains/threads/kinds/made/kinds.ts';

type Scene = (typeof roleScenes)[number];
type Flags = z.output<typeof roleFlagsShape>;

/** What the moderation policy says of who asks; a guest may do neither. */
interface Viewer {
  speaks: boolean;
  moderates: boolean;
}

/**
 * The role flags of one scene (R-SES-020). The screens merge the scenes they ask for, so a flag's name stands in one
 * scene only. Who may write may create topics. Long videos and timed posts stay 0 until there is something behind them,
 * and so does the flag of a kind of thread that isn't there.
 */
export function roleFlags(scene: Scene, { speaks, moderates }: Viewer): Flags {
  if (scene === 'activity_thread') return { [scene]: moderates ? 1 : 0 };
  if (scene !== 'default') return { [scene]: scene === 'createTopic' && speaks ? 1 : 0 };
  const flags: Flags = { allowpost: 0, allowpostpoll: 0, ismoderator: moderates ? 1 : 0 };
  for (const { roleFlag } of Object.values(threadKinds)) flags[roleFlag] = speaks ? 1 : 0;
  return flags;
}
