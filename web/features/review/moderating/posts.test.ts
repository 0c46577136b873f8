import { expect, test } from 'vitest';
import { moderationActs } from '../../../../contract/domains/review/moderating/limits.ts';
import { actionOf, pressesOf, type Scene, toneOf } from './posts.ts';

const scene: Scene = {
  ...{ tid: 7, pid: 70, first: 1, subject: 'Chargers', words: '', country_fid: 188, typeid: 2, dateline: 0 },
  author: { uid: 9, username: 'Ada', avatar: '', country_fid: 188 },
  ...{
    level: 0,
    digest: 0,
    highlight: 0,
    closed: 0,
    takedown: null,
    pins: [],
    boards: [],
    pinsTo: 2,
    everywhere: false,
  },
  can: { pin: true, digest: true, highlight: true, move: true, close: true, ban: true, delete: true, restore: false },
  canBanAuthor: true,
};
const takedown = {
  kind: 'banned',
  rule: 'spam',
  reason: '',
  at: '2026-11-25T10:00:00Z',
  by: null,
  until: null,
} as const;

const sent = (act: (typeof moderationActs)[number], now: Partial<Scene>) =>
  pressesOf(act, { ...scene, ...now }).map(({ call, fields }) => [call, fields]);

test('R-MOD-012 R-MOD-013 a pin that fails warns, a ban and all else that fails is an error', () => {
  const warns = moderationActs.filter((act) => toneOf(act) === 'warning');
  expect(warns).toEqual(['pin']);
  expect(toneOf('ban')).toBe('error');
});

test('what can be taken back is offered as such, and every act has a button that says what it does', () => {
  expect(sent('pin', {})).toEqual([['review.pin', { pid: 70, status: 1 }]]);
  expect(sent('pin', { level: 2 })).toEqual([
    ['review.pin', { pid: 70, status: 0 }],
    ['review.pin', { pid: 70, status: 1 }],
  ]);
  // A reply has one level alone.
  expect(sent('pin', { first: 0, level: 1 })).toEqual([['review.pin', { pid: 70, status: 0 }]]);
  expect(sent('close', { closed: 1 })).toEqual([['review.close', { tid: 7, closed: 0 }]]);
  expect(sent('ban', { takedown })).toEqual([['review.ban-post', { pid: 70, status: 0 }]]);
  for (const act of moderationActs) expect(pressesOf(act, scene).length).toBeGreaterThan(0);
});

test('without script a press leads back to the page without its dialog', () => {
  const [press] = pressesOf('close', scene);
  expect(actionOf(press!, scene)).toBe('/do/review.close?tid=7&closed=1&_of=moderate&_to=moderate%3Fpid%3D70');
});
