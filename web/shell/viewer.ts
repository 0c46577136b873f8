import type { Viewer } from '../../contract/primitives/viewer.ts';
import { plainPortrait } from '../design/avatar.ts';
import { countryCodeOf } from '../design/person.ts';
import type { Person } from '../design/UserChip.tsx';

/** Who reads, as the design's parts name somebody. */
export const personReading = (viewer: Viewer): Person => ({
  uid: viewer.uid,
  name: viewer.username,
  country: countryCodeOf(viewer.countryFid),
  info: plainPortrait(viewer.avatar, viewer.frame),
});
