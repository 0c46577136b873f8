import { expect, test } from 'vitest';
import type { CountryCode } from '../../../contract/primitives/countries.ts';
import type { OtherChanges } from '../../../contract/primitives/seen.ts';
import { rendered } from '../../testing/rendered.tsx';
import { otherChangesText } from '../../texts/other-changes.ts';
import { useT } from '../../texts/texts.tsx';
import { useInfoWords, usePrivacyWords } from './use-words.ts';

function Notice({ changes, of }: { changes: OtherChanges; of: 'info' | 'privacy' }) {
  const words = { info: useInfoWords(), privacy: usePrivacyWords() };
  return otherChangesText(useT(), changes, words[of]) ?? 'nothing';
}
const textOf = (changes: OtherChanges, country: CountryCode = 'global', of: 'info' | 'privacy' = 'info') =>
  rendered(<Notice changes={changes} of={of} />, { country });

const replaced = { field: 'sightml', value: 'Tea first.', replaced: 1 } as const;

test('what another device saved is said with its words, and what became of it', () => {
  expect(textOf([])).toBe('nothing');
  expect(textOf([replaced])).toBe(
    'You also changed this on another device: Signature “Tea first.”. We kept what you just saved.',
  );
  const others: OtherChanges = [
    { field: 'gender', value: 2, replaced: 0 },
    { field: 'occupation', value: '', replaced: 0 },
    { field: 'nationality', value: 'GH', replaced: 0 },
  ];
  expect(textOf(others)).toBe('Changed on another device: Gender “Woman”, Occupation (empty), Nationality “Ghana”.');
  expect(textOf([replaced, ...others])).toMatch(/just saved\. Changed on another device: Gender/);
});

test('a birthday is one thing, and who sees it another', () => {
  const parts = ['birthday', 'birthmonth', 'birthyear'].map((field) => ({ field, value: 3, replaced: 1 as const }));
  expect(textOf(parts)).toBe('You also changed this on another device: Birthday. We kept what you just saved.');
  expect(textOf([{ field: 'birthday', value: 'everyone', replaced: 0 }], 'global', 'privacy')).toBe(
    'Changed on another device: Who sees: Birthday “everyone”.',
  );
});

test('it is said in the reader’s language', () => {
  expect(textOf([replaced], 'ci')).toMatch(/^Modifié aussi sur un autre appareil.: Signature «.Tea first\..»\./);
  expect(textOf([replaced], 'in')).toMatch(
    /^दूसरे डिवाइस पर भी यह बदला गया था: .+ “Tea first\.”। आपने अभी जो सेव किया, वही रखा गया/,
  );
});
