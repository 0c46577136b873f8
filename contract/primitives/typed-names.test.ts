import { expect, test } from 'vitest';
import { typedNames } from './typed-names.ts';

test.each([
  ['Hello @amina, look!', ['amina']],
  ['देखो @ravi_k। अच्छा है', ['ravi_k']],
  ['(@amina) and @amina’s phone', ['amina']],
  ["(@amina) and @amina's phone", ['amina']],
  ['see @amina_k', ['amina_k']],
  ['شكرا @amina!', ['amina']],
  ['هل رأيت @amina؟ و @ravi_k، شكرا', ['amina', 'ravi_k']],
  ['@amina', ['amina']],
  ['@AMINA and @Ravi_K', ['amina', 'ravi_k']],
  ['@amina @amina\n@amina', ['amina']],
  ['＠amina and ＠ａｍｉｎａ and ﹫ravi_k', ['amina', 'ravi_k']],
  ['«@amina» “@ravi_k” [@bola_1] *@chidi* `@gloria`', ['amina', 'ravi_k', 'bola_1', 'chidi', 'gloria']],
  ['@amina/@ravi_k @amina,@bola_1 @amina@chidi', ['amina', 'ravi_k', 'bola_1', 'chidi']],
  ['.@amina —@ravi_k -@bola_1', ['amina', 'ravi_k', 'bola_1']],
  ['thanks.@amina', ['amina']],
  ['谢谢@amina你好', ['amina']],
  ['@aminaको देखो', ['amina']],
  ['\u2066@amina\u2069', ['amina']],
  ['@amina… @ravi_k😀', ['amina', 'ravi_k']],
  ['see https://example.com/x। @amina', ['amina']],
])('%s names %j', (text, names) => {
  expect(typedNames(text)).toEqual(names);
});

test.each([
  'mail me at me@amina.com',
  'me@amina',
  'first.last+tag@amina.com',
  'me+@amina.com and me-@amina.com',
  'иван@amina.com',
  'José@amina.com',
  'https://medium.example/@amina and medium.com/@amina',
  'www.example.com/@amina/@ravi_k',
  '@amina@mastodon.social',
  '@aminé and @amine\u0301',
  '@ amina',
  '@',
  '@।',
  '@@@',
  '@'.repeat(100),
  '',
])('%j names nobody', (text) => {
  expect(typedNames(text)).toEqual([]);
});
