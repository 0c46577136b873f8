import { expect, test } from 'vitest';
import { emoticonByAlt, emoticons } from './emoticons.ts';

test('R-CHT-002 there are four packs of 37, 19, 25 and 8, each emoticon with its alt and src', () => {
  const count = (pack: string) => emoticons.filter((emoticon) => emoticon.pack === pack).length;
  expect(['Africanflavour', 'Arabemoji', 'Default', 'Max'].map(count)).toEqual([37, 19, 25, 8]);
  for (const { alt, src } of emoticons) {
    expect(alt).toMatch(/^\{:(Africanflavour|Arabemoji|Default|Max)_[1-9]\d?:\}$/);
    expect(src).toMatch(/^\/emoticons\/[a-z]+-\d+\.svg$/);
    expect(emoticonByAlt(alt)?.src).toBe(src);
  }
  expect(emoticonByAlt('{:Max_9:}')).toBeUndefined();
});
