import { expect, test } from 'vitest';
import type { Viewer } from '../../../../../contract/primitives/viewer.ts';
import { member, rendered } from '../../../../testing/rendered.tsx';
import { prizeComposer } from './composer.tsx';
import { PrizeTag } from './PrizeTag.tsx';

test.each([
  ['somebody won', { uid: 4, username: 'AdaWonIt' }, 'AdaWonIt won: A phone'],
  ['somebody won who isn’t named to its reader', null, 'Prize: A phone'],
])('what %s is said', (_, winner, says) => {
  expect(rendered(<PrizeTag prize={{ what: 'A phone', winner }} />)).toContain(says);
});

test('moderators of their country are asked for a prize, and whoever edits a thread that has one', () => {
  const Setting = prizeComposer.Setting!;
  const drawn = (held: object, viewer: Viewer) =>
    rendered(
      <Setting
        {...{ uid: viewer.uid, edited: null, change: () => undefined, error: undefined }}
        held={{ prizeWhat: '', prizeWinner: '', ...held }}
      />,
      { viewer },
    );
  expect(drawn({}, member)).toBe('');
  expect(drawn({}, { ...member, moderatesHome: true })).toContain('What was won');
  expect(drawn({ prizeWhat: 'A phone' }, member)).toContain('value="A phone"');
});

test('a prize that is taken back is sent empty, and its winner with it', () => {
  const held = { prizeWhat: '', prizeWinner: ' AdaWonIt ' };
  expect(prizeComposer.sent(held, held)).toEqual({ prize: '', prize_winner: 'AdaWonIt' });
});
