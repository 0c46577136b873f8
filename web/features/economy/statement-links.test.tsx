import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { Statement } from './components/Statement.tsx';

const entry = {
  place: 1,
  transfer: 1,
  amount: 5,
  balance: 5,
  kind: 'earned',
  reference: 'pid:9',
  dateline: '1764000000',
};

test('an entry is a link where what it was for can be opened, and plain words where not', () => {
  const shown = (to: string) => {
    const first = { list: [{ ...entry, note: '5 XGold for your reply', to }], more: false } as never;
    return rendered(<Statement log={{ shown: { currency: 'xgold' }, first }} />);
  };
  expect(shown('/forum/294/7#pid9')).toMatch(/<a [^>]*href="[^"]*\/forum\/294\/7#pid9"[^>]*>5 XGold for your reply/);
  expect(shown('')).not.toMatch(/<a [^>]*>5 XGold/);
});
