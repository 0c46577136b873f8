import { compileWords } from '../../moderation/index.ts';

const list = compileWords([
  { word: 'fudge', action: 'mask' },
  { word: 'swin*', action: 'mask' },
]);

/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  maskedText: (text: string) => [list, text],
};
