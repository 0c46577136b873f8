import { beforeEach, expect, test } from 'vitest';
import { formSender } from '../support/form-sender.ts';
import { testForum } from '../support/forum.ts';
import { register } from '../support/people.ts';

const { api, member, forgetLimits } = await testForum({ pages: true });
beforeEach(() => forgetLimits());

/** Reads pages as a browser with this cookie does, without following where they lead. */
const readerWith = (cookie: string) => async (path: string) => {
  const answer = await api.fetch(path, { redirect: 'manual' }, { headers: { cookie } });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
};
const guest = readerWith('');
const readerOf = async (who: { token: string }) => {
  const { headers } = await api.must('sign-in.open-page-session', {}, who);
  return readerWith(headers.getSetCookie()[0]!.split(';', 1)[0]!);
};
/** Where the buttons of a page that make a call lead on; one that stays where it is says nothing. */
const ledOn = (html: string, call: string): string[] =>
  [...html.matchAll(new RegExp(`(?:form)?action="/do/${call}(?:\\?([^"]*))?"`, 'gi'))].map(
    ([, query]) => new URLSearchParams((query ?? '').replaceAll('&amp;', '&')).get('_to') ?? '',
  );

test('where a log-in leads that nothing asked for, the check-in is one tap away until it is done', async () => {
  const dele = await member();
  const asDele = await readerOf(dele);
  const signs = async (path: string, read = asDele) => ledOn((await read(path)).html, 'economy.check-in').length > 0;
  expect([await signs('/ng/foryou'), await signs('/ng/foryou?page=2')]).toEqual([true, false]);
  await api.must('economy.check-in', {}, dele);
  expect(await signs('/ng/foryou')).toBe(false);
  expect(await signs('/ng/foryou', guest)).toBe(false);
});

test('the notices’ own address leads a guest on to their list once they are in', async () => {
  const list = await guest('/ng/ucenter/notice');
  expect([list.status, list.to]).toEqual([302, '/ng/ucenter/notice/all']);
  const { to } = await guest(list.to!);
  expect(to).toBe('/ng?showlogin=yes&back=%2Fucenter%2Fnotice%2Fall');
  const { username, password } = await register(api);
  const answer = await formSender(api)('sign-in.login', { fields: { _back: to!, username, password } });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ng/ucenter/notice/all']);
});

test('each of the steps after joining goes on to the next with the page that was joined on, and the last to it', async () => {
  const asDele = await readerOf(await member());
  const back = '?back=%2Fforum%2F15443';
  const onFrom = async (page: string) => ledOn((await asDele(`/ng/welcome${page}${back}`)).html, 'welcome.note-step');
  expect(await onFrom('')).toEqual([`/ng/welcome/people${back}`]);
  expect(await onFrom('/people')).toContain(`/ng/welcome/hello${back}`);
  expect(await onFrom('/hello')).toEqual(['/ng/forum/15443']);
  expect((await guest(`/ng/welcome/people${back}`)).to).toBe(
    `/ng?showlogin=yes&back=${encodeURIComponent(`/welcome/people${back}`)}`,
  );
});
