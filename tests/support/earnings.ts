import type { TestApp } from './app.ts';
import { saveSetting } from './settings.ts';

/** Lets nothing be earned by writing or voting, where a test counts other money. */
export function earnNothing({ app, clock, db }: Pick<TestApp, 'app' | 'clock' | 'db'>): Promise<void> {
  const stale = (tag: string) => app.platform.tags.moved([tag]);
  const none = { amount: 0, times: 1, per: 'day' };
  return saveSetting({ db, now: clock.now(), stale }, 'xgoldEarnings', { publish: none, reply: none, poll_vote: none });
}
