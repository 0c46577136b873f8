import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import type { CallSamples, OfficeScene } from '../../../../tests/support/call-samples.ts';
import { contestWords, prize } from './contests.ts';

const day = 86_400;
const good = { contest: 1 };

/** A contest as it may be sent, from a day before a moment on. */
const sent = (now = Math.floor(Date.now() / 1000)) => ({
  ...contestWords,
  ...{ fid: 770, opens_at: now - day, closes_at: now + 30 * day, winners_at: now + 40 * day },
  prizes: JSON.stringify([prize(1, { xgold: 5 })]),
});

const fields = { ...sent(), entries_until: 0, categories: [1], jury: '', decide: 'likes', entries_max: 3 };

/** A contest that an operator has just opened. */
const opened = async ({ api, operator }: OfficeScene): Promise<number> =>
  (await api.must('contests.create', sent(), operator)).data.contest;

/** An entry of a contest, or of none. */
async function entered({ api, db, member }: OfficeScene, contest: number, fid = 770): Promise<number> {
  const writer = await member();
  const { aid } = await db
    .insertInto('media.images')
    .values({
      ...{ uid: writer.uid, width: 640, height: 480, bytes: 1000, colour: '#808080', widths: [320, 640] },
      ...{ storage_key: `00/sample${writer.uid}`, content_hash: Buffer.from([1]), created_at: new Date() },
    })
    .returning('aid')
    .executeTakeFirstOrThrow();
  const entry = { subject: 'Kurmi market, six in the morning', fid, aids: [aid], contest, agree: 1 };
  return (await api.must('threads.new-thread-photos', entry as never, writer)).data.Variables.tid;
}

const named = { fid: 770, name_en: 'Water', name_fr: 'Eau', name_hi: 'पानी' };

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof contestsCalls> = {
  'contests.photos-available': { whose: 'open' },
  'contests.dreams-available': { whose: 'open' },
  'contests.categories': { good: { fid: 770 }, whose: 'open' },
  'contests.list': { good: { fid: 770 }, whose: 'open' },
  'contests.one': { good, whose: 'open' },
  'contests.entries': { good: { ...good, order: 'drawn', after: '' }, whose: 'open' },
  'contests.jury': { good, whose: 'open' },
  'contests.vote': { good: { ...good, points: 3 }, whose: 'open' },
  'contests.admin-list': {},
  'contests.admin-one': { good },
  'contests.create': {
    good: fields,
    sound: () => sent() as never,
    audited: {
      action: 'contests.create',
      input: async () => sent(),
      changed: ['title', 'closes', 'winners'],
      reason: '',
    },
  },
  'contests.edit': {
    good: { ...fields, ...good, version: 1 },
    sound: () => ({ ...sent(), contest: 1, version: 1 }) as never,
    audited: {
      action: 'contests.edit',
      input: async (scene) => ({ ...sent(), contest: await opened(scene), version: 1, title_en: 'Another title' }),
      changed: ['title'],
      reason: '',
    },
  },
  'contests.close': {
    good,
    sound: () => good,
    audited: {
      action: 'contests.close',
      input: async (scene) => ({ contest: await opened(scene) }),
      changed: [],
      reason: '',
    },
  },
  'contests.award': {
    good: { ...good, place: 1 },
    sound: () => ({ ...good, place: 1, tid: 1 }),
    audited: {
      action: 'contests.award',
      input: async (scene) => {
        const contest = await opened(scene);
        const tid = await entered(scene, contest);
        await scene.api.must('contests.close', { contest }, scene.operator);
        await scene.runTask('contests.freeze-due');
        return { contest, place: 1, tid };
      },
      changed: ['prize', 'xgold'],
      reason: '',
    },
  },
  'contests.admin-categories': { good: { fid: 770 } },
  'contests.save-category': {
    good: { ...named, typeid: 0 },
    sound: () => named as never,
    audited: {
      action: 'contests.save-category',
      input: async () => named,
      changed: ['name'],
      reason: '',
    },
  },
  'contests.set-dream': {
    good: { state: 'helped', aid: 0 },
    sound: () => ({ tid: 1, state: 'helped' }),
    audited: {
      action: 'contests.set-dream',
      input: async (scene) => ({ tid: await entered(scene, 0, 771), state: 'helped' }),
      changed: ['dream'],
      reason: '',
    },
  },
};
