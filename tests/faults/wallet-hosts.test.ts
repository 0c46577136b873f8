import { expect, test } from 'vitest';
import { pageCookie } from '../../server/platform/http/page-cookie.ts';
import { testForum } from '../support/forum.ts';
import { register } from '../support/people.ts';
import { saveSetting } from '../support/settings.ts';

const { api, app, clock, db } = await testForum({ pages: true });

async function cookieOf(token: string): Promise<string> {
  const { headers } = await api.must('sign-in.open-page-session', {}, { token });
  return headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${pageCookie}=`))!
    .split(';')[0]!;
}

test('R-WAL-002 where the wallet opens on other hosts only, its pages lead to the member’s posts; else they open', async () => {
  const cookie = await cookieOf((await register(api)).token);
  const stale = (tag: string) => app.platform.tags.moved([tag]);
  const name = (hosts: string[]) => saveSetting({ db, now: clock.now(), stale }, 'walletHosts', hosts);
  const { hostname } = new URL(api.url);
  for (const page of ['/ng/ucenter/wallet', '/ng/ucenter/wallet/card', '/ng/ucenter/wallet/xcoin']) {
    const asked = async () => {
      const { status, headers } = await api.fetch(page, { redirect: 'manual' }, { headers: { cookie } });
      return [page, status, headers.get('location')];
    };
    await name([]);
    expect(await asked()).toEqual([page, 200, null]);
    await name(['pre.example.org']);
    expect(await asked()).toEqual([page, 302, '/ng/ucenter/account/posts']);
    await name(['pre.example.org', hostname]);
    expect(await asked()).toEqual([page, 200, null]);
  }
});
