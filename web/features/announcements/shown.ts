import type { ShownEverywhere } from '../../../contract/domains/announcements/shapes.ts';
import type { Caller } from '../../api/wire.ts';

/** What operators put on the pages of a country, without what there is none of: it travels with every page. */
export async function whatIsShown(call: Caller, country: number): Promise<Partial<ShownEverywhere> | undefined> {
  const { top, home, read_only, off } = (await call('announcements.shown', { country })).data;
  const some = {
    ...(top && { top }),
    ...(home.length > 0 && { home }),
    ...(read_only.on === 1 && { read_only }),
    ...(off.length > 0 && { off }),
  };
  return Object.keys(some).length > 0 ? some : undefined;
}
