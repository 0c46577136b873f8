import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

const country = { among: countries.map(({ fid }) => fid), except: [0] };

/** Where its rows lead in other domains. */
export const drawReferences: ReferencesIn<'draw'> = {
  'draw.acts': { uid: toMember },
  'draw.draws': {
    country_fid: country,
    thing: { none: 'a task or goods, whichever its deed is about; either may be gone' },
    drawing_by: toMember,
  },
  'draw.entries': { uid: toMember },
  'draw.left_out': { uid: toMember, by_uid: { ...toMember, except: [0] } },
  'draw.keys': { uid: toMember },
  'draw.picks': { uid: toMember, country_fid: country },
  'draw.prizes': { aid: { to: 'media.images.aid', except: [0] } },
};
