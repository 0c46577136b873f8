import type { ShownEverywhere } from '../../contract/domains/announcements/shapes.ts';
import { callFrom } from '../api/context.ts';
import { countryOf } from '../api/country-of.ts';
import { isRefusal } from '../api/wire.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';

/**
 * What this page has on it beside its own: announcements, and whether the site is read-only. Undefined where there is nothing
 * to say, as on most days; a page goes without where it can't be asked for.
 */
export async function besideOf(context: LoaderFunctionArgs['context']): Promise<ShownEverywhere | undefined> {
  try {
    const { data } = await callFrom(context)('announcements.shown', { country: countryOf(context).fid });
    const { top, home, read_only, off } = data;
    return top || home.length > 0 || read_only.on === 1 || off.length > 0 ? data : undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}
