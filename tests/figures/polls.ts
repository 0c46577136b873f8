import { type FigureSources, ours, rule } from './source.ts';

export const polls: FigureSources = {
  file: 'contract/domains/threads/kinds/poll/limits.ts',
  sources: {
    'pollLimits.optionsMin': ours(2, 'fewer is nothing to choose from'),
    'pollLimits.optionsMax': ours(10, 'what a small screen can show'),
    'pollLimits.optionsAtFirst': rule('R-POL-006', 'options'),
    'pollLimits.optionMax': ours(80, 'as long as a title'),
    'pollLimits.rawOptionMax': ours(1000, 'twelve times the longest option'),
    'pollLimits.daysMin': ours(1, 'a day'),
    'pollLimits.daysMax': ours(30, 'a month'),
    'pollLimits.days': rule('R-POL-005', 'end_time'),
    'pollLimits.choices': rule('R-POL-005', 'max_choices'),
    'pollFixed.multiple': rule('R-POL-003', 'multiple'),
    'pollFixed.overt': rule('R-POL-003', 'overt'),
    'pollFixed.visible': rule('R-POL-003', 'visible'),
  },
};
