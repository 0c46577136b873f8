import { beforeEach, expect, test } from 'vitest';
import { aReport, testBugs } from './testing/bugs.ts';

const bugs = await testBugs();
const { api, db, member, report, see, list, tids, settle, forgetLimits, picture } = bugs;
const ada = await member();
const eve = await member();

beforeEach(() => forgetLimits());

test('R-BUG-001 a description that is too short says in words how long it has to be', async () => {
  const answer = await api.call('bugs.report', { ...aReport, message: 'Short' }, ada);
  expect(answer.body.issues).toMatchObject([{ field: 'message', message: 'Use at least 10 characters.' }]);
});

const act = (fields: object, options: object = {}) =>
  api.fetch(
    '/plugin.php?id=bug_threads',
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields as Record<string, string>),
    },
    options,
  );
const options = { type: 'bug', device_model: 'Zuri 5', probability: 'always', email: 'ada@example.com' };
const plain = { subject: 'No sound at all', message: 'Ten chars!', fid: 345 };

test('R-BUG-008 a report is a thread first, and then its options, which publish it', async () => {
  const { tid } = (await api.must('threads.new-thread', plain, ada)).data.Variables;
  await settle();
  expect((await api.call('threads.info', { tid }, eve)).error).toBe('threads.not_exist');
  expect(await see(tid, ada)).toMatchObject({ finished: 0, status: 1 });
  expect(await tids()).not.toContain(tid);
  expect(await tids({ filter: 'mine' }, ada)).toEqual([tid]);
  const answer = await act({ act: 'thread_submit', tid, sel_var: JSON.stringify(options) }, ada);
  expect(await answer.json()).toMatchObject({ success: 1, reason: 'success', data: { tid } });
  await settle();
  expect(await see(tid, eve)).toMatchObject({ finished: 1, device_model: 'Zuri 5', build_number: '' });
  expect(await tids()).toContain(tid);
});

test('R-BUG-010 the call of the documents takes the token in its body, and none of a cookie', async () => {
  const { tid } = (await api.must('threads.create', plain, ada)).data;
  const fields = { act: 'thread_submit', tid: String(tid), sel_var: JSON.stringify(options) };
  expect((await act(fields)).status).toBe(401);
  expect((await act({ ...fields, token: 'nobody' })).status).toBe(401);
  expect((await act(fields, { headers: { cookie: `token=${ada.token}` } })).status).toBe(401);
  const taken = (await (await act({ ...fields, token: ada.token })).json()) as { success: number; reason: string };
  expect(taken).toMatchObject({ success: 1, reason: 'success' });
});

test('one call reports a bug whole, and its list and page show it', async () => {
  const made = await report(ada);
  expect(made).toMatchObject({ fid: 345, held: 0 });
  expect(made.due).toBeGreaterThan(0);
  await settle();
  const [row] = (await list({}, eve)).threads;
  expect(row).toMatchObject({
    ...{ tid: made.tid, subject: aReport.subject },
    bug: { status: 1, status_text: 'Pending', same: 0, is_same: 0, due: made.due, solved_in: '', duplicate_of: null },
  });
  expect(JSON.stringify(row)).not.toContain(aReport.email);
  expect(JSON.stringify(await api.must('threads.info', { tid: made.tid }, ada))).not.toContain(aReport.email);
});

test.each([
  ['R-BUG-001 a description of nine characters', { message: 'Too short' }, ['message']],
  ['R-BUG-002 no address', { email: '' }, ['email']],
  ['R-BUG-002 an address that isn’t complete', { email: 'tunde@mail' }, ['email']],
  ['a type that isn’t offered', { type: 'rumour' }, ['type']],
  ['a version that is too long', { build_number: 'x'.repeat(61) }, ['build_number']],
  ['several at once', { subject: ' ', message: '', type: '', email: 'x' }, ['subject', 'message', 'type', 'email']],
] as const)('%s is refused by its field, and leaves nothing', async (_, fields, named) => {
  const before = await api.must('bugs.list', { filter: 'mine' }, ada);
  const answer = await api.call('bugs.report', { ...aReport, ...fields }, ada);
  expect(answer.error).toBe('bugs.incomplete');
  expect((answer.body.issues as { field: string; message: string }[]).map(({ field }) => field)).toEqual(named);
  const after = await api.must('bugs.list', { filter: 'mine' }, ada);
  expect(after.data.threads.length).toBe(before.data.threads.length);
});

test('R-BUG-001 ten characters are enough', async () => {
  await report(ada, { message: 'Ten chars!' });
});

test('the same key reports once, however often the line is lost', async () => {
  const headers = { 'idempotency-key': 'report-0001-0001' };
  const sent = { ...aReport, subject: 'Sent over a lost line' };
  const answers = await Promise.all([1, 2, 3].map(() => api.call('bugs.report', sent, { ...ada, headers })));
  const again = await api.must('bugs.report', sent, { ...ada, headers });
  const made = new Set([...answers, again].filter(({ ok }) => ok).map(({ data }) => data.tid));
  expect(made.size).toBe(1);
  const { rows } = await bugs.pool.query('select tid from threads.threads where subject = $1', [sent.subject]);
  expect(rows.length).toBe(1);
});

test('a report with a picture that isn’t one’s own is refused whole', async () => {
  const aid = await picture(eve);
  expect((await api.call('bugs.report', { ...aReport, aids: [aid] }, ada)).error).toBe('media.unknown_picture');
});

