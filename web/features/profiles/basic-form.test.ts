import { expect, test } from 'vitest';
import { defaultPrivacy } from '../../../contract/domains/profiles/limits.ts';
import { type BasicValues, changesOf, isChanged, withAudience } from './basic-form.ts';

const before: BasicValues = {
  sightml: 'Tea first.',
  gender: '0',
  birthday: '0',
  birthmonth: '0',
  birthyear: '',
  occupation: '',
  realname: '',
  nationality: 'NG',
  phonetype: 'Kito X3',
  privacy: defaultPrivacy,
};

test('nothing changed is nothing to send', () => {
  const changes = changesOf(before, { ...before });
  expect(changes).toEqual({ info: {}, privacy: {} });
  expect(isChanged(changes)).toBe(false);
});

test('only what was changed is sent; a birthday as a whole', () => {
  const now = { ...before, sightml: 'Tea last.', gender: '2', birthday: '3', birthmonth: '5', birthyear: '1999' };
  expect(changesOf(before, now).info).toEqual({
    sightml: 'Tea last.',
    gender: 2,
    birthday: 3,
    birthmonth: 5,
    birthyear: 1999,
  });
  const unfinished = changesOf(before, { ...before, birthday: '3' });
  expect(unfinished.info).toEqual({ birthday: 3, birthmonth: 0, birthyear: 0 });
});

test('the audience of a field is a change of its own', () => {
  const changes = changesOf(before, withAudience(before, 'realname', 'everyone'));
  expect(changes).toEqual({ info: {}, privacy: { realname: 'everyone' } });
  expect(isChanged(changes)).toBe(true);
});
