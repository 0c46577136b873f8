import { expect, test } from 'vitest';
import { createPlans, type FrameOf, mostVariants } from './plans.ts';

const templateOf = (id: string) => ({ id, segments: [], routes: [], kind: 'page' as const });
const calls = [{ name: 'threads.info' as const, input: { tid: 1 } }];
const made = (cached: readonly string[], id: string, own = '', frame: Partial<FrameOf> = {}) => ({
  ...{ calls, cached, own: () => own, template: templateOf(id) },
  frame: { inFrame: [], noted: [], named: new Set<number>(), ...frame },
});

/** Plans of one address for which these were drawn, in turn; which of them stands for shared parts and what is one's own. */
function drawnInTurn(...all: readonly ReturnType<typeof made>[]) {
  const plans = createPlans();
  const draw = (each: ReturnType<typeof made>) => plans.store('address', each);
  for (const each of all) draw(each);
  const found = (cached: readonly string[], own = '') => plans.use(plans.find('address')!, cached, () => own)?.id;
  return { draw, found };
}

test('a page that was drawn of other answers, for its author alone, leaves the one for all as it is', () => {
  const { found } = drawnInTurn(made(['for all'], 'all'), made(["the author's"], 'author'));
  expect([found(['for all']), found(["the author's"]), found(['none'])]).toEqual(['all', 'author', undefined]);
});

test('states of one frame stand beside one another', () => {
  const { found } = drawnInTurn(made(['1'], 'plain'), made(['1'], 'liked', 'liked'));
  expect([found(['1']), found(['1'], 'liked'), found(['1'], 'saved')]).toEqual(['plain', 'liked', undefined]);
});

test('what is shown stays, and what was not shown for longest gives way', () => {
  const { draw, found } = drawnInTurn(made(['usual'], 'usual'), made(['once'], 'once'));
  for (let at = 0; at < 2 * mostVariants; at += 1) {
    draw(made([String(at)], String(at)));
    expect(found(['usual'])).toBe('usual');
  }
  const last = String(2 * mostVariants - 1);
  expect([found(['once']), found([last])]).toEqual([undefined, last]);
  for (let at = 0; at < 60; at += 1) {
    draw(made(['usual'], `state ${at}`, `state ${at}`));
    expect(found(['usual'])).toBe('usual');
  }
  expect([found(['usual'], 'state 0'), found(['usual'], 'state 59')]).toEqual([undefined, 'state 59']);
});

test('a page that asks for something else is planned anew', () => {
  const { found } = drawnInTurn(made(['1'], 'one'), { ...made(['2'], 'two'), calls: [] });
  expect([found(['1']), found(['2'])]).toEqual([undefined, 'two']);
});

test.each<[string, Partial<FrameOf>, Partial<FrameOf>]>([
  ['a field of the reader’s kind', {}, { noted: ['groupid'] }],
  ['a record', { inFrame: [{ answer: 0, record: 0 }] }, { inFrame: [{ answer: 0, record: 1 }] }],
  ['a member', {}, { named: new Set([7]) }],
])(
  'a frame that depends on %s more than the one before is known by both, and the earlier one is not shown',
  (_, one, other) => {
    const { draw, found } = drawnInTurn(made(['1'], 'first', 'first', one), made(['1'], 'second', 'second', other));
    expect([found(['1'], 'first'), found(['1'], 'second')]).toEqual([undefined, 'second']);
    draw(made(['1'], 'third', 'third', one));
    expect([found(['1'], 'second'), found(['1'], 'third')]).toEqual(['second', 'third']);
  },
);
