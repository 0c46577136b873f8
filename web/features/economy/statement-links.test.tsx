import { expect, test } from 'vitest';
import { transferKinds } from '../../../contract/domains/economy/shapes.ts';
import { rendered } from '../../testing/rendered.tsx';
import { Statement } from './components/Statement.tsx';

const entry = {
  place: 1,
  transfer: 1,
  amount: 5,
  balance: 5,
  kind: 'earned',
  reference: 'pid:9',
  waiting: false,
  dateline: '1764000000',
};
const nothing = { amount: 0, list: [] };

test('an entry is a link where what it was for can be opened, and plain words where not', () => {
  const shown = (to: string) => {
    const first = { list: [{ ...entry, note: '5 XGold for your reply', to }], more: false, incoming: nothing } as never;
    return rendered(<Statement log={{ shown: { currency: 'xgold' }, first }} />);
  };
  expect(shown('/forum/294/7#pid9')).toMatch(/<a [^>]*href="[^"]*\/forum\/294\/7#pid9"[^>]*>5 XGold for your reply/);
  expect(shown('')).not.toMatch(/<a [^>]*>5 XGold/);
});

test('All, Earned and Spent are offered at once, every other kind under More, which is named like the one that is shown', () => {
  const shown = (kind?: 'held') => {
    const html = rendered(
      <Statement
        log={{ shown: { currency: 'xgold', kind }, first: { list: [], more: false, incoming: nothing } as never }}
      />,
    );
    const chips = [...html.matchAll(/class="chip(?: chip-on)?"[^>]*>([^<]+)/g)].map(([, words]) => words);
    return {
      chips,
      rest: [...html.matchAll(/class="menu-item"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*class="menu-item"/g)].length,
    };
  };
  expect(shown()).toEqual({ chips: ['All', 'Earned', 'Spent', 'More'], rest: transferKinds.length - 2 });
  expect(shown('held').chips).toEqual(['All', 'Earned', 'Spent', 'On hold']);
});

test('what waits stands above what moved, with its sum, and says so; what has come says nothing', () => {
  const shown = (waiting: boolean, incoming: object) => {
    const first = { list: [{ ...entry, note: 'A reward', to: '', waiting }], more: false, incoming } as never;
    return rendered(<Statement log={{ shown: { currency: 'xgold' }, first }} />);
  };
  const coming = { transfer: 2, amount: 20, note: 'A gift', reference: 'pid:9', to: '', dateline: 1_764_000_000 };
  expect(shown(false, nothing)).not.toMatch(/[Ww]aiting/);
  expect(shown(true, nothing)).toMatch(/A reward.*Waiting/s);
  const html = shown(false, { amount: 1020, list: [coming] });
  expect(html).toMatch(/1,020 XGold waiting for you.*A gift.*Waiting.*The newest 1 are shown\..*A reward/s);
  expect(shown(false, { amount: 20, list: [coming] })).not.toContain('are shown');
});
