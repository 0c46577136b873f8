import { compileWords } from '../../../moderation/index.ts';

const list = compileWords([{ word: 'http', action: 'mask' }]);

/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  countLinks: (text: string) => [{ html: text, text }, 'baobab.example'],
  maskText: (text: string) => [list, text],
  maskHtml: (text: string) => [list, text],
};
