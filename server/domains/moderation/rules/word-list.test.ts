import { describe, expect, test } from 'vitest';
import { foldText } from './fold.ts';
import { readWordLines } from './word-lines.ts';
import { compileWords, findWords, type ListedWord, verdictOn } from './word-list.ts';

const held = (...words: string[]): ListedWord[] => words.map((word) => ({ word, action: 'hold' }));
const found = (words: readonly ListedWord[], text: string): string[] =>
  findWords(compileWords(words), text).map(({ from, to }) => text.slice(from, to));

describe('a word is found however it is spelt', () => {
  test.each([
    ['escroc', 'Quel ESCROC !', 'ESCROC'],
    ['voleur', 'un vóleûr, oui', 'vóleûr'],
    ['voleur', 'un vo\u0301leur décomposé', 'vo\u0301leur'],
    ['straße', 'die STRASSE hier', 'STRASSE'],
    ['scam', 'a s\u200bc\u00adam here', 's\u200bc\u00adam'],
    ['scam', 'ａ ｓｃａｍ', 'ｓｃａｍ'],
    ['ठग', 'वह ठग है', 'ठग'],
    ['बड़ा', 'बड\u093cा आदमी', 'बड\u093cा'],
    ['आँख', 'मेरी आंख', 'आंख'],
    ['free gold', 'get FREE…  gold now', 'FREE…  gold'],
    ['१२३', 'call 123 now', '123'],
    ['احمق', 'أنت أَحْمَق!', 'أَحْمَق'],
    ['٤٥٦', 'call ۴۵۶ now', '۴۵۶'],
  ])('%s in “%s”', (word, text, where) => {
    expect(found(held(word), text)).toEqual([where]);
  });

  test.each([
    ['ass', 'a classic assembly'],
    ['free gold', 'free golden'],
    ['ठग', 'ठगी'],
    ['की', 'क'],
  ])('%s is not found in “%s”', (word, text) => {
    expect(found(held(word), text)).toEqual([]);
  });

  test('a star stands for the rest of a word, and the longest word counts', () => {
    expect(found(held('scam*'), 'scams, scam, scammers; no sca')).toEqual(['scams', 'scam', 'scammers']);
    expect(found(held('free', 'free gold'), 'free gold and free')).toEqual(['free gold', 'free']);
  });
});

test('of several lists the strictest decides, and names its words', () => {
  const words: ListedWord[] = [
    { word: 'mild', action: 'mask' },
    { word: 'grave', action: 'refuse' },
    { word: 'grave', action: 'mask' },
    { word: 'odd', action: 'hold' },
  ];
  const list = compileWords(words);
  expect(verdictOn(findWords(list, 'mild and odd'))).toEqual({ action: 'hold', words: ['odd'] });
  expect(verdictOn(findWords(list, 'mild, odd, grave'))).toEqual({ action: 'refuse', words: ['grave'] });
  expect(verdictOn(findWords(list, 'nothing'))).toBeUndefined();
});

test('a text of nothing but beginnings costs time in proportion to its length', () => {
  const list = compileWords(held(`${'a '.repeat(29)}b`));
  const timeOf = (length: number): number => {
    const text = 'a '.repeat(length);
    const begun = process.cpuUsage().user;
    expect(findWords(list, text)).toEqual([]);
    return process.cpuUsage().user - begun;
  };
  timeOf(20_000);
  expect(timeOf(80_000)).toBeLessThan(16 * Math.max(timeOf(20_000), 5000));
});

test('lists are read line by line, each word once, and bounded', () => {
  expect(readWordLines('Scam\n scám \n\nfree   gold\nscam*')).toEqual({ words: ['scám', 'free gold', 'scam*'] });
  expect(readWordLines('…')).toEqual({ refusal: 'moderation.word_empty', word: '…' });
  expect(readWordLines('x'.repeat(61))).toMatchObject({ refusal: 'moderation.word_too_long' });
  const many = Array.from({ length: 501 }, (_, at) => `word${at}`).join('\n');
  expect(readWordLines(many)).toMatchObject({ refusal: 'moderation.too_many_words' });
});

test('a text without words folds to nothing', () => {
  expect(foldText(' …\u200b! ')).toBe('');
});
