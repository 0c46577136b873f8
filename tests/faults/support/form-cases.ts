import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { joined } from '../../../contract/joined.ts';
import { readyVideo } from '../../../server/domains/media/video/testing/ready-video.ts';
import { aRequest, aWaitingHold } from '../../../server/domains/operators/testing/money-scene.ts';
import { aVersion } from '../../../server/domains/review/history/testing/a-version.ts';
import { removePost } from '../../../server/domains/review/index.ts';
import { aDraft } from '../../../server/domains/threads/drafts/testing/a-draft.ts';
import { addTopic } from '../../../server/domains/topics/index.ts';
import { writeInJob } from '../../../server/platform/jobs/write-in-job.ts';
import { testForum, type Writer } from '../../support/forum.ts';
import { giveMoney } from '../../support/wealth.ts';
import { appealForms } from './appeal-forms.ts';
import type { FormCase, FormSite } from './form-case.ts';
import { heldForms } from './held-forms.ts';
import { rowsOf } from './rows-of.ts';
import { storeOfficeForms } from './store-office-forms.ts';

export const site = await testForum({ pages: true });
const { api, db, member, picture, post } = site;

/** Who and what the forms are about. */
interface FormScene {
  author: Writer;
  reader: Writer;
  other: Writer;
  thread: { tid: number; pid: number };
  poll: number;
  /** A thread with a part that XGold opens. */
  hiding: number;
  /** The thread's address. */
  path: string;
}

export const scene = {} as FormScene;

beforeAll(async () => {
  const [author, reader, other] = [await member(), await member(), await member()];
  const thread = await post(author);
  const asked = { subject: 'Who starts in goal?', polloptions: ['The young one', 'The captain'] };
  const poll = (await api.must('threads.new-thread-vote', asked, author)).data.Variables.tid;
  const hiding = (await post(author, { hidden: 'A letter.', hidden_opens: 'xgold', hidden_xgold: 5 })).tid;
  Object.assign(scene, { author, reader, other, thread, poll, hiding, path: `/forum/15443/${thread.tid}` });
});

/** Of an exchange: what it says of its member, and an order that waits. */
const exchanging = ({ uid }: Writer) => ({ uid, cid: 188, xcoin: 1 });
const quoted = async ({ uid }: Writer) => {
  await giveMoney(db, new Date(), uid, 5000);
  await db.insertInto('economy.exchange_orders').values({ uid, xcoin: 1, xgold: 1000, at: new Date() }).execute();
};
const orders = ({ uid }: Writer) => rowsOf(db.selectFrom('economy.exchange_orders').where('uid', '=', uid).selectAll());

/** Goods of the store that a member can pay; what else a form of theirs needs. */
const goodsRow = { name: 'Cup', content: '', remark: '', price: 10, on_sale: true, per_member: 0, valid_days: 0 };
async function goods(type: number, grants = ''): Promise<number> {
  const at = new Date();
  const row = { ...goodsRow, type, grants, express: type === 1 ? 1 : 0, stock: 1000, country_fids: [] };
  const { goods_id } = await db
    .insertInto('store.goods')
    .values({ ...row, sn: crypto.randomUUID(), created_at: at, updated_at: at })
    .returning('goods_id')
    .executeTakeFirstOrThrow();
  return goods_id;
}
let [cup, medal, leaf] = [0, 0, 0];
beforeAll(async () => {
  [cup, medal, leaf] = [await goods(1), await goods(5, 'photographer'), await goods(4, 'leaf')];
});
const withXcoin = ({ uid }: Writer) => giveMoney(db, new Date(), uid, 50, 'xcoin');
/** An order that somebody has just paid. */
const paidOrder = async (): Promise<number> => {
  const buyer = await member();
  await withXcoin(buyer);
  const where = { address: '14 Allen Avenue', city: 'Ikeja' };
  const named = { firstname: 'Ada', lastname: 'Obi', phone: '0803555123', ...where };
  return (await api.must('store.pay', { goods_id: cup, ...named }, buyer)).data.order_id;
};
/** What each operator refunds, by their number. */
const refunded = new Map<number, number>();
const bought = async ({ uid }: Writer) => rowsOf(db.selectFrom('store.orders').where('uid', '=', uid).selectAll());
const codeOf = ({ uid }: Writer): string => `FORMS${uid}`;

/** An upload of each member that is ready to be posted. */
const videos = new Map<number, number>();

const operators = { groupid: 1 };
/** What waits for each operator, by their number. */
const waiting = new Map<number, Awaited<ReturnType<typeof aRequest>>>();
const held = new Map<number, number>();
const manual = () => db.selectFrom('economy.manual_transfers').selectAll();

