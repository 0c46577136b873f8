import { expect, test } from 'vitest';
import type { ContestShape } from '../../../contract/domains/contests/shapes.ts';
import { member, rendered, type Surroundings } from '../../testing/rendered.tsx';
import { ofContest } from './agreement.ts';
import { AddPage } from './components/AddPage.tsx';
import { AgreementScreen } from './components/AgreementScreen.tsx';
import { BoardScreen } from './components/BoardScreen.tsx';
import { ContestCard } from './components/ContestCard.tsx';
import { ContestScreen } from './components/ContestScreen.tsx';
import { PhotographyScreen } from './components/PhotographyScreens.tsx';
import { PhotoTabs } from './components/PhotoTabs.tsx';
import type { PhotoPage, PhotoRow } from './queries.ts';

const picture = { aid: 3, url: '/media/3', width: 1600, height: 1066, colour: '#223344', widths: [320, 640] };
const row: PhotoRow = {
  ...{ aid: 3, tid: 9, fid: 770, subject: 'Last bus', author: 'Chidi', like: 4, is_like: 0 },
  ...{ prize: '', why: '', more: 0, picture },
};
const page = (list: PhotoRow[], totalPage = 1): PhotoPage => ({
  list,
  count: list.length,
  page: 1,
  totalPage,
  next: '',
});
const dayOf = 86_400;
const contest: ContestShape = {
  ...{ id: 4, fid: 770, country_fid: 0, title: 'Markets of my city', brief: 'Colour and trade.', phase: 'open' },
  ...{ opens_at: 1 * dayOf, entries_until: 20 * dayOf, closes_at: 30 * dayOf, winners_at: 40 * dayOf },
  ...{ decide: 'both', entries_max: 3, entries: 12, first_prize: 'A phone', rules: ['Your own photo'] },
  ...{ terms: ['You keep it|It stays yours.'], agreement: 'All of it.', agreement_version: 1, categories: [] },
  prizes: [{ place: 1, what: 'A phone', xgold: 500, count: 1, given: 0, winners: [] }],
  jury: [{ uid: 2, username: 'Adaeze' }],
  own: {
    ...{ agreed: 0, entries: 1, left: 2, enterRefusal: '' },
    can: { enter: true, judge: false },
    mine: [{ tid: 9, subject: 'Last bus', photo: null, like: 4, replies: 0, state: 'review' }],
  },
};

const board = (open: { open: boolean; opens: string }, around: Surroundings = {}) =>
  rendered(
    <BoardScreen
      contest={null}
      categories={[{ typeid: 2, name: 'Street', photos: 8 }]}
      source={{ kind: 'board', typeid: 0, order: 'dateline' }}
      first={page([row], 2)}
      open={open}
    />,
    around,
  );

test('the board leads to each photo, category and order, and goes on, without script', () => {
  const html = board({ open: true, opens: '' });
  for (const to of ['/photos/detail9', '/photos/add', '/?typeid=2', '/?order=like', '/?page=2']) {
    expect(html).toContain(`href="${to}"`);
  }
  expect(html).toContain('data-r="15"');
});

test('rows of photos end with their mark: what is read before it waits unseen, so that no row jumps', () => {
  expect(board({ open: true, opens: '' })).toMatch(/<\/li><li class="jg-end" aria-hidden="true"><\/li><\/ul>/);
});

test('R-PHO-002 where no photos are taken it says the day, and has no button that can not act', () => {
  const html = board({ open: false, opens: '2026-12-01' });
  expect(html).toContain('New photos open on 1 December 2026.');
  expect(html).not.toContain('href="/photos/add"');
});

test('where data is dear a photo is words until it is asked for', () => {
  const html = board({ open: true, opens: '' }, { lite: true });
  expect(html).toContain('Tap to load');
  expect(html).toContain('Data saver is on.');
  expect(html).toContain('href="/ucenter/setting/appearance"');
  expect(html).not.toContain('<img');
});

test('the photographers’ part leads to the contest that runs', () => {
  const lists = { recommended: [], newest: [], winners: [], photographers: [] };
  const html = (running: ContestShape | null) =>
    rendered(<PhotographyScreen contest={running && { ...running, photo: null }} {...lists} />);
  expect(html(contest)).toContain('href="/photos/contest/4"');
  expect(html(null)).not.toContain('/photos/contest/4');
});

const shown = (fields: Partial<ContestShape>) =>
  rendered(<ContestScreen contest={{ ...contest, ...fields }} entries={page([row])} />);

