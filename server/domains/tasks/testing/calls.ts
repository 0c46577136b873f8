import type { CallerInputOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

const titles = { title_en: 'Follow ten people', title_fr: 'Suivre dix personnes', title_hi: 'दस लोगों को फ़ॉलो करें' };
const lines = {
  text_en: 'Their posts come to you.',
  text_fr: 'Leurs publications viennent à vous.',
  text_hi: 'उनकी पोस्ट आप तक आएँगी।',
};
const task = {
  period: 'weekly' as const,
  figure: 'follow' as const,
  ...{ need: 10, xgold: 25, url: '/ranking', position: 30 },
  ...titles,
  ...lines,
} satisfies CallerInputOf<(typeof tasksCalls)['tasks.save-task']>;
const taskFields = ['period', 'figure', 'need', 'xgold', 'medalid', ...Object.keys({ ...titles, ...lines }), 'url'];

const medal = {
  ...{ name_en: 'Good neighbour', name_fr: 'Bon voisin', name_hi: 'अच्छा पड़ोसी' },
  ...{ text_en: 'Twenty-five replies', text_fr: 'Vingt-cinq réponses', text_hi: 'पच्चीस जवाब' },
  ...{ how_en: 'Reply 25 times', how_fr: 'Répondez 25 fois', how_hi: '25 जवाब दें' },
  drawing: 'replies-10' as const,
  figure: 'reply' as const,
  span: 'ever' as const,
  need: 25,
} satisfies CallerInputOf<(typeof tasksCalls)['tasks.save-medal']>;
const medalFields = [
  ...['name_en', 'name_fr', 'name_hi', 'text_en', 'text_fr', 'text_hi', 'how_en', 'how_fr', 'how_hi'],
  ...['drawing', 'aid', 'figure', 'need', 'span'],
];

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof tasksCalls> = {
  'tasks.list': { whose: 'own' },
  'tasks.receive-awards': { good: { taskid: 1, period: 'once' }, whose: 'own' },
  'tasks.claim': { good: { taskid: 1, period: 'once' }, whose: 'own', sound: () => ({ taskid: 1 }) },
  'tasks.ended-seen': { whose: 'own' },
  'tasks.medal-list': { whose: 'own' },
  'tasks.medal-news': { whose: 'own' },
  'tasks.medal-seen': { good: { medalid: 1 }, whose: 'own' },
  'tasks.wear-medals': { good: { medalids: [] }, whose: 'own' },
  'tasks.figures': {},
  'tasks.admin-tasks': {},
  'tasks.save-task': {
    good: { ...task, taskid: 0, version: 0, medalid: 0, country_fid: 0 },
    sound: () => task,
    audited: {
      action: 'tasks.save-task',
      input: async () => task,
      changed: [...taskFields, 'country_fid', 'position'],
      reason: '',
    },
  },
  'tasks.close-task': {
    good: { taskid: 4 },
    sound: () => ({ taskid: 4 }),
    audited: {
      action: 'tasks.close-task',
      input: async () => ({ taskid: 4, closed: 1 }),
      changed: ['open'],
      reason: '',
    },
  },
  'tasks.admin-medals': {},
  'tasks.save-medal': {
    good: { ...medal, medalid: 0, version: 0, aid: 0 },
    sound: () => medal,
    audited: { action: 'tasks.save-medal', input: async () => medal, changed: medalFields, reason: '' },
  },
  'tasks.close-medal': {
    good: { medalid: 10 },
    sound: () => ({ medalid: 10 }),
    audited: { action: 'tasks.close-medal', input: async () => ({ medalid: 10 }), changed: ['open'], reason: '' },
  },
  'tasks.grant-medal': {
    good: { medalid: 10 },
    sound: () => ({ medalid: 10, member: '1' }),
    audited: {
      action: 'tasks.grant-medal',
      input: async ({ member }) => ({ medalid: 8, member: String((await member()).uid), note: 'a fine photo' }),
      changed: ['medal'],
      reason: 'a fine photo',
    },
  },
  'tasks.take-medal': {
    good: { medalid: 10 },
    sound: () => ({ medalid: 10, member: '1' }),
    audited: {
      action: 'tasks.take-medal',
      input: async ({ api, member, operator }) => {
        const who = { medalid: 8, member: String((await member()).uid) };
        await api.must('tasks.grant-medal', who, operator);
        return { ...who, note: 'by mistake' };
      },
      changed: ['medal'],
      reason: 'by mistake',
    },
  },
};
