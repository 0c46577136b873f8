import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { readCatalogues } from '../../server/platform/texts.ts';
import { constantText } from './constant-text.ts';
import { languages } from './countries.ts';

test('a text without values is taken as it stands, and any other is left to be put together', () => {
  expect(constantText(compileMessageOrThrow('Reply'))).toBe('Reply');
  for (const message of ['{name}', 'by {name}', '{count, plural, one {# reply} other {# replies}}'])
    expect(constantText(compileMessageOrThrow(message))).toBeUndefined();
  for (const none of [undefined, 'not compiled', Object]) expect(constantText(none)).toBeUndefined();
});

test('every text of ours that is taken as it stands reads as Lingui would put it together', () => {
  for (const language of languages) {
    for (const messages of Object.values(readCatalogues()[language])) {
      const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
      for (const [id, message] of Object.entries(messages)) {
        expect(constantText(message) ?? i18n._(id), id).toBe(i18n._(id));
      }
    }
  }
});
