import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { CallSamples, OfficeScene } from '../../../../tests/support/call-samples.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { closeDraw } from '../actions/close-draw.ts';
import { enter } from '../actions/enter.ts';
import { namedPrize, sentDraw } from './draws.ts';

const hour = 3600;
const day = 24 * hour;

const sent = (now = Math.floor(Date.now() / 1000)) => sentDraw(now);
const fields = { ...sent(), country_fid: 0, thing: 0, round: 0, brief_en: '', brief_fr: '', brief_hi: '' };
const titles = ['title_en', 'title_fr', 'title_hi'];
const said = ['country_fid', ...titles, 'brief_en', 'brief_fr', 'brief_hi'];
const rule = ['deed', 'thing', 'need', 'chances', 'once', 'opens', 'closes', 'round'];

type Scene = Pick<OfficeScene, 'api' | 'db' | 'member' | 'operator'>;

/** A draw that an operator has just planned, with one prize. */
async function planned({ api, operator }: Pick<Scene, 'api' | 'operator'>) {
  const { drawid, version } = (await api.must('draw.save', sent(), operator)).data;
  const { data } = await api.must('draw.save-prize', { ...namedPrize('Phone', 1), drawid, version }, operator);
  return { drawid, version: data.version, prizeid: data.prizes[0]?.id ?? 0 };
}

async function sealed(scene: Pick<Scene, 'api' | 'operator'>) {
  const { drawid, version, prizeid } = await planned(scene);
  await scene.api.must('draw.seal', { drawid, version }, scene.operator);
  return { drawid, prizeid };
}

/** A closed draw of two members. */
export async function closed(scene: Scene) {
  const { drawid, prizeid } = await sealed(scene);
  const [opens_at, closes_at] = [new Date(Date.now() - day), new Date(Date.now() + hour)];
  await scene.db.updateTable('draw.draws').set({ opens_at, closes_at }).where('drawid', '=', drawid).execute();
  for (const { uid } of [await scene.member(), await scene.member()])
    await writeInJob(scene.db, new Date(), (ctx) =>
      enter(ctx, drawid, [{ uid, once: 'act', at: ctx.now, undone: false }]),
    );
  await scene.db
    .updateTable('draw.draws')
    .set({ closes_at: opens_at, opens_at: new Date(0) })
    .execute();
  await writeInJob(scene.db, new Date(), (ctx) => closeDraw(ctx, drawid, () => new Date()));
  return { drawid, prizeid };
}

/** A place that waits to be confirmed. */
export async function proposed(scene: Scene) {
  const draw = await closed(scene);
  const { token } = (await scene.api.must('draw.token', {}, scene.operator)).data;
  await scene.api.must('draw.draw', { token, ...draw });
  return { ...draw, token };
}

/** A draw with its one winner. */
export async function drawn(scene: Scene) {
  const { drawid, prizeid, token } = await proposed(scene);
  await scene.api.must('draw.confirm', { token, drawid, prizeid });
  return { drawid };
}

/** The same with the address, as if the winner had given it. */
export async function addressed(scene: Scene) {
  const { drawid } = await drawn(scene);
  const { uid } = await scene.db
    .selectFrom('draw.picks')
    .select('uid')
    .where('drawid', '=', drawid)
    .executeTakeFirstOrThrow();
  const session = await scene.member();
  await scene.db.updateTable('draw.picks').set({ uid: session.uid }).where('uid', '=', uid).execute();
  await scene.api.must('draw.give-address', { ...address, drawid, place: 1 }, session);
  return { drawid, place: 1 };
}

/** The same, published, with a winner whose days are over. */
export async function unclaimed(scene: Scene) {
  const { drawid } = await drawn(scene);
  await scene.api.must('draw.publish', { drawid }, scene.operator);
  await scene.db
    .updateTable('draw.picks')
    .set({ give_by: new Date(1) })
    .where('drawid', '=', drawid)
    .execute();
  return { drawid, place: 1 };
}

export const address = {
  ...{ first_name: 'Tunde', last_name: 'Bakare', phone: '+234 803 555 0142' },
  ...{ street: '14 Herbert Macaulay Way', city: 'Yaba, Lagos' },
};

const good = { drawid: 1 };
const seen = { ...good, version: 1 };
const place = { ...good, place: 1 };
const keyed = { token: 'a key that was never given', ...good, prizeid: 1 };

