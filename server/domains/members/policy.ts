import type { z } from 'zod';
import type { roleScenes } from '../../../contract/domains/members/limits.ts';
import type { roleFlags as roleFlagsShape } from '../../../contract/domains/members/shapes.ts';

type Scene = (typeof roleScenes)[number];
type Flags = z.output<typeof roleFlagsShape>;

/** What the moderation policy says of who asks; a guest may do neither. */
interface Viewer {
  speaks: boolean;
  moderates: boolean;
}

/**
 * The role flags of one scene (R-SES-020). The screens merge the scenes they ask for, so a flag's name stands in one
 * scene only. Polls, videos, topics, activities and timed posts stay 0 until there is something behind them.
 */
export function roleFlags(scene: Scene, { speaks, moderates }: Viewer): Flags {
  if (scene !== 'default') return { [scene]: 0 };
  return { allowpost: speaks ? 1 : 0, allowpostpoll: 0, ismoderator: moderates ? 1 : 0 };
}
