import { z } from 'zod';
import { searchLimits } from '../../../contract/domains/search/limits.ts';
import { defineSetting, type Setting } from '../../platform/settings.ts';
import { hotWordOf } from './rules/hot-word.ts';

/** Characters of a hot keyword with its target. */
const lineMax = 600;

/** Hot keywords that operators set: a word, or a word and its target behind ` = `. */
export const hotWords = defineSetting(
  'search',
  'hotWords',
  z
    .array(
      z
        .string()
        .max(lineMax)
        .refine((line) => hotWordOf(line) !== undefined, 'search.issue.hotWord'),
    )
    .max(searchLimits.hot),
  [],
);

/** Whether what members search for is shown to others. */
export const showsAsked = defineSetting('search', 'showsAsked', z.boolean(), true);

/** What operators may set of the domain. */
export const searchSettings: readonly Setting[] = [hotWords, showsAsked];
