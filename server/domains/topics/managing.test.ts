import { beforeEach, expect, test } from 'vitest';
import { topicLimits } from '../../../contract/domains/topics/limits.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { movedBy } from '../../../tests/support/moved-tags.ts';
import { addTopic } from './index.ts';

const site = await testForum();
const { api, clock, db, member, picture, settle, forgetLimits } = site;

beforeEach(() => forgetLimits());

const host = await member();
let made = 0;

/** A form as the screen sends it. */
async function form(who: Writer, fields: object = {}) {
  made += 1;
  return {
    ...{
      country_fid: 188,
      subject: `Bus stops ${made}`,
      message: 'Where they are.',
      categoryid: 1,
      checkedTags: '1,2',
    },
    ...{ aids: [await picture(who)], ...fields },
  };
}

const create = async (who: Writer, fields: object = {}) =>
  (await api.must('topics.create', await form(who, fields), who)).data.topid;
const refused = async (who: Writer, fields: object) =>
  (await api.call('topics.create', await form(who, fields), who)).error;
const detail = async (topid: number, who: object = {}) => (await api.must('topics.detail', { topid }, who)).data;
const usesOf = async (aid: number): Promise<number | undefined> =>
  (await db.selectFrom('media.images').select('uses').where('aid', '=', aid).executeTakeFirst())?.uses;

test('R-TOP-017 R-TOP-021 a member creates a topic: hosts it, and it says what its form said', async () => {
  const fields = await form(host, { subject: '  Bus   stops of Lagos ' });
  const { data, msg } = await api.must('topics.create', fields, host);
  expect(msg).toBe('topic created successfully');
  expect(await detail(data.topid, host)).toMatchObject({
    ...{ top_name: 'Bus stops of Lagos', description: 'Where they are.', country_fid: 188, threads: 0 },
    ...{ categoryid: 1, categoryname: 'Phones', aid: fields.aids[0], host: { uid: host.uid } },
    tags: [{ tagid: 1 }, { tagid: 2 }],
    can: { edit: true, delete: true, pin: true },
  });
  expect((await detail(data.topid)).can).toEqual({ edit: false, delete: false, pin: false });
  expect((await api.must('topics.my-topics', { uid: host.uid })).data.list[0]?.topid).toBe(data.topid);
});

test('the same form sent twice creates one topic', async () => {
  const fields = await form(host);
  const options = { ...host, headers: { 'idempotency-key': crypto.randomUUID() } };
  const [one, again] = [
    await api.must('topics.create', fields, options),
    await api.must('topics.create', fields, options),
  ];
  expect(again.data).toEqual(one.data);
});

test('R-TOP-010 R-TOP-011 a form is refused by name, in words that say what to do', async () => {
  const other = await member();
  expect(await refused(host, { checkedTags: '' })).toBe('topics.select_tags');
  expect(await refused(host, { checkedTags: '1,2,3,4,5,6' })).toBe('topics.select_tags');
  expect(await refused(host, { checkedTags: '1,999999' })).toBe('topics.unknown_tag');
  expect(await refused(host, { aids: [] })).toBe('topics.logo_missing');
  expect(await refused(host, { aids: [await picture(other)] })).toBe('media.unknown_picture');
  const small = await picture(host);
  await db.updateTable('media.images').set({ width: 139 }).where('aid', '=', small).execute();
  expect(await refused(host, { aids: [small] })).toBe('topics.logo_too_small');
  expect(await usesOf(small)).toBe(0);
  expect(await refused(host, { categoryid: 77_777 })).toBe('topics.unknown_category');
  expect(await refused(host, { country_fid: 206 })).toBe('topics.other_country');
  expect(await refused(host, { subject: '' })).toBe('topics.name_empty');
  await create(host, { subject: 'One of a kind' });
  expect(await refused(host, { subject: ' ONE of a  kind' })).toBe('topics.name_taken');
  expect((await api.call('topics.create', await form(host, { country_fid: 1 }), host)).http).toBe(400);
});

test('R-TOP-003 R-POL-007 who has the flag createTopic may create topics, and nobody else', async () => {
  const who = async (fields: object) => {
    const asks = await member(fields);
    const { data } = await api.must('members.auth', { scene: 'createTopic' }, asks);
    return [data.auth.createTopic, await refused(asks, {})];
  };
  expect(await who({})).toEqual([1, undefined]);
  expect(await who({ groupid: 4 })).toEqual([0, 'topics.may_not_speak']);
  expect(await who({ verified: false })).toEqual([0, 'topics.unverified']);
  expect((await api.call('topics.create', await form(host))).http).toBe(401);
});

