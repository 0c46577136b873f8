import { expect, test } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { MemberField } from './MemberField.tsx';
import { typedFor } from './use-members-found.ts';

test('a field for a member sends what was typed before script, and says at itself that nobody is meant', () => {
  const field = (unknown: boolean) =>
    rendered(<MemberField label="Member" name="uid" form="do" defaultValue="Ada" unknown={unknown} />);
  expect(field(false)).toMatch(/<input[^>]*name="uid"/);
  expect(field(false)).toMatch(/<input[^>]*value="Ada"/);
  expect([field(true), field(false)].map((html) => html.includes('No member has this name'))).toEqual([true, false]);
  expect(field(true)).toContain('aria-invalid="true"');
});

test('who is chosen stands there by name, or by number where the name is a figure', () => {
  const names = ['Ada', '1002', '#12', '१२', '12a'].map((username) => typedFor({ uid: 7, username }));
  expect(names).toEqual(['Ada', '#7', '#7', '#7', '12a']);
});