test('an open contest rings its present date, and leads to its agreement first', () => {
  const html = shown({});
  expect(html).toMatch(/aria-current="step"[^>]*>Photos until/);
  expect(html).toContain('href="/photos/agreement?contest=4"');
  expect(html).toContain('You have 1 of 3 in.');
  expect(html).toContain('Under review');
  expect(shown({ own: { ...contest.own, agreed: 1 } })).toContain('href="/photos/add?contest=4"');
});

test.each([
  ['before', 'Opens on'],
  ['liking', 'Your like counts until'],
  ['closed', 'The winners come on'],
] as const)('a contest that is %s offers no way in', (phase, says) => {
  const html = shown({ phase });
  expect(html).toContain(says);
  expect(html).not.toContain('Enter one more');
});

test('while likes decide it says that the order is the reader’s own', () => {
  expect(shown({ phase: 'liking' })).toContain('in an order drawn for you');
});

test('a contest that is over shows who won', () => {
  const winners = [{ tid: 9, subject: 'Last bus', uid: 5, username: 'Chidi', photo: null }];
  const html = shown({ phase: 'won', prizes: [{ ...contest.prizes[0]!, given: 1, winners }] });
  expect(html).toMatch(/href="\/photos\/detail9"[^>]*class="winner"|class="winner"[^>]*href="\/photos\/detail9"/);
  expect(html).toContain('The jury: Adaeze.');
});

test('a contest says the hour at which photos and likes end', () => {
  expect(shown({}).match(/00:00/g)?.length).toBeGreaterThan(1);
  expect(shown({ phase: 'liking' })).toMatch(/Your like counts until [^<]* at 00:00/);
});

test('the card of a contest that is over leads to its winners and promises no prize', () => {
  const html = rendered(<ContestCard contest={{ ...contest, phase: 'won', photo: null }} />);
  expect(html).toContain('Over');
  expect(html).not.toContain('First prize');
});

test('the agreement leads on only with its box ticked, and not once the contest is closed', () => {
  const html = rendered(<AgreementScreen agreement={ofContest(contest)} />);
  expect(html).toMatch(/<form[^>]*action="\/photos\/add" method="get"/);
  expect(html).toMatch(/<input required=""[^>]*name="agree"/);
  const closed = rendered(<AgreementScreen agreement={ofContest({ ...contest, phase: 'closed' })} />);
  expect(closed).not.toContain('<form');
});

test('where a contest takes no more photos, the way on is the board, where the draft still stands', () => {
  const html = add({ contest: { ...contest, phase: 'liking' } });
  expect(html).toContain('href="/photos/add"');
  expect(html).not.toContain('Until then');
  expect(add({ contest: { ...contest, phase: 'before' } })).toContain('Until then');
});

const add = (fields: Partial<Parameters<typeof AddPage>[0]>, around: Surroundings = { viewer: member }) =>
  rendered(
    <AddPage
      asked={{ fid: 770, contest: 4, typeid: 0, version: 1, agreed: false }}
      contest={contest}
      categories={[{ typeid: 2, name: 'Street', photos: 8 }]}
      open={{ open: true, opens: '' }}
      {...fields}
    />,
    around,
  );

test('a member writes an entry: words, category, agreement; without script it says that photos need it', () => {
  const html = add({});
  expect(html).toMatch(/<noscript[^>]*>.*JavaScript is off/s);
  for (const name of ['subject@entry', 'message@entry', 'typeid@entry', 'agree@entry']) {
    expect(html).toContain(`name="${name}"`);
  }
  expect(html).toContain('Markets of my city');
});

test('who has agreed is not asked again', () => {
  expect(add({ asked: { fid: 770, contest: 4, typeid: 0, version: 1, agreed: true } })).not.toContain('agree@entry');
});

test.each([
  ['a guest', {}, { viewer: null }, 'Log in'],
  [
    'a closed contest',
    { contest: { ...contest, phase: 'closed' as const } },
    undefined,
    'The contest is closed for photos.',
  ],
  ['a board that is not open', { open: { open: false, opens: '' } }, undefined, 'New photos aren’t open yet.'],
])('there is no form for %s', (_, fields, around, says) => {
  const html = add(fields, around ?? { viewer: member });
  expect(html).toContain(says);
  expect(html).not.toContain('subject@entry');
});

test('the tab of contests is away where they are off for the reader', () => {
  const beside = { top: null, home: [], read_only: { on: 0, note: '', lang: 'en', until: 0 } } as const;
  const tabs = (off: string[]) => rendered(<PhotoTabs />, { country: 'ng', beside: { ...beside, home: [], off } });
  expect(tabs([])).toContain('href="/ng/photos/contests"');
  expect(tabs(['contests.page'])).not.toContain('href="/ng/photos/contests"');
});
