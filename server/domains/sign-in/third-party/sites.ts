import type { Provider } from '../../../../contract/domains/sign-in/third-party-limits.ts';
import { callbackPath } from './doors.ts';
import type { OtherSite } from './provider.ts';
import { type SearchEngineSettings, searchEngine } from './search-engine.ts';
import { type SocialNetworkSettings, socialNetwork } from './social-network.ts';

/** The settings of each other site; one without settings is not offered. */
export interface OtherSitesSettings {
  google: SearchEngineSettings | undefined;
  facebook: SocialNetworkSettings | undefined;
  publicUrl: string;
}

/** The other sites by whose accounts somebody may log in here. */
export function otherSites(
  { google, facebook, publicUrl }: OtherSitesSettings,
  clock: () => Date,
): Partial<Record<Provider, OtherSite>> {
  return {
    ...(google ? { google: searchEngine(google, publicUrl + callbackPath('google')) } : {}),
    ...(facebook ? { facebook: socialNetwork(facebook, publicUrl + callbackPath('facebook'), clock) } : {}),
  };
}