/** A topic that a member hosts, with a thread in it. */
const topics = new Map<number, { topid: number; tid: number }>();
const hosting = async (who: Writer) => {
  const ctx = { db, now: new Date(), stale: () => undefined, emit: () => undefined };
  const name = { name: `Topic of ${who.uid} ${crypto.randomUUID().slice(0, 8)}`, description: 'Its words.' };
  const logoAid = await picture(who);
  const topid = await addTopic(ctx, { ...name, countryFid: 188, hostUid: who.uid, logoAid });
  topics.set(who.uid, { topid, tid: (await post(scene.author, { topid })).tid });
};
const topicOf = ({ uid }: Writer) => topics.get(uid) ?? { topid: 1, tid: 1 };

/** A thread for each moderator: what was done before is done no second time. */
const moderated = new Map<number, { tid: number; pid: number }>();
const asModerator = async ({ uid }: Writer) => {
  moderated.set(uid, await post(scene.author));
  await db
    .updateTable('accounts.members')
    .set({ groupid: 3 })
    .where('uid', '=', uid)
    .where('groupid', '=', 10)
    .execute();
};
const acting = (fields: (post: { tid: number; pid: number }) => Record<string, string | number>): FormCase => ({
  ready: asModerator,
  fields: ({ uid }) => ({ ...fields(moderated.get(uid) ?? scene.thread), _of: 'moderate', 'reason@moderate': 'seen' }),
  done: async ({ uid }) => rowsOf(db.selectFrom('moderation.audit').where('actor_uid', '=', uid).selectAll()),
});

/** A draft for each member, by their number. */
const saved = new Map<number, number>();
const saveDraft = async ({ uid }: Writer) => void saved.set(uid, await aDraft(db, uid, new Date()));
const draftsOf =
  (how: 'standing' | 'deleted') =>
  async ({ uid }: Writer) =>
    rowsOf(
      db
        .selectFrom('threads.drafts')
        .where('uid', '=', uid)
        .where('deleted_at', how === 'deleted' ? 'is not' : 'is', null)
        .selectAll(),
    );
/** What domains declare in their `testing/forms.ts`. */
const root = join(import.meta.dirname, '../../..');
const declared = await Promise.all(
  globSync('server/domains/*/testing/forms.ts', { cwd: root })
    .sort()
    .map(async (file) => {
      const { forms } = (await import(join(root, file))) as { forms: (site: FormSite) => Record<string, FormCase> };
      return forms({ db, member, post });
    }),
);

