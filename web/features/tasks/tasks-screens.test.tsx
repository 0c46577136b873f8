import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { medalDrawings, medalPicture } from '../../../contract/domains/profiles/medals.ts';
import type { MedalRow, TaskList, TaskRow } from '../../../contract/domains/tasks/shapes.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { CongratulateDialog } from './components/CongratulateDialog.tsx';
import { GivenMedalCard, GivenMedalMeta } from './components/GivenMedal.tsx';
import { MedalsScreen } from './components/MedalsScreen.tsx';
import { NearestMedal } from './components/NearestMedal.tsx';
import { ShareMedal } from './components/ShareMedal.tsx';
import { GuestTasks, TasksScreen } from './components/TasksScreen.tsx';
import { WearScreen } from './components/WearScreen.tsx';
import { plainMedalPicture } from './medal-address.ts';

const around = { at: '/task', country: 'ng', viewer: member } as const;

const task = (taskid: number, fields: Partial<TaskRow> = {}): TaskRow => ({
  ...{ taskid, title: `Task ${taskid}`, description: '', figure: 'like', have: 0, need: 2, xgold: 5, medal: null },
  ...{ url: '/latest', status: 0, ends: 0 },
  ...fields,
});
const list = (fields: Partial<TaskList> = {}): TaskList => ({
  list: [
    {
      ...{ title: 'Today', period: 'daily', period_key: '2026-11-29', ends: 1 },
      lists: [task(1, { status: 1, have: 2 }), task(2, { have: 1 }), task(3, { status: 2, have: 2 })],
    },
    { title: 'This week', period: 'weekly', period_key: '2026-W48', ends: 1, lists: [task(4, { figure: 'vote' })] },
    {
      ...{ title: 'Once', period: 'once', period_key: 'once', ends: 0 },
      lists: [task(5, { need: 1, figure: 'verify_email', description: 'Keeps your account safe' })],
    },
  ],
  ...{ taken_today: 30, all_done: 0, ended: [] },
  ...fields,
});
const page = (fields: Partial<TaskList> = {}) => rendered(<TasksScreen tasks={list(fields)} />, around);

