import { z } from 'zod';
import { spamFigures } from '../../../../contract/domains/review/held/limits.ts';
import { defineSetting } from '../../../platform/settings.ts';

const links = z.int().min(0).max(20);
const posts = z.int().min(1).max(100);

/** What of new members waits for a moderator. */
export const spamDefence = defineSetting(
  'threads',
  'spamDefence',
  z.object({
    hold: z.boolean(),
    linksNew: links,
    linksKnown: links,
    postsNew: posts,
    postsKnown: posts,
    sameWords: z.int().min(2).max(50),
  }),
  spamFigures,
);
