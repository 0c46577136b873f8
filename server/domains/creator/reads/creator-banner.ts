import type { InputOf } from '../../../../contract/call.ts';
import type { creatorCalls } from '../../../../contract/domains/creator/calls.ts';
import type { CreatorBanner } from '../../../../contract/domains/creator/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { creatorBanners } from '../settings.ts';
import { type ReadDeps, whoseFigures } from './whose.ts';

/** What operators show creators of a country. */
export async function bannerOf(settings: SettingsReader, countryFid: number): Promise<CreatorBanner> {
  const code = countryOfFid(countryFid)?.code;
  const banner = (await settings.get(creatorBanners)).find(({ country }) => country === code);
  return banner ? { img: banner.img, url: banner.url, title: banner.title } : null;
}

/** The banner of a country, or of the caller's own. */
export const creatorBanner =
  ({ cards, settings }: ReadDeps) =>
  async (ctx: MemberCtx, { uid, fid }: InputOf<(typeof creatorCalls)['creator.creator-banner']>) => {
    const { countryFid } = await whoseFigures(ctx, cards, uid);
    return bannerOf(settings, fid === 0 ? countryFid : fid);
  };
