import { describe, expect, test } from 'vitest';
import { taskFigures } from '../../../../contract/domains/tasks/limits.ts';
import { languages } from '../../../../contract/primitives/countries.ts';
import { translate } from '../../../platform/texts.ts';
import { changeBy, lastFacts } from './acts.ts';
import { dayBefore, finishedLabel, periodsOf, runningPeriod, weekOf } from './periods.ts';
import { sumsOf } from './sums.ts';

describe('periods', () => {
  test.each([
    ['2026-11-29', '2026-W48', '2026-11-29'],
    ['2026-11-30', '2026-W49', '2026-12-06'],
    ['2026-12-31', '2026-W53', '2027-01-03'],
    ['2027-01-03', '2026-W53', '2027-01-03'],
    ['2027-01-04', '2027-W01', '2027-01-10'],
    ['2024-12-30', '2025-W01', '2025-01-05'],
  ])('%s lies in the week %s, which ends on %s', (day, label, ends) => {
    expect(weekOf(day)).toEqual({ span: 'week', label, ends });
  });

  test('a day belongs to three, and to one for each kind of task', () => {
    expect(periodsOf('2026-11-29').map(({ label }) => label)).toEqual(['2026-11-29', '2026-W48', 'ever']);
    expect(
      (['daily', 'weekly', 'once'] as const).map((each) => finishedLabel(runningPeriod(each, '2026-11-29'))),
    ).toEqual(['2026-11-29', '2026-W48', 'once']);
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  });
});

describe('what a fact says of an act', () => {
  const at = (seconds: number) => new Date(seconds * 1000);
  test.each([
    [undefined, 5, 'done', 'first'],
    [undefined, 5, 'undone', 'none'],
    [undefined, 5, 'restored', 'none'],
    [{ at: at(5), undone: false }, 5, 'done', 'none'],
    [{ at: at(5), undone: false }, 6, 'done', 'later'],
    [{ at: at(5), undone: false }, 5, 'undone', 'undone'],
    [{ at: at(5), undone: false }, 4, 'undone', 'none'],
    [{ at: at(5), undone: true }, 6, 'done', 'again'],
    [{ at: at(5), undone: true }, 6, 'restored', 'again'],
    [{ at: at(5), undone: true }, 5, 'done', 'none'],
    [{ at: at(5), undone: true }, 6, 'undone', 'none'],
  ] as const)('of %o at %i, %s: %s', (stored, seconds, said, change) => {
    expect(changeBy(stored, { said, at: at(seconds) })).toBe(change);
  });

  test('is the last one of a batch', () => {
    const fact = (once: string, seconds: number) => ({
      ...{ uid: 1, once, to: null, at: at(seconds), day: undefined, said: 'done' as const },
    });
    expect(lastFacts([fact('a', 2), fact('b', 1), fact('a', 1), fact('a', 3)]).map((each) => each.at)).toEqual([
      at(3),
      at(1),
    ]);
  });
});

test('what the author of a thread says in it counts for them alone', () => {
  const act = (to_uid: number) => ({
    act: { uid: 1, once: `x${to_uid}`, day: '2026-11-29', to_uid, to_day: '2026-11-30', at: new Date(), undone: false },
    by: 1 as const,
  });
  const both = [act(1), act(2)];
  const counted = { by: 'like', to: 'like_got' } as const;
  expect(sumsOf(both, counted, '2026-12-07').map(({ period }) => period.label)).toEqual(['ever', 'ever']);
  const sums = sumsOf(both, counted, '2026-11-29');
  expect(sums.map(({ uid, figure, period, by, cause }) => [uid, figure, period.label, by, cause])).toEqual([
    [1, 'like', '2026-11-29', 2, undefined],
    [1, 'like', '2026-W48', 2, undefined],
    [1, 'like', 'ever', 2, undefined],
    [2, 'like_got', '2026-11-30', 1, 1],
    [2, 'like_got', '2026-W49', 1, 1],
    [2, 'like_got', 'ever', 1, 1],
  ]);
});

test.each(taskFigures)('what %s grants is said in one sentence, and names whoever did it to a member', (figure) => {
  for (const language of languages) {
    const said = translate(language, `tasks.did.${figure}`, { need: 3 });
    expect(said).not.toContain('tasks.did');
    expect(said).toMatch(/^[^.।]+[.।]$/);
    if (figure.endsWith('_got'))
      expect(translate(language, `tasks.didBy.${figure}`, { need: 3, name: 'Ada' })).toContain('Ada');
  }
});
