import { expect, test } from 'vitest';
import type { CountryCode } from '../../../contract/primitives/countries.ts';
import type { Meanwhile } from '../../../contract/primitives/seen.ts';
import { meanwhileText } from '../../lib/meanwhile.ts';
import { rendered } from '../../testing/rendered.tsx';
import { useT } from '../../texts/texts.tsx';
import { useInfoWords, usePrivacyWords } from './use-words.ts';

function Notice({ meanwhile, of }: { meanwhile: Meanwhile; of: 'info' | 'privacy' }) {
  const words = { info: useInfoWords(), privacy: usePrivacyWords() };
  return meanwhileText(useT(), meanwhile, words[of]) ?? 'nothing';
}
const textOf = (meanwhile: Meanwhile, country: CountryCode = 'global', of: 'info' | 'privacy' = 'info') =>
  rendered(<Notice meanwhile={meanwhile} of={of} />, { country });

const replaced = { field: 'sightml', value: 'Tea first.', replaced: 1 } as const;

test('what another device saved is said with its words, and what became of it', () => {
  expect(textOf([])).toBe('nothing');
  expect(textOf([replaced])).toBe(
    'Another device had saved meanwhile: Signature “Tea first.”. What you saved now stands.',
  );
  const others: Meanwhile = [
    { field: 'gender', value: 2, replaced: 0 },
    { field: 'occupation', value: '', replaced: 0 },
    { field: 'nationality', value: 'GH', replaced: 0 },
  ];
  expect(textOf(others)).toBe(
    'Another device changed meanwhile: Gender “Woman”, Occupation (empty), Nationality “Ghana”.',
  );
  expect(textOf([replaced, ...others])).toMatch(/now stands\. Another device changed meanwhile: Gender/);
});

test('a birthday is one thing, and who sees it another', () => {
  const parts = ['birthday', 'birthmonth', 'birthyear'].map((field) => ({ field, value: 3, replaced: 1 as const }));
  expect(textOf(parts)).toBe('Another device had saved meanwhile: Birthday. What you saved now stands.');
  expect(textOf([{ field: 'birthday', value: 'everyone', replaced: 0 }], 'global', 'privacy')).toBe(
    'Another device changed meanwhile: Who sees: Birthday “everyone”.',
  );
});

test('it is said in the reader’s language', () => {
  expect(textOf([replaced], 'ci')).toMatch(
    /^Entre-temps, un autre appareil avait enregistré.: Signature «.Tea first\..»\./,
  );
  expect(textOf([replaced], 'in')).toMatch(/^इस बीच दूसरे डिवाइस से यह सहेजा गया था: .+ “Tea first\.”। अब वही लागू है/);
});
