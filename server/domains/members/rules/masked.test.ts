import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './masked.ts';

test('of a phone number the beginning and the end are read', () => {
  expect(['2348031234567', '21261234', '12345', '1', ''].map(maskedPhone)).toEqual([
    ...['234••••••••67', '212•••34', '••••5', '1', ''],
  ]);
});

test('of an e-mail address the first character and the host are read, and not how long it is', () => {
  const masked = ['first.last@gmail.com', 'ab@x.org', 'a@x.org', 'nothing', ''].map(maskedEmail);
  expect(masked).toEqual(['f•••@gmail.com', 'a•••@x.org', '•••@x.org', '•••', '•••']);
});
