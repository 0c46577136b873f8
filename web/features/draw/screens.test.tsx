import { expect, test } from 'vitest';
import type { DrawState } from '../../../contract/domains/draw/limits.ts';
import type { DrawView, DrawWinner, OwnWin } from '../../../contract/domains/draw/shapes.ts';
import { JackpotLayout } from '../../shell/layouts/JackpotLayout.tsx';
import { member, rendered } from '../../testing/rendered.tsx';
import { DrawBeside } from './components/Beside.tsx';
import { DrawCard } from './components/DrawCard.tsx';
import { DrawScreen, NoDraw } from './components/DrawScreen.tsx';
import { EarlierScreen } from './components/EarlierScreen.tsx';
import { PrizeScreen } from './components/PrizeScreen.tsx';
import { WinnersScreen } from './components/WinnersScreen.tsx';

const at = 1_795_000_000;
/** Long after any day that this runs on. */
const later = 4_000_000_000;
const around = { at: '/jackpot', country: 'ng', viewer: member } as const;

const winner = (place: number, fields: Partial<DrawWinner> = {}): DrawWinner => ({
  ...{ place, prizeid: 1, prize: 'Zuri Buds 2', img: '', ticket: 3000 + place, name: 'Ad…', country_fid: 188 },
  ...{ state: 'won', again: 0, reason: '', at },
  ...fields,
});

const win = (fields: Partial<OwnWin> = {}): OwnWin => ({
  ...{ place: 2, prizeid: 1, prize: 'Zuri Buds 2', img: '', ticket: 3812, state: 'won' },
  ...{ give_by: later, has_address: 0, sent_at: 0 },
  ...fields,
});

const done: Record<DrawState, number> = {
  planned: 0,
  sealed: 1,
  open: 2,
  closed: 3,
  drawing: 4,
  drawn: 4,
  published: 5,
};

function view(state: DrawState, fields: Partial<DrawView> = {}): DrawView {
  const steps = (['sealed', 'open', 'closed', 'beacon', 'published'] as const).map((step, place) => ({
    ...{ step, at },
    done: place < done[state] ? (1 as const) : (0 as const),
  }));
  return {
    ...{ drawid: 4, title: 'Friday draw', brief: '', country_fid: 188, state, opens_at: at, closes_at: at },
    ...{ pieces: 14, tickets: 4820, winners: 0, once: 1, claim_days: 14, again: 0, left_out: 0 },
    left_out_reasons: [],
    rule: { deed: 'check_in', thing: 0, need: 3, from: at, to: at, chances: 1 },
    how: 'Check in on 3 days and you have a ticket.',
    prizes: [
      { id: 1, name: 'Zuri Buds 2', img: '', count: 10, left: 7 },
      { id: 2, name: 'Kito X3', img: '/x.png', count: 4, left: 4 },
    ],
    steps,
    ...{ commitment: '9f3c71d0'.repeat(8), seed: '', root: '' },
    beacon: { round: 24_190_331, named: 24_190_331, chain: 'c', randomness: '', at: 0 },
    ...{ first_winners: [], earlier: [], earlier_count: 0 },
    ...{ own_ticket: 0, own_chances: 0, own_have: 1, own_out: '', own_wins: [] },
    ...fields,
  };
}

const page = (state: DrawState, fields: Partial<DrawView> = {}) =>
  rendered(<DrawScreen draw={view(state, fields)} />, around);