test('a member hosts so many topics and no more', async () => {
  const ada = await member();
  const ctx = { db, now: clock.now(), stale: () => undefined, emit: () => undefined };
  for (let i = 0; i < topicLimits.hosted; i += 1) {
    await addTopic(ctx, { name: `Many ${i}`, description: 'One of many.', countryFid: 188, hostUid: ada.uid });
  }
  expect(await refused(ada, {})).toBe('topics.hosts_too_many');
});

test('R-TOP-005 R-TOP-017 its host edits a topic: another name frees the former one, another logo the former picture', async () => {
  const before = await form(host);
  const { topid } = (await api.must('topics.create', before, host)).data;
  const after = await form(host, { subject: 'Ferries', message: 'And piers.', checkedTags: '3', categoryid: 2 });
  const { msg } = await api.must('topics.edit', { ...after, tid: topid, pid: topid }, host);
  expect(msg).toBe('Save topic success');
  expect(await detail(topid)).toMatchObject({
    ...{ top_name: 'Ferries', description: 'And piers.', aid: after.aids[0], categoryid: 2 },
    tags: [{ tagid: 3 }],
  });
  expect([await usesOf(before.aids[0]!), await usesOf(after.aids[0]!)]).toEqual([0, 1]);
  await create(host, { subject: before.subject });
  // Nothing is said of the logo: it stays.
  await api.must('topics.edit', { ...after, aids: '', subject: 'FERRIES', tid: topid }, host);
  expect(await detail(topid)).toMatchObject({ top_name: 'FERRIES', aid: after.aids[0] });
  expect((await api.call('topics.edit', { ...after, subject: before.subject, tid: topid }, host)).error).toBe(
    'topics.name_taken',
  );
});

test('R-TOP-013 R-TOP-017 its host deletes a topic: it is gone at once, its name and picture are free, and its threads stay', async () => {
  const fields = await form(host);
  const { topid } = (await api.must('topics.create', fields, host)).data;
  const { tid } = await site.post(host, { topid });
  expect((await api.must('threads.info', { tid })).data.topid).toBe(topid);
  const answer = await api.must('topics.delete', { tid: topid }, host);
  expect([answer.msg, answer.data]).toEqual(['Delete topic success', { topid }]);
  expect((await api.call('topics.detail', { topid })).error).toBe('topics.unknown');
  expect((await api.call('threads.topic-latest', { topid })).error).toBe('topics.unknown');
  expect((await api.must('threads.info', { tid })).data).toMatchObject({ topid: 0, topic_name: '', topic_pic: '' });
  expect(await usesOf(fields.aids[0]!)).toBe(0);
  // Sent twice, it is deleted once; to others there is no such topic.
  expect((await api.call('topics.delete', { tid: topid }, host)).error).toBeUndefined();
  expect((await api.call('topics.delete', { tid: topid }, await member())).error).toBe('topics.unknown');
  await create(host, { subject: fields.subject });
});

test('of a topic that isn’t theirs members change nothing, moderators of its country do, and the trail says so', async () => {
  const [eve, near, far, operator] = [
    await member(),
    await member({ groupid: 3 }),
    await member({ groupid: 3, countryFid: 206 }),
    await member({ groupid: 1 }),
  ];
  const topid = await create(host);
  const edit = async (who: Writer) =>
    (await api.call('topics.edit', { ...(await form(who)), aids: '', tid: topid }, who)).error;
  expect(await edit(eve)).toBe('topics.not_yours');
  expect(await edit(far)).toBe('topics.not_yours');
  expect(await edit(near)).toBeUndefined();
  expect((await api.call('topics.delete', { tid: topid }, eve)).error).toBe('topics.not_yours');
  expect((await api.call('topics.delete', { tid: topid, reason: 'Twice the same.' }, operator)).error).toBeUndefined();
  const trail = await db
    .selectFrom('moderation.audit')
    .select(['actor_uid', 'action', 'subject_uid', 'reason'])
    .where('subject', '=', `#${topid}`)
    .orderBy('id')
    .execute();
  expect(trail).toEqual([
    { actor_uid: near.uid, action: 'topics.edit', subject_uid: host.uid, reason: '' },
    { actor_uid: operator.uid, action: 'topics.delete', subject_uid: host.uid, reason: 'Twice the same.' },
  ]);
});

