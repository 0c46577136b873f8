import { type FigureSources, ours, rule } from './source.ts';

const sentences = 'a few sentences';

export const feedback: FigureSources = {
  file: 'contract/domains/feedback/limits.ts',
  sources: {
    feedbackCategories: ours(['problem', 'idea', 'account', 'content', 'other'], 'operators sort by them'),
    'feedbackLimits.messageMin': rule('R-BUG-001', 'min'),
    'feedbackLimits.messageMax': ours(2000, 'a page'),
    'feedbackLimits.contactMax': ours(100, 'as long as an address'),
    'feedbackLimits.noteMax': ours(500, sentences),
    'feedbackLimits.aDay': ours(10, 'more than anybody has to say'),
    'feedbackLimits.rows': rule('R-MSC-044', 'pageSize'),
  },
};
