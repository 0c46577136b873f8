import { z } from 'zod';
import { searchLimits } from '../../../contract/domains/search/limits.ts';
import { defineSetting, type Setting } from '../../platform/settings.ts';

/** Hot keywords that operators set: a word to search for, the thread `tid`, or the address `link`. */
export const hotWords = defineSetting(
  'search',
  'hotWords',
  z
    .array(
      z.object({
        value: z.string().trim().min(1).max(searchLimits.queryMax),
        tid: z.int().min(0).default(0),
        link: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]).default(''),
        membersOnly: z.boolean().default(false),
      }),
    )
    .max(searchLimits.hot),
  [],
);

/** Whether what members search for is shown to others. */
export const showsAsked = defineSetting('search', 'showsAsked', z.boolean(), true);

export const searchSettings: readonly Setting[] = [hotWords, showsAsked];
