import { expect, test } from 'vitest';
import { createPlans, type FrameOf, mostVariants, variantKey } from './plans.ts';

const templateOf = (id: string) => ({ id, segments: [], routes: [], kind: 'page' as const });
const calls = [{ name: 'threads.info' as const, input: { tid: 1 } }];
const made = (cached: readonly string[], id: string, own = '', frame: Partial<FrameOf> = {}) => ({
  ...{ calls, cached, own: () => own, template: templateOf(id) },
  frame: { inFrame: [], noted: [], named: new Set<number>(), ...frame },
});

test('a page that was drawn of other answers, for its author alone, leaves the one for all as it is', () => {
  const plans = createPlans();
  plans.store('address', made(['for all'], 'all'));
  plans.store('address', made(["the author's"], 'author'));
  const { variants } = plans.find('address')!;
  expect(variants.get(variantKey(['for all']))?.templates.get('')?.id).toBe('all');
  expect(variants.get(variantKey(["the author's"]))?.templates.get('')?.id).toBe('author');
});

test('states of one frame stand beside one another, and older answers give way', () => {
  const plans = createPlans();
  plans.store('address', made(['1'], 'plain'));
  plans.store('address', made(['1'], 'liked', 'liked'));
  expect([...plans.find('address')!.variants.get('1')!.templates.keys()]).toEqual(['', 'liked']);
  const later = Array.from({ length: mostVariants }, (_, at) => String(at + 2));
  for (const cached of later) plans.store('address', made([cached], cached));
  expect([...plans.find('address')!.variants.keys()]).toEqual(later);
});

test('a page that asks for something else is planned anew', () => {
  const plans = createPlans();
  plans.store('address', made(['1'], 'one'));
  plans.store('address', { ...made(['2'], 'two'), calls: [] });
  expect([...plans.find('address')!.variants.keys()]).toEqual(['2']);
});

test.each<[string, Partial<FrameOf>, Partial<FrameOf>]>([
  ['a field of the reader’s kind', {}, { noted: ['groupid'] }],
  ['a record', { inFrame: [{ answer: 0, record: 0 }] }, { inFrame: [{ answer: 0, record: 1 }] }],
  ['a member', {}, { named: new Set([7]) }],
])(
  'a frame that depends on %s more than the one before is known by both, and the earlier one is not shown',
  (_, one, other) => {
    const plans = createPlans();
    plans.store('address', made(['1'], 'first', 'first', one));
    plans.store('address', made(['1'], 'second', 'second', other));
    const variant = plans.find('address')!.variants.get('1')!;
    expect([...variant.templates.keys()]).toEqual(['second']);
    plans.store('address', made(['1'], 'third', 'third', one));
    expect([...plans.find('address')!.variants.get('1')!.templates.keys()]).toEqual(['second', 'third']);
  },
);
