import { expect, test } from 'vitest';
import { rulesFor } from '../../../../contract/domains/moderation/rules.ts';
import { ruleReported } from './person-in-case.ts';

type Reasons = Parameters<typeof ruleReported>[0]['reasons'];
const of = (...reasons: Reasons[number]['reason'][]) => ({
  reasons: reasons.map((reason, at) => ({ reason, count: 9 - at })) as Reasons,
});

test('what most complained of is chosen at first, where the act’s reasons have it', () => {
  expect(ruleReported(of('fraud', 'spam'), rulesFor.remove)).toBe('fraud');
  expect(ruleReported(of('impersonation', 'spam'), rulesFor.member)).toBe('impersonation');
});

test('nothing is chosen for something else, for what the act has no reason of, and without a reason', () => {
  expect(ruleReported(of('other', 'spam'), rulesFor.remove)).toBeUndefined();
  expect(ruleReported(of('impersonation'), rulesFor.remove)).toBeUndefined();
  expect(ruleReported(of(), rulesFor.remove)).toBeUndefined();
});

test('the reasons fit the act: praise has no wrong, and each list can say something else', () => {
  for (const act of ['pin', 'digest', 'highlight'] as const)
    expect(rulesFor[act].filter((rule) => (rulesFor.remove as readonly string[]).includes(rule))).toEqual(['other']);
  for (const rules of Object.values(rulesFor)) expect(rules.at(-1)).toBe('other');
});