const operators = {
  'draw.admin-list': {},
  'draw.admin-one': { good },
  'draw.deeds': {},
  'draw.token': { audited: { action: 'draw.token', input: async () => ({}), changed: [], reason: '' } },
  'draw.save': {
    good: { ...fields, drawid: 0, version: 0 },
    sound: () => sent(),
    audited: { action: 'draw.save', input: async () => sent(), changed: [...said, ...rule], reason: '' },
  },
  'draw.save-prize': {
    good: { ...namedPrize('Phone', 1), ...seen, prizeid: 0, aid: 0 },
    sound: () => ({ ...namedPrize('Phone', 1), ...seen }),
    audited: {
      action: 'draw.save-prize',
      input: async (scene) => {
        const { drawid, version } = await planned(scene);
        return { ...namedPrize('Watch', 2), drawid, version };
      },
      changed: ['prize', 'name_en', 'name_fr', 'name_hi', 'aid', 'count', 'position'],
      reason: '',
    },
  },
  'draw.remove': {
    good: seen,
    sound: () => seen,
    audited: { action: 'draw.remove', input: (scene) => onlySeen(planned(scene)), changed: ['title_en'], reason: '' },
  },
  'draw.seal': {
    good: seen,
    sound: () => seen,
    audited: { action: 'draw.seal', input: (scene) => onlySeen(planned(scene)), changed: ['commitment'], reason: '' },
  },
  'draw.exclude': {
    good: { ...good, member: '1', reason: 'Works for the shop', out: 1 },
    sound: () => ({ ...good, member: '1', reason: 'Works for the shop' }),
    audited: {
      action: 'draw.exclude',
      input: async (scene) => ({
        ...{ drawid: (await sealed(scene)).drawid, member: (await scene.member()).uid },
        reason: 'Works for the shop',
      }),
      changed: ['out'],
      reason: 'Works for the shop',
    },
  },
  'draw.pass-over': {
    good: { ...good, reason: 'Two accounts' },
    sound: () => ({ ...good, reason: 'Two accounts' }),
    audited: {
      action: 'draw.pass-over',
      input: async (scene) => ({ drawid: (await proposed(scene)).drawid, reason: 'Two accounts' }),
      changed: ['place', 'ticket'],
      reason: 'Two accounts',
    },
  },
  'draw.publish': {
    good,
    sound: () => good,
    audited: { action: 'draw.publish', input: drawn, changed: ['winners'], reason: '' },
  },
  'draw.redraw': {
    good: place,
    sound: () => place,
    audited: { action: 'draw.redraw', input: unclaimed, changed: ['place', 'ticket'], reason: '' },
  },
  'draw.address': {
    good: place,
    audited: { action: 'draw.address', input: addressed, changed: ['place'], reason: '' },
  },
  'draw.sent': {
    good: place,
    sound: () => place,
    audited: { action: 'draw.sent', input: addressed, changed: ['place'], reason: '' },
  },
} satisfies Partial<CallSamples<typeof drawCalls>>;

async function onlySeen(of: Promise<{ drawid: number; version: number }>) {
  const { drawid, version } = await of;
  return { drawid, version };
}

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof drawCalls> = {
  'draw.current': { whose: 'open' },
  'draw.earlier': { whose: 'open' },
  'draw.view': { good, whose: 'open' },
  'draw.winners': { good, whose: 'open' },
  'draw.file': { good, whose: 'open' },
  'draw.proof': { good, whose: 'own' },
  'draw.own-prize': { good: place, whose: 'own' },
  'draw.give-address': {
    good: { ...place, ...address, country_fid: 0 },
    whose: 'own',
    sound: () => ({ ...place, ...address }),
  },
  'draw.draw': { good: { ...keyed, country_code: 'ng' }, whose: 'secret' },
  'draw.confirm': { good: keyed, whose: 'secret' },
  'draw.winner-list': { good: { ...good, token: '' }, whose: 'open' },
  'draw.prize-info': { good: { ...good, token: '' }, whose: 'open' },
  'draw.end-token': {
    sound: () => ({}),
    audited: { action: 'draw.end-token', input: async () => ({}), changed: [], reason: '' },
  },
  ...operators,
};
