import { expect, test } from 'vitest';
import { Api } from '../../../tests/support/api.ts';
import { testApp } from '../../../tests/support/app.ts';
import { imageCode, registration } from '../../../tests/support/people.ts';
import { sharedLimits } from '../../platform/http/limits.ts';
import { questionOf } from './present-question.ts';
import { newQuestionDigits } from './rules/verification-question.ts';

const { api, clock } = await testApp();

const ask = async (idhash: string, language = 'en') =>
  (await api.must('proofs.verification-question', { idhash }, { language })).data.question;
const registerWith = async (idhash: string, VerificationCode: string) =>
  api.call('sign-in.register-email', await registration(api, { idhash, VerificationCode }));

test('a visitor who can’t see the picture is asked in words, in their language', async () => {
  expect(await ask('Quest001')).toBe('Type these four digits: one, two, three, four');
  expect(await ask('Quest001', 'fr')).toMatch(/^Saisissez ces quatre chiffres\s: un, deux, trois, quatre$/);
  expect(await ask('Quest001', 'hi')).toBe('ये चार अंक लिखें: एक, दो, तीन, चार');
  expect((await api.call('proofs.verification-question', { idhash: 'Quest' })).http).toBe(400);
});

test('R-REG-021 a question serves one try, right or wrong, in the picture’s place', async () => {
  await ask('Quest002');
  expect((await registerWith('Quest002', '4321')).error).toBe('accounts.wrong_image_code');
  expect((await registerWith('Quest002', imageCode)).error).toBe('accounts.wrong_image_code');
  await ask('Quest003');
  expect((await registerWith('Quest003', imageCode)).ok).toBe(true);
  expect((await registerWith('Quest003', imageCode)).error).toBe('accounts.wrong_image_code');
});

test('a question lives for five minutes, and takes the place of a picture of the same name', async () => {
  await ask('Quest004');
  clock.advance(301);
  expect((await registerWith('Quest004', imageCode)).error).toBe('accounts.wrong_image_code');
  await api.must('proofs.verification-image', { idhash: 'Quest005' });
  await ask('Quest005');
  expect((await registerWith('Quest005', imageCode)).ok).toBe(true);
});

test('an address is asked few questions, and still gets pictures', async () => {
  const program = new Api(api.url);
  for (let i = 0; i < sharedLimits.question.perAddress; i += 1) {
    await program.must('proofs.verification-question', { idhash: 'Quest006' });
  }
  const over = await program.call('proofs.verification-question', { idhash: 'Quest006' });
  expect([over.http, over.error]).toEqual([429, 'wire.too_many']);
  await program.must('proofs.verification-image', { idhash: 'Quest007' });
});

test('digits are spelt in words of their own, and a name that is no number doesn’t become a question', () => {
  for (const language of ['en', 'fr', 'hi'] as const) {
    const words = [...'0123456789'].map((digit) => questionOf(language, digit));
    expect(new Set(words).size).toBe(10);
  }
  let turn = 0;
  const digits = newQuestionDigits('AB12', () => [0, 0.5, 0.99, 0.1][turn++]!);
  expect(digits).toBe('0591');
  expect(newQuestionDigits(undefined, Math.random)).toMatch(/^\d{4}$/);
});
