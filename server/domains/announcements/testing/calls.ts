import type { CallerInputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import type { CallSamples, OfficeScene } from '../../../../tests/support/call-samples.ts';

/** Far off, whenever the tests run. */
const later = 4_000_000_000;

const titles = { title_en: 'Open again', title_fr: 'De nouveau ouvert', title_hi: 'फिर चालू' };
const texts = { text_en: 'Since noon.', text_fr: 'Depuis midi.', text_hi: 'दोपहर से।' };

const announcement = {
  ...{ kind: 'announcement' as const, place: 'home' as const, countries: [772], languages: ['en' as const] },
  ...{ url: '/latest', priority: 5, dismissible: 1 },
  ...titles,
  ...texts,
} satisfies CallerInputOf<(typeof announcementsCalls)['announcements.save']>;

const campaign = {
  ...{ channel: 'notification' as const, countries: [772], languages: ['en' as const] },
  ...{ here_days: 30, joined_days: 30, creators: 0, url: '/latest' },
  ...titles,
  ...texts,
} satisfies CallerInputOf<(typeof announcementsCalls)['announcements.save-campaign']>;

const wordFields = [...Object.keys(titles), ...Object.keys(texts), 'english_will_do', 'url', 'countries', 'languages'];

/** An announcement of Zambia that ends within a day. */
async function saved({ api, operator }: OfficeScene): Promise<{ id: number; version: number }> {
  const to = Math.floor(Date.now() / 1000) + 86_400;
  return (await api.must('announcements.save', { ...announcement, to }, operator)).data;
}

const savedCampaign = async ({ api, operator }: OfficeScene): Promise<{ id: number; version: number }> =>
  (await api.must('announcements.save-campaign', campaign, operator)).data;

const theOne = { id: 1 };
const seen = { id: 1, version: 1 };

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof announcementsCalls> = {
  'announcements.shown': { whose: 'own' },
  'announcements.dismiss': { good: theOne, whose: 'own' },
  'announcements.opened': { good: theOne, whose: 'own' },
  'announcements.admin-list': {},
  'announcements.save': {
    good: { ...announcement, id: 0, version: 0, aid: 0, english_will_do: 0, from: 0, to: later },
    sound: () => announcement,
    audited: {
      action: 'announcements.save',
      input: async () => announcement,
      changed: ['kind', 'place', ...wordFields, 'aid', 'from', 'to', 'priority', 'dismissible'],
      reason: '',
    },
  },
  'announcements.plan': {
    good: seen,
    sound: () => seen,
    audited: {
      action: 'announcements.plan',
      input: async (scene) => {
        const { id, version } = await saved(scene);
        return { id, version };
      },
      changed: ['from', 'to'],
      reason: '',
    },
  },
  'announcements.end': {
    good: theOne,
    sound: () => theOne,
    audited: {
      action: 'announcements.end',
      input: async (scene) => ({ id: (await saved(scene)).id }),
      changed: [],
      reason: '',
    },
  },
  'announcements.try': {
    good: theOne,
    sound: () => theOne,
    audited: {
      action: 'announcements.try',
      input: async (scene) => ({ id: (await saved(scene)).id }),
      changed: [],
      reason: '',
    },
  },
  'announcements.campaigns': {},
  'announcements.audience': { good: { countries: [772], languages: ['en'], here_days: 30, joined_days: 30 } },
  'announcements.save-campaign': {
    good: { ...campaign, id: 0, version: 0, english_will_do: 0 },
    sound: () => campaign,
    audited: {
      action: 'announcements.save-campaign',
      input: async () => campaign,
      changed: ['channel', ...wordFields, 'here_days', 'joined_days', 'creators'],
      reason: '',
    },
  },
  'announcements.try-campaign': {
    good: theOne,
    sound: () => theOne,
    audited: {
      action: 'announcements.try-campaign',
      input: async (scene) => ({ id: (await savedCampaign(scene)).id }),
      changed: [],
      reason: '',
    },
  },
  'announcements.plan-campaign': {
    good: { ...seen, at: later },
    sound: () => ({ ...seen, at: later }),
    audited: {
      action: 'announcements.plan-campaign',
      input: async (scene) => {
        const { id, version } = await savedCampaign(scene);
        return { id, version, at: later };
      },
      changed: ['at'],
      reason: '',
    },
  },
  'announcements.stop-campaign': {
    good: theOne,
    sound: () => theOne,
    audited: {
      action: 'announcements.stop-campaign',
      input: async (scene) => ({ id: (await savedCampaign(scene)).id }),
      changed: [],
      reason: '',
    },
  },
  'announcements.switches': {},
  'announcements.save-switch': {
    // What the sweeps ask for stays open.
    good: { name: 'contests.page', mode: 'on', countries: [], share: 100, version: 0, reason: 'as it was' },
    sound: () => ({ name: 'contests.page', mode: 'on', version: 0, reason: 'as it was' }),
    audited: {
      action: 'announcements.save-switch',
      input: async ({ api, operator }) => {
        const { list } = (await api.must('announcements.switches', {}, operator)).data;
        const version = list.find(({ name }) => name === 'announcements.campaigns')?.version ?? 0;
        return { name: 'announcements.campaigns', mode: 'some', share: 100, version, reason: 'a first try' };
      },
      changed: ['mode'],
      reason: 'a first try',
    },
  },
  'announcements.read-only': {},
  'announcements.set-read-only': {
    good: { on: 0, note_en: '', note_fr: '', note_hi: '', until: 0, version: 0, reason: 'as it was' },
    sound: () => ({ on: 0, version: 0, reason: 'as it was' }),
    audited: {
      action: 'announcements.set-read-only',
      input: async ({ api, operator }) => {
        const { version } = (await api.must('announcements.read-only', {}, operator)).data;
        return { on: 0, note_en: 'It went well.', version, reason: 'it is over' };
      },
      changed: ['note_en'],
      reason: 'it is over',
    },
  },
};