/** Calls of the others. */
const others: Record<string, FormCase> = {
  'threads.like': {
    fields: () => ({ pid: scene.thread.pid, like: 1 }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.likes').where('uid', '=', uid).selectAll()),
  },
  'threads.favorite': {
    fields: () => ({ id: scene.thread.tid, favorite: 1 }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.favorites').where('uid', '=', uid).selectAll()),
  },
  'threads.follow-thread': {
    fields: () => ({ tid: scene.thread.tid, status: 1 }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.thread_follows').where('uid', '=', uid).selectAll()),
  },
  'threads.new-reply': {
    fields: () => ({
      tid: scene.thread.tid,
      repquote: 0,
      'message@reply': 'Written without any script.',
      _of: 'reply',
    }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.posts').where('authorid', '=', uid).selectAll()),
  },
  'threads.vote': {
    fields: () => ({ tid: scene.poll, 'a_id@poll': 1, _of: 'poll' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.poll_votes').where('uid', '=', uid).selectAll()),
  },
  'threads.create-video': {
    ready: async ({ uid }) => videos.set(uid, await readyVideo(db, uid)),
    fields: ({ uid }) => ({ vid: videos.get(uid)!, _of: 'video', 'subject@video': 'Posted without any script' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.threads').where('authorid', '=', uid).selectAll()),
  },
  'threads.reward-post': {
    ready: ({ uid }) => giveMoney(db, new Date(), uid, 50),
    fields: () => ({ pid: scene.thread.pid, 'xid@reward': 5, _of: 'reward' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.rewards').where('uid', '=', uid).selectAll()),
  },
  'threads.pay-hidden': {
    ready: ({ uid }) => giveMoney(db, new Date(), uid, 50),
    fields: () => ({ tid: scene.hiding, xgold: 5 }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.hidden_sales').where('uid', '=', uid).selectAll()),
  },
  'follows.follow': {
    fields: () => ({ follow_uid: scene.author.uid, follow: 1 }),
    done: async ({ uid }) => rowsOf(db.selectFrom('follows.follows').where('uid', '=', uid).selectAll()),
  },
  'reports.report': {
    fields: () => ({ tid: scene.thread.tid, pid: scene.thread.pid, 'reason@report': 'spam', _of: 'report' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('reports.reports').where('uid', '=', uid).selectAll()),
  },
  'follows.follow-list-all': {
    fields: () => ({ follow_uid: `${scene.author.uid},${scene.other.uid}` }),
    done: async ({ uid }) =>
      rowsOf(
        db.selectFrom('follows.follows').where('uid', '=', uid).where('follow_uid', '=', scene.author.uid).selectAll(),
      ),
  },
  'threads.create': {
    fields: () => ({ subject: 'Hello Nigeria', 'message@hello': 'Written without any script.', _of: 'hello' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.threads').where('authorid', '=', uid).selectAll()),
  },
  'threads.save-draft': {
    fields: () => ({ 'subject@draft': 'Not finished', 'message@draft': 'Written without any script.', _of: 'draft' }),
    done: draftsOf('standing'),
  },
  'threads.post-draft': {
    ready: saveDraft,
    fields: ({ uid }) => ({ tid: saved.get(uid) ?? 999_999 }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.threads').where('authorid', '=', uid).selectAll()),
  },
  'threads.del-draft': {
    ready: saveDraft,
    fields: ({ uid }) => ({ tid: saved.get(uid) ?? 999_999 }),
    done: draftsOf('deleted'),
  },
  'threads.restore-draft': {
    ready: async (who) => {
      await saveDraft(who);
      await db.updateTable('threads.drafts').set({ deleted_at: new Date() }).where('uid', '=', who.uid).execute();
    },
    fields: ({ uid }) => ({ tid: saved.get(uid) ?? 999_999 }),
    done: draftsOf('standing'),
  },
  'welcome.choose-interests': {
    fields: () => ({ 'typeids@interests': '2', _of: 'interests' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('welcome.interests').where('uid', '=', uid).selectAll()),
  },
  'welcome.note-step': {
    fields: () => ({ step: 'people' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('welcome.members').where('uid', '=', uid).selectAll()),
  },
  'economy.before-exchange': {
    ready: ({ uid }) => giveMoney(db, new Date(), uid, 5000),
    fields: ({ uid }) => ({ uid, cid: 188, 'xcoin@exchange': 1, _of: 'exchange' }),
    done: orders,
  },
  'economy.exchange': {
    ready: quoted,
    fields: exchanging,
    done: async ({ uid }) => rowsOf(db.selectFrom('economy.exchange_days').where('uid', '=', uid).selectAll()),
  },
  'economy.exchange-cancel': {
    ready: quoted,
    fields: exchanging,
    done: async (who) => 1 - (await orders(who)),
  },
  'economy.check-in': {
    fields: () => ({}),
    done: async ({ uid }) => rowsOf(db.selectFrom('economy.check_ins').where('uid', '=', uid).selectAll()),
  },
  'store.pay': {
    ready: withXcoin,
    fields: () => ({
      ...{ goods_id: cup, timestamp: '7', _of: 'checkout' },
      ...{ 'firstname@checkout': 'Ada', 'lastname@checkout': 'Obi', 'phone@checkout': '0803555123' },
      ...{ 'address@checkout': '14 Allen Avenue', 'city@checkout': 'Ikeja' },
    }),
    done: bought,
  },
  'store.pay-medal': { ready: withXcoin, fields: () => ({ goods_id: medal, timestamp: '7' }), done: bought },
  'store.wear': {
    ready: ({ uid }) =>
      db
        .insertInto('store.owned')
        .values({ uid, goods_id: leaf, order_id: 1, type: 4, grants: 'leaf', at: new Date() })
        .execute(),
    fields: () => ({ goods_id: leaf, on: 1 }),
    done: async ({ uid }) =>
      rowsOf(db.selectFrom('accounts.members').where('uid', '=', uid).where('dec_goods_id', '=', leaf).select('uid')),
  },
  'store.redeem': {
    ready: async (who) => {
      const { uid } = who;
      await db.insertInto('store.staff').values({ shop_id: 1, uid }).execute();
      const issued = { goods_id: cup, order_id: null, uid: scene.other.uid, status: 'issued', added_at: new Date() };
      await db
        .insertInto('store.codes')
        .values({ ...issued, code: codeOf(who) })
        .execute();
    },
    fields: (who) => ({ code: codeOf(who) }),
    done: async ({ uid }) => rowsOf(db.selectFrom('store.codes').where('used_by', '=', uid).select('code')),
  },
  'store.refund': {
    as: operators,
    ready: async ({ uid }) => void refunded.set(uid, await paidOrder()),
    fields: ({ uid }) => ({ order_id: refunded.get(uid)!, 'note@money': 'It arrived torn.', _of: 'money' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('economy.transfers').where('by_uid', '=', uid).selectAll()),
  },
  'operators.transfer': {
    as: operators,
    fields: () => ({
      uid: scene.other.uid,
      way: 'give',
      currency: 'xgold',
      amount: 5,
      shown: 'A prize',
      reason: 'Won',
    }),
    done: async ({ uid }) => rowsOf(manual().where('asked_by', '=', uid)),
  },
  'operators.approve-transfer': {
    as: operators,
    ready: async (who) => void waiting.set(who.uid, await aRequest({ db, member })),
    fields: ({ uid }) => ({ ...waiting.get(uid), 'reason@money': 'looked at', _of: 'money' }),
    done: async ({ uid }) => rowsOf(manual().where('decided_by', '=', uid).where('status', '=', 'paid')),
  },
  'operators.refuse-transfer': {
    as: operators,
    ready: async (who) => void waiting.set(who.uid, await aRequest({ db, member })),
    fields: ({ uid }) => ({ id: waiting.get(uid)!.id, 'reason@money': 'too much', _of: 'money' }),
    done: async ({ uid }) => rowsOf(manual().where('decided_by', '=', uid).where('status', '=', 'refused')),
  },
  'operators.void-hold': {
    as: operators,
    ready: async (who) => void held.set(who.uid, await aWaitingHold({ db, member })),
    fields: ({ uid }) => ({ id: held.get(uid)!, 'reason@money': 'a lost order', _of: 'money' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('economy.transfers').where('by_uid', '=', uid).selectAll()),
  },
  'topics.follow': {
    ready: hosting,
    fields: (who) => ({ topid: topicOf(who).topid, status: 0 }),
    done: async ({ uid }) => rowsOf(db.selectFrom('topics.follows').where('uid', '=', uid).selectAll()),
  },
  'topics.edit': {
    ready: hosting,
    fields: (who) => ({
      ...{ tid: topicOf(who).topid, isEdit: 1, _of: 'topic' },
      ...{ 'subject@topic': `Edited ${who.uid}`, 'message@topic': 'Other words.', 'checkedTags@topic': '1' },
      ...{ 'country_fid@topic': 188, 'categoryid@topic': 0 },
    }),
    done: async ({ uid }) =>
      rowsOf(db.selectFrom('topics.topics').where('host_uid', '=', uid).where('edited_at', 'is not', null).selectAll()),
  },
  'topics.delete': {
    ready: hosting,
    fields: (who) => ({ tid: topicOf(who).topid, _of: 'topic' }),
    done: async ({ uid }) =>
      rowsOf(
        db.selectFrom('topics.topics').where('host_uid', '=', uid).where('deleted_at', 'is not', null).selectAll(),
      ),
  },
  'threads.pin-in-topic': {
    ready: hosting,
    fields: (who) => ({ tid: topicOf(who).tid, status: 1 }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.topic_pins').where('by_uid', '=', uid).selectAll()),
  },
  'review.pin': acting(({ pid }) => ({ pid, status: 1, 'type@moderate': 1 })),
  'review.digest': acting(({ tid }) => ({ tid, 'digestlevel@moderate': 1 })),
  'review.highlight': acting(({ tid }) => ({ tid, 'highlight_style@moderate': 1 })),
  'review.move': acting(({ tid }) => ({ tid, 'typeid@moderate': 2 })),
  'review.close': acting(({ tid }) => ({ tid, closed: 1 })),
  'review.ban-post': acting(({ pid }) => ({ pid, status: 1 })),
  'threads.delete-post': acting(({ pid }) => ({ pid })),
  'review.restore-post': {
    ...acting(({ pid }) => ({ pid })),
    ready: async (who) => {
      await asModerator(who);
      const { pid } = moderated.get(who.uid)!;
      await writeInJob(db, new Date(), (job) => removePost(job, pid, { byUid: null, rule: 'other', reason: '' }));
    },
  },
  'review.remove-version': {
    ...acting(({ pid }) => ({ pid, version: 1 })),
    ready: async (who) => {
      await asModerator(who);
      await aVersion(db, moderated.get(who.uid)!, new Date());
    },
  },
  'review.moderate-many': {
    ready: asModerator,
    fields: ({ uid }) => ({
      ...{ act: 'ban', _of: 'many', 'reason@many': 'seen' },
      'pids@many': (moderated.get(uid) ?? scene.thread).pid,
    }),
    done: async ({ uid }) => rowsOf(db.selectFrom('moderation.audit').where('actor_uid', '=', uid).selectAll()),
  },
  ...appealForms({ db, threadOf: () => scene.thread }),
  ...heldForms({ db, threadOf: () => scene.thread }),
  ...storeOfficeForms({ db, goods, paid: paidOrder }),
  'notices.mark-read': {
    fields: () => ({ type: 'systems' }),
    done: async () => 0,
  },
};

/** Each call that a form may make, with fields that it takes, and how often it was done for a member. */
export const forms: Record<string, FormCase> = joined(others, ...declared);
