import { expect, test } from 'vitest';
import type { DrawState } from '../../../../contract/domains/draw/limits.ts';
import { member, rendered } from '../../../testing/rendered.tsx';
import type { AdminDrawOne } from './DrawingPanel.tsx';
import { DrawOffice } from './DrawOffice.tsx';
import { DrawsOffice } from './DrawsOffice.tsx';

const at = 1_795_000_000;
const words = { en: 'Friday draw', fr: 'Tirage', hi: 'ड्रॉ' };
const deeds = [{ deed: 'check_in' as const, name: 'Checking in' }];

const luck: NonNullable<AdminDrawOne['proposal']> = {
  ...{ drawid: 4, prizeid: 1, prize: 'Zuri Buds 2', place: 4, piece: 4, count: 10, again: 0, ticket: 3812 },
  ...{ uid: 9, username: 'Wanjiru_M', avatar: '', joined_at: at, verified: 1, restriction: '' },
};

const pick: AdminDrawOne['picks'][number] = {
  ...{ place: 1, prizeid: 1, prize: 'Zuri Buds 2', img: '', ticket: 417, name: 'Ad…', country_fid: 188 },
  ...{ state: 'won', again: 0, reason: '', at, uid: 8, username: 'AdaezeShoots' },
  ...{ give_by: at, has_address: 0, sent_at: 0 },
};

function draw(state: DrawState, fields: Partial<AdminDrawOne> = {}): AdminDrawOne {
  const prize = (id: number, name: string, count: number, left: number) => ({
    ...{ id, name: { en: name, fr: name, hi: name }, shown: name, aid: 0, img: '', count, left, position: id },
  });
  return {
    ...{ drawid: 4, version: 2, state, country_fid: 188, title: words, brief: words, once: 1 },
    rule: { deed: 'check_in', thing: 0, need: 3, from: at, to: at, chances: 1 },
    ...{ opens_at: at, closes_at: at, round: 0, commitment: '', root: '', beacon_known: 0 },
    ...{ tickets: 4820, pieces: 14, confirmed: 0 },
    prizes: [prize(1, 'Zuri Buds 2', 10, 7), prize(2, 'Kito X3', 4, 4)],
    ...{ next_prize: 1, drawing: null, proposal: null, excluded: [], picks: [] },
    ...fields,
  };
}

const office = (one: AdminDrawOne, search = '', hasBeacon = false): string =>
  rendered(<DrawOffice draw={one} deeds={deeds} hasBeacon={hasBeacon} />, {
    ...{ at: `/operator/draws/4${search}`, country: 'ng', viewer: member },
  });

test('R-JCK-004 without a key the drawing waits, and the way to a key stands there', () => {
  const html = office(draw('closed'));
  expect(html).toContain('You need a draw key');
  expect(html).toContain('Get a key');
  expect(html).toMatch(
    /<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Draw<\/span>|<button[^>]*disabled=""[^>]*>Draw/,
  );
  expect(html).toContain('<noscript>');
});

test('R-JCK-002 who else draws is said, and nothing can be pressed meanwhile', () => {
  const drawing = { uid: 99, username: 'GraceO', since: at, until: at + 600 };
  const html = office(draw('drawing', { drawing, proposal: luck }));
  expect(html).toContain('GraceO is drawing since');
  expect(html).not.toContain('?ask=pass');
  expect(html).toMatch(/disabled=""[^>]*>(?:(?!<button).)*Confirm Wanjiru_M/);
  expect(office(draw('drawing', { drawing: { ...drawing, uid: member.uid } }))).not.toContain('is drawing since');
});

test('R-JCK-003 a proposal has its figures, what speaks against it, and the name on the button', () => {
  const html = office(draw('drawing', { proposal: luck, picks: [pick], confirmed: 1 }));
  expect(html).toContain('Zuri Buds 2, 4 of 10');
  expect(html.match(/class="draw-figure"/g)).toHaveLength(6);
  expect(html).toContain('no restriction');
  expect(html).toContain('Confirm Wanjiru_M');
  expect(html).toContain('Drawing again gives the same ticket.');
  expect(html).toContain('Confirmed, 1 of 14');
  const banned = office(draw('drawing', { proposal: { ...luck, restriction: 'banned' } }));
  expect(banned).toContain('text-danger-text');
  expect(banned).toContain('The account is suspended');
});

test('before it is sealed a draw can be changed, and sealing says once more what stays', () => {
  const html = office(draw('planned'), '?ask=seal');
  for (const ask of ['change', 'addPrize', 'remove', 'seal', 'exclude']) expect(html).toContain(`?ask=${ask}`);
  expect(html).toContain('Seal Friday draw?');
  expect(html).toContain('14 pieces of 2 prizes.');
  expect(html).toContain('only our number decides, and the page says so');
  expect(html).toContain('/do/draw.seal?');
  expect(office(draw('planned', { round: 77 }), '?ask=seal')).toContain('together with drand round 77');
  const sealed = office(draw('sealed'));
  for (const ask of ['change', 'addPrize', 'remove', 'seal']) expect(sealed).not.toContain(`?ask=${ask}`);
  expect(sealed).toContain('?ask=exclude');
});

test('a round is asked for only where the site asks public numbers, with what 0 means', () => {
  expect(office(draw('planned'), '?ask=change')).not.toContain('name="round@draw"');
  expect(office(draw('planned'), '?ask=change')).toContain('This site asks no public number.');
  const asked = office(draw('planned'), '?ask=change', true);
  expect(asked).toContain('name="round@draw"');
  expect(asked).toContain('With 0 we take the first that comes a minute after the close');
});

test('once it is published each prize has its next step: again, the address, or that it was sent', () => {
  const picks = [
    pick,
    { ...pick, place: 2, has_address: 1 as const },
    { ...pick, place: 3, has_address: 1 as const, sent_at: at },
    { ...pick, place: 4, state: 'passed' as const, reason: 'Entered twice' },
    { ...pick, place: 5, uid: 0, username: '' },
  ];
  const html = office(draw('published', { picks, next_prize: 0 }));
  expect(html).toContain('?ask=again&amp;id=1');
  expect(html).not.toContain('?ask=again&amp;id=2');
  expect(html).toContain('?ask=sent&amp;id=2');
  expect(html).not.toContain('?ask=sent&amp;id=3');
  expect(html).toContain('Sent on');
  expect(html).toContain('Passed over: Entered twice');
  expect(html).toContain('A member');
  expect(office(draw('drawn', { picks, next_prize: 0 }))).toContain('?ask=publish');
});

test('all draws stand in a table, and without one the way to the first', () => {
  const list = rendered(<DrawsOffice found={{ list: [draw('open')], more: true, has_beacon: false }} deeds={deeds} />, {
    ...{ at: '/operator/draws', country: 'ng', viewer: member },
  });
  expect(list).toContain('href="/ng/operator/draws/4"');
  expect(list).toContain('?before=4');
  const none = rendered(<DrawsOffice found={{ list: [], more: false, has_beacon: false }} deeds={deeds} />, {
    ...{ at: '/operator/draws', country: 'ng', viewer: member },
  });
  expect(none).toContain('No draws yet');
  expect(none).toContain('?ask=new');
});