test('a guest is asked to log in, and a member without an office may write no other’s options', async () => {
  expect((await api.call('bugs.report', aReport)).error).toBe('threads.need_login');
  const { tid } = await report(ada);
  await settle();
  const sel_var = JSON.stringify(options);
  expect((await api.call('bugs.thread-submit', { tid, sel_var }, eve)).error).toBe('threads.not_yours');
  expect((await api.call('bugs.thread-var', { tid }, eve)).error).toBe('threads.not_yours');
  expect((await api.call('bugs.change', { ...aReport, tid }, eve)).error).toBe('threads.not_yours');
});

test('R-BUG-009 an edit sends the options again', async () => {
  const { tid } = await report(ada);
  await api.must(
    'bugs.change',
    { ...aReport, tid, build_number: 'ZR5-14.0.40', message: 'It stays on for good.' },
    ada,
  );
  expect(await see(tid)).toMatchObject({ build_number: 'ZR5-14.0.40' });
  const { list: asked } = (await api.must('bugs.thread-var', { tid }, ada)).data;
  expect(Object.fromEntries(asked.map((each) => [each.var, each.value]))).toMatchObject({
    ...{ build_number: 'ZR5-14.0.40', email: aReport.email, probability: 'often' },
  });
});

test('options that vanish while the form is open are refused by their field, and nothing is lost', async () => {
  const operator = await member({ groupid: 1 });
  const titles = { en: 'Kito X3', fr: 'Kito X3', hi: 'Kito X3' };
  const model = { var: 'device_model', value: 'Kito X3', ...titles };
  const { id } = (await api.must('bugs.add-option', model, operator)).data;
  const build = { var: 'build_number', value: 'KX3-13.2', parent: 'Kito X3', en: '13.2', fr: '13.2', hi: '13.2' };
  await api.must('bugs.add-option', build, operator);
  expect((await api.must('bugs.select-item', { sel_var: 'build_number', parent: 'Kito X3' })).data.list).toEqual([
    { value: 'KX3-13.2', title: '13.2' },
  ]);
  expect((await api.must('bugs.select-item', { sel_var: 'build_number', parent: 'Zuri 5' })).data.list).toEqual([]);
  const { tid } = await report(ada, { device_model: 'Kito X3' });
  await api.must('bugs.close-option', { id }, operator);
  const refused = await api.call('bugs.report', { ...aReport, device_model: 'Kito X3' }, ada);
  expect(refused.error).toBe('bugs.option_gone');
  expect(refused.body.issues).toMatchObject([{ field: 'device_model' }]);
  // What a report said already it may go on saying.
  await api.must('bugs.change', { ...aReport, tid, device_model: 'Kito X3' }, ada);
});

test('reports whose options never came are deleted after a day, and no others', async () => {
  const { tid } = (await api.must('threads.create', plain, ada)).data;
  const whole = await report(ada);
  bugs.clock.aheadInTest(86_400 - 60);
  await bugs.runTask('threads.sweep-unfinished');
  expect(await see(tid, ada)).toMatchObject({ finished: 0 });
  bugs.clock.aheadInTest(86_400 + 60);
  await bugs.runTask('threads.sweep-unfinished');
  expect((await api.call('threads.info', { tid }, ada)).error).toBe('threads.not_exist');
  await see(whole.tid, ada);
  const left = await db.selectFrom('threads.bug_reports').selectAll().where('tid', '=', tid).execute();
  expect(left).toEqual([]);
});

test('several values of an open variable are bounded, and of a single one there is one', async () => {
  const operator = await member({ groupid: 1 });
  const titles = { en: 'Apps', fr: 'Applications', hi: 'ऐप' };
  const open = { var: 'apps', type: 'select', multiple: 1, open: 1, ...titles } as const;
  await api.must('bugs.add-variable', open, operator);
  const values = (count: number) => Array.from({ length: count }, (_, at) => `${at}`);
  const sent = (extra: object) => api.call('bugs.report', { ...aReport, extra: JSON.stringify(extra) }, ada);
  for (const apps of [values(3000).join(','), values(21)]) {
    expect((await sent({ apps })).body.issues).toMatchObject([{ field: 'apps', message: 'Choose 20 or fewer.' }]);
    await forgetLimits();
  }
  expect((await sent({ apps: values(20) })).ok).toBe(true);
  await api.must('bugs.close-variable', { var: 'apps' }, operator);
  await api.must('bugs.add-variable', { ...titles, var: 'shop', type: 'text' }, operator);
  expect((await sent({ shop: ['Here', 'There'] })).body.issues).toMatchObject([{ field: 'shop' }]);
  await api.must('bugs.close-variable', { var: 'shop' }, operator);
});

test('a bug that somebody reports to the moderators waits for operators, and for those of its country', async () => {
  const [operator, moderator] = [await member({ groupid: 1 }), await member({ groupid: 3 })];
  const waiting = async (who: typeof ada) => (await api.must('operators.waiting', {}, who)).data.reports;
  const before = [await waiting(operator), await waiting(moderator)];
  const { tid } = await report(ada);
  await settle();
  await api.must('review.report', { tid, reason: 'spam' }, eve);
  expect([await waiting(operator), await waiting(moderator)]).toEqual(before.map((count = 0) => count + 1));
});
