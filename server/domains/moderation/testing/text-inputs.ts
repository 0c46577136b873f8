import { compileWords } from '../rules/word-list.ts';

/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  findWords: (text: string) => [compileWords([{ word: 'a b a b*', action: 'mask' }]), text],
};
