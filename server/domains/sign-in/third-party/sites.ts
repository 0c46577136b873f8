import type { Provider } from '../../../../contract/domains/sign-in/third-party-limits.ts';
import type { ServiceFaults } from '../../../platform/service-faults.ts';
import { callbackPath } from './doors.ts';
import { Misconfigured, type OtherSite } from './provider.ts';
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
  faults: ServiceFaults,
): Partial<Record<Provider, OtherSite>> {
  const engine = google && searchEngine(google, publicUrl + callbackPath('google'));
  const network = facebook && socialNetwork(facebook, publicUrl + callbackPath('facebook'), clock);
  return {
    ...(engine ? { google: watched('google', engine, faults) } : {}),
    ...(network ? { facebook: watched('facebook', network, faults) } : {}),
  };
}

/** A site whose refusals of ourselves are reported to operators; for who comes it is away. */
function watched(provider: Provider, site: OtherSite, faults: ServiceFaults): OtherSite {
  const reporting = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Misconfigured) await faults.refused('login-service', { provider, why: error.message });
      throw error;
    }
  };
  const watching = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await reporting(work);
    await faults.took('login-service');
    return answer;
  };
  return {
    // Whoever is sent there has shown nothing of our key yet.
    begin: (state) => reporting(site.begin(state)),
    finish: (url, state, carried) => watching(site.finish(url, state, carried)),
    check: (accessToken) => watching(site.check(accessToken)),
  };
}