test('a host whose topic a moderator deleted is notified, with the reason', async () => {
  const [ada, operator] = [await member(), await member({ groupid: 1 })];
  const fields = await form(ada);
  const { topid } = (await api.must('topics.create', fields, ada)).data;
  await api.must('topics.delete', { tid: topid, reason: 'Twice the same.' }, operator);
  await settle();
  const notices = await db.selectFrom('notices.notices').select('kind').where('uid', '=', ada.uid).execute();
  expect(notices).toEqual([{ kind: 'topic_deleted' }]);
});

test('R-TOP-015 the permission call says what the caller may do, and nothing of anybody else', async () => {
  const moderator = await member({ groupid: 3 });
  const asks = async (who: Writer | undefined, fields: object) =>
    (await api.must('topics.perm', { authorid: host.uid, fid: 188, ...fields }, who)).body;
  const all = { edit: 1, delete: 1, pin: 1 };
  const none = { ishost: 0, ismoderator: 0, edit: 0, delete: 0, pin: 0 };
  expect(await asks(host, { uid: host.uid })).toEqual({ success: 1, data: { ishost: 1, ismoderator: 0, ...all } });
  expect(await asks(moderator, { uid: moderator.uid })).toEqual({
    success: 1,
    data: { ishost: 0, ismoderator: 1, ...all },
  });
  expect(await asks(moderator, { uid: moderator.uid, fid: 206 })).toEqual({ success: 1, data: none });
  expect(await asks(moderator, { uid: host.uid })).toEqual({ success: 0, data: none });
  expect(await asks(undefined, { uid: host.uid })).toEqual({ success: 0, data: none });
});

test('search finds a topic by its name as it is now, and one that is deleted no more', async () => {
  const found = async (q: string) => {
    await settle();
    const { data } = await api.must('search.quick-search', { q, type: 3 });
    return data.list.flatMap((row) => (row.found === 'topic' ? [row.topid] : []));
  };
  const fields = await form(host, { subject: 'Zanzibar sunsets' });
  const { topid } = (await api.must('topics.create', fields, host)).data;
  expect(await found('zanzibar')).toEqual([topid]);
  await api.must('topics.edit', { ...fields, subject: 'Pemba sunsets', tid: topid }, host);
  expect([await found('zanzibar'), await found('pemba')]).toEqual([[], [topid]]);
  await api.must('topics.delete', { tid: topid }, host);
  expect(await found('pemba')).toEqual([]);
});

test('whatever changes a topic makes its page and the lists stale', async () => {
  const fields = await form(host);
  const { topid } = (await api.must('topics.create', fields, host)).data;
  const tags = [`topic:${topid}`, 'topics'];
  const edited = await movedBy(site, () => api.must('topics.edit', { ...fields, tid: topid }, host));
  expect(edited).toEqual(expect.arrayContaining(tags));
  const deleted = await movedBy(site, () => api.must('topics.delete', { tid: topid }, host));
  expect(deleted).toEqual(expect.arrayContaining(tags));
});

test('R-TOP-018 a list of topics loads 20 rows; a search finds words within the name', async () => {
  const ctx = { db, now: clock.now(), stale: () => undefined, emit: () => undefined };
  for (let i = 0; i < 21; i += 1) {
    await addTopic(ctx, { name: `Harbour lights ${i}`, description: 'At night.', countryFid: 209, hostUid: host.uid });
  }
  const listed = async (call: 'topics.list-default' | 'topics.list-search', search: string) =>
    (await api.must(call, { search, country_fid: 209 })).data;
  expect((await listed('topics.list-default', 'harbour')).list).toHaveLength(20);
  const within = await listed('topics.list-search', 'LIGHTS 1');
  expect(within.list.map((row) => row.top_name).toSorted()[0]).toBe('Harbour lights 1');
  expect((await listed('topics.list-default', 'lights')).list).toEqual([]);
  expect((await listed('topics.list-search', '%')).list).toEqual([]);
  expect((await api.must('topics.categories', { fid: 188 })).data.list[0]).toMatchObject({
    categoryname: expect.any(String),
  });
});
