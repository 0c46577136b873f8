import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { refuse } from '../../../platform/refusal.ts';

export function refuseUnknownCountry(fid: number): void {
  if (!countryOfFid(fid)) refuse('moderation.unknown_country');
}
