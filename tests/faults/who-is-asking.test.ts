import { describe, expect, test } from 'vitest';
import { pageCookie } from '../../server/platform/http/page-cookie.ts';
import { newMember, newThread } from '../support/content.ts';
import { operatorsSession } from '../support/forum.ts';
import { LiveClient } from '../support/live.ts';
import { codeSentTo, type Member, register } from '../support/people.ts';
import { sweepSeed } from '../support/sweep.ts';
import { twoSites } from './support/two-sites.ts';

const { db, here, there, theOther } = await twoSites();
/** Often enough, over some runs, for what holds only most of the time. */
const times = Array.from({ length: sweepSeed() === undefined ? 12 : 4 }, (_, i) => i);

/** The cookie that pages of a member are drawn by. */
async function pageCookieOf({ token }: Member): Promise<string> {
  const { headers } = await here().must('sign-in.open-page-session', {}, { token });
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(`${pageCookie}=`));
  return set!.split(';', 1)[0]!;
}

const nameOnPage = async ({ username }: Member, cookie: string): Promise<boolean> =>
  (await (await there().fetch('/latest', {}, { headers: { cookie } })).text()).includes(username);

describe('what one process answers about who somebody is holds in the other at once', () => {
  test('a proven address', async () => {
    const { tid } = await newThread(here());
    for (const _ of times) {
      const member = await register(here(), {}, { verified: false });
      const email = `${member.username.toLowerCase()}@example.com`;
      const reply = () => there().call('threads.send-reply', { tid, message: 'At once.' }, member);
      expect((await reply()).ok).toBe(false);
      await here().must('proofs.send-email-code', { email }, member);
      await here().must('proofs.validate-email-code', { email, code: await codeSentTo(here(), email) }, member);
      expect((await reply()).error).toBeUndefined();
    }
  });

  test('a log-out, in calls and on pages', async () => {
    for (const _ of times) {
      const member = await newMember(here());
      const cookie = await pageCookieOf(member);
      await there().must('feeds.following', {}, member);
      expect(await nameOnPage(member, cookie)).toBe(true);
      await here().must('sign-in.logout', {}, member);
      const [asked, drawn] = await Promise.all([
        there().call('feeds.following', {}, member),
        nameOnPage(member, cookie),
      ]);
      expect([asked.http, drawn]).toEqual([401, false]);
    }
  });

  test('the end of another session, a ban and its end', async () => {
    const moderator = await newMember(here());
    await db.updateTable('accounts.members').set({ groupid: 1 }).where('uid', '=', moderator.uid).execute();
    await db.updateTable('accounts.sessions').set(operatorsSession).where('uid', '=', moderator.uid).execute();
    for (const _ of times) {
      const member = await newMember(here());
      const { username, password, uid } = member;
      const phone = (await here().must('sign-in.login', { username, password })).data.auth_token;
      await there().must('feeds.following', {}, member);
      await here().must('sign-in.end-other-sessions', {}, { token: phone });
      expect((await there().call('feeds.following', {}, member)).http).toBe(401);

      const look = () => there().call('feeds.following', {}, { token: phone });
      expect((await look()).ok).toBe(true);
      const ban = (bannew: number) =>
        here().must('moderation.ban-user', { ban_uid: uid, bannew, banexpirynew: 1, reason: 'tried' }, moderator);
      await ban(5);
      expect((await look()).error).toBe('wire.no_access');
      await ban(0);
      expect((await look()).ok).toBe(true);
    }
  });

  test('a live window is closed before a log-out is answered', async () => {
    const member = await newMember(here());
    const window = await LiveClient.enter(theOther().url, member.token);
    await expect.poll(() => window.last('notices.unread'), { timeout: 20_000 }).toBeDefined();
    await here().must('sign-in.logout', {}, member);
    expect(await window.closed).toBe(4401);
  });
});

test('a process that stood still knows nobody by heart when it goes on', async () => {
  const member = await newMember(here());
  await there().must('feeds.following', {}, member);
  theOther().process.kill('SIGSTOP');
  // Its sockets take the question in; it is read when the process goes on.
  await here().must('sign-in.logout', {}, member);
  const asked = there().call('feeds.following', {}, member);
  theOther().process.kill('SIGCONT');
  expect((await asked).http).toBe(401);
});
