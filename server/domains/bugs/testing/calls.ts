import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import type { CallSamples, OfficeScene } from '../../../../tests/support/call-samples.ts';
import { aReportOf } from './a-report.ts';
import { aReport } from './bugs.ts';

const forbidden = 'wire.forbidden';
const titles = { en: 'Carrier', fr: 'Opérateur', hi: 'नेटवर्क' };
const carrier = { var: 'carrier', type: 'text', ...titles } as const;
const model = { var: 'device_model', value: 'Kito X9', en: 'Kito X9', fr: 'Kito X9', hi: 'Kito X9' };
const saved = { name: 'Update', message: 'Update first.' };

const reportOf = async ({ api, member }: OfficeScene): Promise<number> =>
  (await api.must('bugs.report', aReport, await member())).data.tid;
const savedOf = async ({ api, operator }: OfficeScene): Promise<number> =>
  (await api.must('bugs.save-answer', saved, operator)).data.id;
const optionOf = async ({ api, operator }: OfficeScene, value: string): Promise<number> =>
  (await api.must('bugs.add-option', { ...model, value }, operator)).data.id;

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof bugsCalls> = {
  'bugs.list': { whose: 'open' },
  'bugs.thread-var': {
    good: { fid: 345 },
    whose: {
      input: async ({ db, ada, now }) => ({ tid: await aReportOf(db, ada.uid, now) }),
      refusal: 'threads.not_yours',
    },
  },
  'bugs.select-item': { good: { fid: 345, sel_var: 'type' }, whose: 'own' },
  'bugs.thread-submit': {
    good: { sel_var: '{}' },
    whose: {
      input: async ({ db, ada, now }) => ({ tid: await aReportOf(db, ada.uid, now), sel_var: '{}' }),
      refusal: 'threads.not_yours',
    },
    sound: ({ tid }) => ({ tid, sel_var: '{}' }),
  },
  'bugs.form': {
    good: { fid: 345 },
    whose: {
      input: async ({ db, ada, now }) => ({ tid: await aReportOf(db, ada.uid, now) }),
      refusal: 'threads.not_yours',
    },
  },
  'bugs.report': {
    good: aReport,
    whose: { input: ({ aid }) => ({ ...aReport, aids: String(aid) }), refusal: 'media.unknown_picture' },
    sound: () => aReport,
  },
  'bugs.change': {
    good: aReport,
    whose: {
      input: async ({ db, ada, now }) => ({ ...aReport, tid: await aReportOf(db, ada.uid, now) }),
      refusal: 'threads.not_yours',
    },
  },
  'bugs.same': { good: { same: 1 }, whose: 'open' },
  'bugs.gone': { good: { gone: 1 }, whose: 'open' },
  'bugs.who-same': { whose: 'open' },
  'bugs.similar': { good: { q: 'torch', fid: 345 }, whose: 'open' },
  'bugs.status': {
    good: { status: 2, duplicate_of: 0 },
    whose: { input: ({ tid }) => ({ tid, status: 2 }), refusal: forbidden },
    sound: ({ tid }) => ({ tid, status: 2 }),
    audited: {
      ...{ action: 'bugs.status', changed: ['status'], reason: '' },
      input: async (scene) => ({ tid: await reportOf(scene), status: 2 }),
    },
  },
  'bugs.separate': {
    whose: { input: ({ tid }) => ({ tid }), refusal: forbidden },
    sound: ({ tid }) => ({ tid }),
    audited: {
      ...{ action: 'bugs.separate', changed: ['joined'], reason: '' },
      input: async (scene) => {
        const [older, tid] = [await reportOf(scene), await reportOf(scene)];
        await scene.api.must('bugs.status', { tid, status: 2, duplicate_of: older }, scene.operator);
        return { tid };
      },
    },
  },
  'bugs.queue': { whose: 'own' },
  'bugs.email': { whose: { input: ({ tid }) => ({ tid }), refusal: forbidden } },
  'bugs.history': { whose: { input: ({ tid }) => ({ tid }), refusal: forbidden } },
  'bugs.saved-answers': { whose: 'own' },
  'bugs.save-answer': {
    good: saved,
    whose: 'own',
    audited: { ...{ action: 'bugs.save-answer', changed: ['answer'], reason: '' }, input: async () => saved },
  },
  'bugs.delete-answer': {
    whose: 'own',
    audited: {
      ...{ action: 'bugs.delete-answer', changed: ['answer'], reason: '' },
      input: async (scene) => ({ id: await savedOf(scene) }),
    },
  },
  'bugs.variables': { good: { fid: 345 } },
  'bugs.add-variable': {
    good: { fid: 345, ...carrier },
    audited: { ...{ action: 'bugs.add-variable', changed: ['var'], reason: '' }, input: async () => carrier },
  },
  'bugs.close-variable': {
    good: { fid: 345, var: 'region' },
    audited: {
      ...{ action: 'bugs.close-variable', changed: ['var', 'closed'], reason: '' },
      input: async ({ api, operator }) => {
        await api.must('bugs.add-variable', { ...carrier, var: 'region' }, operator);
        return { var: 'region', closed: 1 };
      },
    },
  },
  'bugs.add-option': {
    good: { fid: 345, ...model },
    audited: { ...{ action: 'bugs.add-option', changed: ['var', 'value'], reason: '' }, input: async () => model },
  },
  'bugs.close-option': {
    audited: {
      ...{ action: 'bugs.close-option', changed: ['var', 'value', 'closed'], reason: '' },
      input: async (scene) => ({ id: await optionOf(scene, 'Kito X8'), closed: 1 }),
    },
  },
  'bugs.order-options': {
    good: { fid: 345, var: 'device_model' },
    audited: {
      ...{ action: 'bugs.order-options', changed: ['var'], reason: '' },
      input: async (scene) => ({ var: 'device_model', ids: [await optionOf(scene, 'Kito X7')] }),
    },
  },
};