test('R-TSK-001 the page has its three groups, each with its end in words, and one button for each task', () => {
  const html = page();
  expect(html).toContain('until midnight in Nigeria');
  expect(html).toContain('until Sunday');
  expect(html).toContain('whenever you like');
  expect(html).toContain('/do/tasks.claim?taskid=1&amp;period=2026-11-29');
  expect(html.match(/do\/tasks\.claim/g)).toHaveLength(1);
  expect(html).toContain('>Find one<');
  expect(html).toContain('>Verify<');
  expect(html).toContain('Keeps your account safe');
  expect(html.match(/class="meter"/g)).toHaveLength(1);
  expect(html).not.toMatch(/class="badge|role="timer"/);
});

test('all done says so once, and offers the way home alone', () => {
  const html = page({ all_done: 1 });
  expect(html).toContain('All done for today');
  expect(html).toContain('Back to Home');
  expect(html).not.toContain('What you finish is never lost.');
});

test('what ended is said calmly, and what was paid by itself as well', () => {
  const gone = { taskid: 9, title: 'Old one', period: 'daily', have: 3, need: 5, xgold: 40 } as const;
  const html = page({
    ended: [
      { ...gone, paid: 0 },
      { ...gone, taskid: 10, have: 5, paid: 1 },
    ],
  });
  expect(html).toContain('Time’s up');
  expect(html).toContain('Paid automatically');
  expect(html).not.toContain('role="alert"');
});

test.each([
  ['tasks', 'XGold and medals'],
  ['medals', 'Log in to see the medals'],
] as const)('a guest is shown what %s are and the way in', (of, text) => {
  const html = rendered(
    <GuestTasks of={of}>
      <a href="/log-in">Log in</a>
    </GuestTasks>,
    { at: '/task', country: 'ng' },
  );
  expect(html).toContain('Log in');
  expect(html).toContain(text);
});

const medal = (medalid: number, fields: Partial<MedalRow> = {}): MedalRow => ({
  ...{
    medalid,
    name: `Medal ${medalid}`,
    description: 'For you',
    how: 'The way to it',
    s3_medal: '/medals/welcome.svg',
  },
  ...{ is_have: 0, dateline: 0, wear: 0, have: 0, need: 0, figure: '', goods_id: 0 },
  ...fields,
});
const all = [
  medal(1, { is_have: 1, dateline: 1_795_000_000, wear: 1 }),
  medal(2, { is_have: 1, dateline: 1_760_000_000 }),
  medal(3, { have: 19, need: 25, figure: 'reply' }),
  medal(4, { goods_id: 12 }),
  medal(5),
];
const centre = (at = '/medalcenter') =>
  rendered(<MedalsScreen medals={all} news={null} year={2026} />, { ...around, at });

test('R-MED-001 the medals one has stand with their days, the others with the way or how far they are', () => {
  const html = centre();
  expect(html).toContain('Yours, 2');
  expect(html).toContain('Still to get, 3');
  expect(html).toContain('18 November<');
  expect(html).toContain('9 October 2025');
  expect(html).toContain('19 of 25');
  expect(html).toContain('In the store');
  expect(html).toContain('The way to it');
  expect(html).not.toContain('<dialog');
});

test.each([
  [3, '19 of 25', '>Go for it<'],
  [4, 'The way to it', 'xstore/detail?goods_id=12'],
  [1, 'Yours since 18 November', 'medal=1&amp;share=yes'],
])('a tap on medal %d opens its sheet by a link, with one verb', (medalid, text, verb) => {
  const html = centre(`/medalcenter?medal=${medalid}`);
  const sheet = html.slice(html.indexOf('<dialog'));
  expect(sheet).toContain(text);
  expect(sheet).toContain(verb);
});

test('a medal that one doesn’t have is not shared', () => {
  expect(centre('/medalcenter?medal=3&share=yes')).not.toContain('<dialog');
});

test('without script a new medal is said on the page, and worn by a form', () => {
  const news = {
    medalid: 1,
    s3_medal: '/medals/welcome.svg',
    name: 'First seed',
    description: '',
    dateline: 1,
    why: nobody,
  };
  const html = rendered(<MedalsScreen medals={all} news={news} year={2026} />, around);
  expect(html).toContain('/do/tasks.medal-seen?medalid=1&amp;wear=1');
});

const nobody = { text: 'You finished a task', uid: 0, username: '' };
const news = { medalid: 1, s3_medal: '/medals/likes-100.svg', name: '100 likes', description: '', dateline: 1 };
const dialog = (why: typeof nobody) =>
  rendered(<CongratulateDialog medal={{ ...news, why }} onDone={() => {}} onShare={() => {}} />, around);

test('R-MSC-051 R-MED-002 the congratulation is 500 px wide, and View All leads to the medal centre', () => {
  const html = dialog(nobody);
  expect(html).toContain('dialog-500');
  expect(html).toMatch(/href="\/ng\/medalcenter"[^>]*>View All</);
  expect(html).toMatch(/type="checkbox"[^>]*checked/);
});

test('what happened is said, not what the medal is for', () => {
  const [why, description] = [{ text: 'You got 100 likes.', uid: 0, username: '' }, 'People like what you write'];
  const html = rendered(
    <CongratulateDialog medal={{ ...news, description, why }} onDone={() => {}} onShare={() => {}} />,
    around,
  );
  expect(html).toContain('You got 100 likes.');
  expect(html).not.toContain(description);
});

test('who caused a medal is named with the way to them', () => {
  const html = dialog({ text: 'With the one from Fatou, you have 100 likes.', uid: 8, username: 'Fatou' });
  expect(html).toContain('href="/ng/ucenter/account/posts?uid=8"');
});

test('R-MED-003 a medal is shared by links, with the username and the country alone', () => {
  const html = rendered(<ShareMedal medal={all[0]!} closeTo="/medalcenter" />, around);
  expect(html).toContain('https://wa.me/?text=');
  expect(html).toContain('https://example.org/ng/medalcenter?medal=1&amp;uid=7');
  expect(html).toContain('TundeB');
  expect(html).toContain('Nigeria');
});

test('the order is changed by forms: each button sends the whole list as it would be', () => {
  const rows = [medal(1, { is_have: 1, wear: 1 }), medal(2, { is_have: 1, wear: 2 }), medal(3, { is_have: 1 })];
  const html = rendered(<WearScreen medals={rows} year={2026} />, around);
  const sent = [...html.matchAll(/tasks\.wear-medals\?medalids=([^"]*)"/g)].map(([, ids]) => decodeURIComponent(ids!));
  expect(sent).toEqual(['2,1', '2', '2,1', '1', '1,2,3']);
  expect(html).toContain('Worn, 2 of 5');
});

test('R-MED-003 a shared address shows the medal and whose it is, with a picture that other sites can show', () => {
  const given = { uid: 8, username: 'Fatou', name: '100 likes', s3_medal: '/medals/likes-100.svg' };
  const html = rendered(
    <>
      <GivenMedalMeta medal={given} />
      <GivenMedalCard medal={given} />
    </>,
    { at: '/medalcenter?medal=6&uid=8', country: 'ng' },
  );
  expect(html).toMatch(/property="og:image" content="[^"]*\/medals\/likes-100\.png"/);
  expect(html).toMatch(/property="og:description" content="Fatou has a medal on [^"]*: 100 likes"/);
  expect(html).toContain('href="/ng/ucenter/account/posts?uid=8"');
});

test('an address that somebody else shared opens no sheet of one’s own', () => {
  expect(centre('/medalcenter?medal=1&uid=8')).not.toContain('<dialog');
});

test.each(medalDrawings)('the drawing %s has a picture that other sites can show', (drawing) => {
  expect(existsSync(`web/public${plainMedalPicture(medalPicture(drawing))}`)).toBe(true);
});

test('beside the tasks stands the medal that is nearest', () => {
  expect(rendered(<NearestMedal medals={all} />, around)).toContain('/ng/medalcenter?medal=3');
  expect(rendered(<NearestMedal medals={[]} />, around)).not.toContain('medalcenter');
});
