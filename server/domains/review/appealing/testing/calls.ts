import type { appealingCalls } from '../../../../../contract/domains/review/appealing/calls.ts';
import type { CallSamples, OfficeScene, OthersScene } from '../../../../../tests/support/call-samples.ts';

const appealed = 'A moderator closed it by mistake.';

/** An act of a job's upon a member's thread, which its author may appeal against. */
async function actUpon(db: OthersScene['db'], at: { tid: number; pid: number; uid: number }): Promise<number> {
  const row = { act: 'close', ...at, country_fid: 188, by_uid: null, rule: 'other', reason: '', at: new Date() };
  return (await db.insertInto('moderation.acts').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** An appeal that waits. */
async function appealOf({ api, db, member }: OfficeScene): Promise<number> {
  const author = await member();
  const { tid, pid } = (
    await api.must('threads.create', { subject: 'A good subject', message: 'A message that is long enough.' }, author)
  ).data;
  const act = await actUpon(db, { tid, pid, uid: author.uid });
  await api.must('review.appeal-act', { id: act, message: appealed }, author);
  const found = await db.selectFrom('moderation.appeals').select('id').where('act_id', '=', act).execute();
  return found[0]!.id;
}

const adasAct = async ({ db, ada, tid, pid }: OthersScene) => ({ id: await actUpon(db, { tid, pid, uid: ada.uid }) });

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof appealingCalls> = {
  'review.appealed-act': { whose: { input: adasAct, refusal: 'threads.no_act' } },
  'review.own-takedown': {
    whose: { input: async ({ tid }) => ({ tid }), refusal: 'threads.no_act' },
  },
  'review.appeal-act': {
    good: { message: appealed },
    whose: {
      input: async (scene) => ({ ...(await adasAct(scene)), message: appealed }),
      refusal: 'threads.no_act',
    },
    sound: () => ({ id: 999_999, message: appealed }),
  },
  'review.act-appeals': { whose: 'own' },
  'review.decide-appeal': {
    good: { grant: 1, answer: 'Seen.' },
    whose: { input: () => ({ id: 1, grant: 1, answer: 'Seen.' }), refusal: 'wire.forbidden' },
    audited: {
      ...{ action: 'threads.decide-appeal', changed: ['decision'], reason: 'seen' },
      input: async (scene) => ({ id: await appealOf(scene), grant: 0, answer: 'seen' }),
    },
    sound: () => ({ id: 999_999, grant: 1, answer: 'Seen.' }),
  },
};
