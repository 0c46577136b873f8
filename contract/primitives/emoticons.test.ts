import { expect, test } from 'vitest';
import { emoticonByAlt, emoticonBySrc, emoticonPacks, emoticons, packPicture, packsIn } from './emoticons.ts';

test('R-CHT-002 there are four packs of 37, 19, 25 and 8, each emoticon with its alt and src', () => {
  const count = (pack: string) => emoticons.filter((emoticon) => emoticon.pack === pack).length;
  expect(['Africanflavour', 'Arabemoji', 'Default', 'Max'].map(count)).toEqual([37, 19, 25, 8]);
  for (const { alt, src } of emoticons) {
    expect(alt).toMatch(/^\{:(Africanflavour|Arabemoji|Default|Max)_[1-9]\d?:\}$/);
    expect(src).toMatch(/^\/emoticons\/[a-z]+\.[0-9a-f]{8}\.svg#e[1-9]\d?$/);
    expect(emoticonByAlt(alt)?.src).toBe(src);
  }
  expect(emoticonByAlt('{:Max_9:}')).toBeUndefined();
});

test('a pack is one file, one for all packs shows a face of each, and only Max has another that stands still', () => {
  const files = (of: (typeof emoticons)[number][]) =>
    new Set(of.flatMap(({ src, still }) => [fileOf(src), fileOf(still)]));
  const fileOf = (address: string) => address.split('#')[0];
  for (const { pack, animated } of emoticonPacks) {
    expect(files(emoticons.filter((each) => each.pack === pack)).size, pack).toBe(animated ? 2 : 1);
  }
  expect(new Set(emoticonPacks.map(({ pack }) => fileOf(packPicture(pack)))).size).toBe(1);
});

test('an emoticon is found by its address, whole or not, moving or still, of an older drawing too', () => {
  for (const emoticon of emoticons) {
    expect(emoticonBySrc(emoticon.src)).toBe(emoticon);
    expect(emoticonBySrc(`https://baobab.example${emoticon.still}`)).toBe(emoticon);
  }
  expect(emoticonBySrc('/emoticons/arabemoji.00000000.svg#e2')?.alt).toBe('{:Arabemoji_2:}');
  for (const other of ['', '/emoticons/default.svg#e1', '/emoticons/default.00000000.svg#e26', '/files/1-320.webp'])
    expect(emoticonBySrc(other), other).toBeUndefined();
});

test('the packs of a text are those whose codes it holds, each once', () => {
  expect(packsIn('<p>{:Max_1:} a {:Default_3:}{:Max_8:}</p> {:Max_9:} {:Nobody_1:}')).toEqual(['Max', 'Default']);
  expect(packsIn('No codes')).toEqual([]);
});
