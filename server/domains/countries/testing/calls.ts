import type { countriesCalls } from '../../../../contract/domains/countries/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

const kitchen = {
  country_fid: 188,
  icon: 'utensils',
  name_en: 'Kitchen',
  name_fr: 'Cuisine',
  name_hi: 'रसोई',
  line_en: 'What it costs, how it is cooked.',
  line_fr: 'Ce que ça coûte, comment ça se cuisine.',
  line_hi: 'कितने का है, कैसे पकता है।',
  position: 50,
} as const;
const changed = ['icon', 'name_en', 'name_fr', 'name_hi', 'line_en', 'line_fr', 'line_hi', 'position'];

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof countriesCalls> = {
  'countries.names': { whose: 'own' },
  'countries.forum-nav': { whose: 'own' },
  'countries.forum-phone-nav': { whose: 'own' },
  'countries.categories': {},
  'countries.create-category': {
    good: kitchen,
    sound: () => kitchen,
    audited: {
      action: 'countries.create-category',
      input: async () => kitchen,
      changed,
      reason: '',
    },
  },
  'countries.change-category': {
    good: { ...kitchen, typeid: 4 },
    audited: {
      action: 'countries.change-category',
      input: async () => ({ ...kitchen, typeid: 4 }),
      changed,
      reason: '',
    },
  },
  'countries.close-category': {
    good: { typeid: 4 },
    audited: {
      action: 'countries.close-category',
      input: async () => ({ typeid: 3, closed: 1 }),
      changed: ['open'],
      reason: '',
    },
  },
};
