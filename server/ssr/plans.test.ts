import { expect, test } from 'vitest';
import { createPlans, mostVariants, variantKey } from './plans.ts';

const templateOf = (id: string) => ({ id, segments: [], routes: [], kind: 'page' as const });
const calls = [{ name: 'threads.info' as const, input: { tid: 1 } }];
const made = (cached: readonly string[], id: string, own = '') => ({
  ...{ calls, cached, own, template: templateOf(id) },
  variant: { inFrame: [], named: new Set<number>() },
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
