import { expect, test } from 'vitest';
import type { useT } from '../../texts/texts.tsx';
import { emailWords } from './email-words.ts';

const t = ((id: string) => `[${id}]`) as ReturnType<typeof useT>;

test.each([
  ['a well-formed address is refused', 'accounts.email_invalid', 'No.', 'ada@example.org', 'No. [members.emailKind]'],
  ['an address is not well formed', 'accounts.email_invalid', 'No.', 'ada', 'No.'],
  ['an address is taken', 'accounts.email_taken', 'No.', 'ada@example.org', 'No.'],
  ['nothing was refused', undefined, undefined, 'ada@example.org', undefined],
] as const)('the sentence under an address where %s', (_, refusal, words, email, said) => {
  expect(emailWords(t, refusal, words, email)).toBe(said);
});