test('R-JCK-001 an open draw says how a ticket is got, counts its pieces, and has its five steps', () => {
  const html = page('open');
  expect(html).toContain('Check in on 3 days and you have a ticket.');
  expect(html).toContain('1 of 3 done');
  expect(html).toContain('4,820 tickets so far');
  expect(html).toContain('10 pieces');
  expect(html.match(/class="draw-dot/g)).toHaveLength(5);
  expect(html).toContain('9f3c 71d0 9f3c');
  expect(html).toContain('drand round 24,190,331');
});

test('R-JCK-005 odds are never said, whoever reads and however the draw stands', () => {
  for (const state of ['sealed', 'open', 'closed', 'drawing', 'drawn', 'published'] as const) {
    const html = page(state, { own_ticket: 3812, own_chances: 3, first_winners: [winner(1)], winners: 1 });
    expect(html).not.toMatch(/odds|probab|%|1 in \d|chance of/i);
  }
});

test('a ticket of one’s own is said, and a guest is shown the way in', () => {
  expect(page('open', { own_ticket: 3812, own_chances: 1 })).toContain('Your ticket 003\u202f812');
  expect(rendered(<DrawScreen draw={view('open')} />, { ...around, viewer: null })).toContain(
    'Log in to see your ticket',
  );
});

test('once the list is closed a ticket of one’s own can be found in it', () => {
  const own = { own_ticket: 3812, own_chances: 1, root: 'ab'.repeat(32) };
  expect(page('closed', own)).toContain('Find my ticket');
  expect(page('closed', own)).toContain('href="/v5/jackpot/4/proof"');
  expect(page('closed', { ...own, own_ticket: 0 })).not.toContain('Find my ticket');
  expect(page('open', { ...own, root: '' })).not.toContain('Find my ticket');
});

test('without a public number the page says that our number alone decides', () => {
  const html = page('open', { beacon: { round: 0, named: 0, chain: '', randomness: '', at: 0 } });
  expect(html).toContain('Only our team’s number decides this draw.');
  expect(html).not.toContain('drand');
  const beside = rendered(<DrawBeside draw={view('open', { beacon: view('open').beacon })} />, around);
  expect(beside).toContain('The second number comes from outside');
  const alone = { ...view('open').beacon, round: 0, named: 0 };
  expect(rendered(<DrawBeside draw={view('open', { beacon: alone })} />, around)).toContain(
    'But no number comes from outside',
  );
  // Nothing is waited for: after the close the winners come next.
  const { steps } = view('closed');
  const closed = page('closed', { beacon: alone, steps });
  expect(closed).toMatch(/<li aria-current="step">(?:(?!<li).)*Seal opened, winners/);
});

test('while it is drawn the last figures stand there, without a countdown', () => {
  const html = page('drawing', { first_winners: [winner(7, { ticket: 417 })], winners: 7 });
  expect(html).toContain('Being drawn now');
  expect(html.match(/class="draw-figure"/g)).toHaveLength(6);
  expect(html).toContain('7 of 14 drawn');
  expect(html).toContain('Ad…</bdi>, Nigeria');
  expect(html).not.toContain('role="timer"');
  expect(html).not.toContain('<audio');
});

test('a win stands first, with the one thing to do; the others see two characters of a name', () => {
  const html = page('published', { first_winners: [winner(1), winner(2)], winners: 14, own_wins: [win()] });
  expect(html).toContain('You won Zuri Buds 2');
  expect(html).toContain('href="/ng/jackpot/4/prize/2"');
  expect(html).toContain('14 winners');
  expect(html).toContain('<bdi>You</bdi>');
  expect(html).toContain('href="/ng/jackpot/check?draw=4"');
  expect(page('published', { own_wins: [win({ has_address: 1 })] })).toContain('We have your address.');
  expect(page('published', { own_wins: [win({ sent_at: at })] })).not.toContain('/prize/2"');
  const late = page('published', { own_wins: [win({ give_by: 1 })] });
  expect(late).toContain('The day for the address is over.');
  expect(late).not.toContain('/prize/2"');
});

test('who didn’t claim in time is struck through, and the next number of the same draw stands below', () => {
  const list = [
    winner(1, { state: 'unclaimed' }),
    winner(2, { again: 1 }),
    winner(3, { state: 'passed', reason: 'Twice' }),
  ];
  const html = rendered(<WinnersScreen list={list} page={1} totalPage={1} isOver own={[1]} />, around);
  expect(html.match(/<s /g)).toHaveLength(2);
  expect(html).toContain('Zuri Buds 2, not claimed in time');
  expect(html).toContain('Zuri Buds 2, the next number of the same draw');
  expect(html).toContain('passed over: Twice');
  expect(html).not.toContain('draw-mine');
  expect(page('published', { again: 1, first_winners: list })).toContain('One prize was drawn again');
});

test('beside it stand why it can be trusted, the check of the last draw, and the earlier ones', () => {
  const earlier = [{ ...view('published'), drawid: 3, title: 'The one before' }];
  const html = rendered(<DrawBeside draw={view('open', { earlier })} />, around);
  expect(html).toContain('href="/ng/jackpot/check?draw=3"');
  expect(html).toContain('href="/ng/jackpot/3"');
  expect(html).toContain('The one before');
});

test('of many earlier draws five stand beside it, and all on a page of their own', () => {
  const earlier = [9, 8, 7, 6, 5, 3].map((drawid) => ({ ...view('published'), drawid }));
  const html = rendered(<DrawBeside draw={view('open', { earlier, earlier_count: 6 })} />, around);
  expect(html.match(/class="draw-earlier"/g)).toHaveLength(5);
  expect(html).toContain('href="/ng/jackpot/earlier"');
  expect(
    rendered(<DrawBeside draw={view('open', { earlier: earlier.slice(3), earlier_count: 3 })} />, around),
  ).not.toContain('/jackpot/earlier');
  const list = rendered(<EarlierScreen list={earlier} page={1} totalPage={2} />, { ...around, at: '/jackpot/earlier' });
  expect(list.match(/class="draw-earlier"/g)).toHaveLength(6);
  expect(list).toContain('?page=2');
});

test('where the list was closed too late for the round that was named, the step says so', () => {
  const { beacon } = view('closed');
  expect(page('closed', { beacon })).not.toContain('which was named first');
  expect(page('closed', { beacon: { ...beacon, named: 24_190_330 } })).toContain(
    'The list was closed after drand round 24,190,330, which was named first',
  );
});

test('an address is asked for by the page’s form too, with the day and who sees it', () => {
  const prize = { ...win(), drawid: 4, title: 'Friday draw', address: null, address_days: 90 };
  const html = rendered(<PrizeScreen prize={prize} />, around);
  expect(html).toContain('formAction="/do/draw.give-address?drawid=4&amp;place=2');
  for (const name of ['first_name', 'last_name', 'phone', 'street', 'city', 'country_fid']) {
    expect(html).toContain(`name="${name}@address"`);
  }
  expect(html).toContain('Only our team sees this. We delete it 90 days after the parcel.');
  // A parcel goes home, whichever country’s page it is asked on.
  expect(rendered(<PrizeScreen prize={prize} />, { ...around, country: 'ci' })).toContain('value="188" selected');
  // Without script, too, the country of the page stays.
  expect(html).toContain('_to=..%2F..%2F4');
  expect(rendered(<PrizeScreen prize={{ ...prize, sent_at: at }} />, around)).not.toContain('<input');
});

test('whom operators left out is said with the reasons', () => {
  expect(page('open', { left_out: 2, left_out_reasons: ['Works for the shop', 'Gave the prizes'] })).toContain(
    '2 members are left out: Works for the shop; Gave the prizes',
  );
  expect(page('open')).not.toContain('left out');
});

test('a draw without tickets promises nobody theirs, and one that goes on has its winners later', () => {
  expect(page('published', { tickets: 0, root: 'ab' })).not.toContain('Everyone can find their own ticket');
  expect(page('published')).toContain('Everyone can find their own ticket');
  const empty = { list: [], page: 1, totalPage: 0, own: [] };
  expect(rendered(<WinnersScreen {...empty} isOver={false} />, around)).toContain('once they’re drawn');
  expect(rendered(<WinnersScreen {...empty} isOver />, around)).toContain('No winners');
});

test('R-MSC-019 the draw’s layout has the country’s cloth around the page', () => {
  const html = rendered(
    <JackpotLayout head={{ title: 'The draw' }}>
      <NoDraw />
    </JackpotLayout>,
    around,
  );
  expect(html).toMatch(/<main id="main"[^>]*><div class="contents" data-cloth="\w+">.*No draw yet.*<\/main>/);
});

test('Discover leads to the draw, unless that is off for the reader', () => {
  const read_only = { on: 0, note: '', lang: 'en', until: 0 } as const;
  const card = (off: string[]) =>
    rendered(<DrawCard />, { country: 'ng', beside: { top: null, home: [], off, read_only } });
  expect(card([])).toContain('href="/ng/jackpot"');
  expect(card(['draw.page'])).not.toContain('/jackpot');
});
