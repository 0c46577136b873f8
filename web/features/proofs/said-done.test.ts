import { expect, test } from 'vitest';
import { saidDone } from './components/use-coming-back.ts';

const said = (act: 'like' | 'follow' | 'save' | 'reply', who?: string) => saidDone({ act, who });

test('what was done for somebody who has come back names whom it was about, where that is known', () => {
  expect(said('like', 'zainab_a')).toEqual({ id: 'proofs.done.likeOf', values: { who: 'zainab_a' } });
  expect(said('follow', 'zainab_a')).toEqual({ id: 'proofs.done.followOf', values: { who: 'zainab_a' } });
  expect(said('follow')?.id).toBe('proofs.done.follow');
  expect(said('save', 'zainab_a')?.id).toBe('proofs.done.save');
  expect(said('reply', 'zainab_a')).toBeUndefined();
});
