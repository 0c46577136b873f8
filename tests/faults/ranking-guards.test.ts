import { beforeAll, expect, test } from 'vitest';
import { pageCookie } from '../../server/platform/http/page-cookie.ts';
import { testForum, type Writer } from '../support/forum.ts';
import { saveSetting } from '../support/settings.ts';

const { api, app, clock, db, member } = await testForum({ pages: true });

const cookies: Record<'guest' | 'nigeria' | 'india' | 'pakistan' | 'nowhere', string> = {
  ...{ guest: '', nigeria: '', india: '', pakistan: '', nowhere: '' },
};

async function cookieOf({ token }: Writer): Promise<string> {
  const { headers } = await api.must('sign-in.open-page-session', {}, { token });
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith(`${pageCookie}=`));
  return line!.split(';')[0]!;
}

beforeAll(async () => {
  cookies.nigeria = await cookieOf(await member());
  cookies.india = await cookieOf(await member({ countryFid: 210 }));
  cookies.pakistan = await cookieOf(await member({ countryFid: 209 }));
  cookies.nowhere = await cookieOf(await member({ countryFid: 293 }));
});

const open = (path: string, who: keyof typeof cookies) =>
  api.fetch(path, { redirect: 'manual' }, { headers: { cookie: cookies[who] } });
const leadsTo = async (path: string, who: keyof typeof cookies) => {
  const { status, headers } = await open(path, who);
  return [status, headers.get('location')];
};

test('R-RNK-002 /ranking leads guests and members of no country to that of all, in their locale', async () => {
  expect(await leadsTo('/ranking', 'guest')).toEqual([302, '/ranking/global']);
  expect(await leadsTo('/ma/ranking', 'guest')).toEqual([302, '/ma/ranking/global']);
  expect(await leadsTo('/ranking', 'nowhere')).toEqual([302, '/ranking/global']);
  expect(await leadsTo('/ng/ranking', 'nigeria')).toEqual([200, null]);
  expect(await leadsTo('/ranking/global', 'nowhere')).toEqual([200, null]);
});

test('R-RNK-003 R-RNK-004 members from India choose among all countries but Pakistan, others among all but India', async () => {
  const listed = async (who: keyof typeof cookies) => {
    const page = await (await open('/ranking?tab=top', who)).text();
    return [...page.matchAll(/href="\/ranking\?tab=top&amp;country=(\w+)"/g)].map(([, code]) => code).toSorted();
  };
  const all = ['bd', 'ci', 'eg', 'gh', 'id', 'ke', 'ma', 'ng', 'np', 'ph', 'pk', 'rus', 'tz', 'ug', 'zm'];
  expect(await listed('nigeria')).toEqual(all);
  expect(await listed('pakistan')).toEqual(all);
  const fromIndia = all.filter((code) => code !== 'pk');
  expect(await listed('india')).toEqual([...fromIndia, 'in'].toSorted());
});

test('R-MSC-022 R-MSC-023 the football page leads home unless its rule is on, and for every country but 210', async () => {
  const stale = (tag: string) => app.platform.tags.moved([tag]);
  expect(await leadsTo('/in/goldenfootball', 'guest')).toEqual([302, '/in']);
  expect(await leadsTo('/goldenfootball', 'guest')).toEqual([302, '/']);
  await saveSetting({ db, now: clock.now(), stale }, 'footballOpen', true);
  expect(await leadsTo('/in/goldenfootball', 'guest')).toEqual([200, null]);
  expect(await leadsTo('/ng/goldenfootball', 'guest')).toEqual([302, '/ng']);
});
