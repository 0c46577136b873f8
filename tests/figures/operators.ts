import { type FigureSources, ours, rule } from './source.ts';

const sentences = 'a few sentences';

export const operators: FigureSources = {
  file: 'contract/domains/operators/limits.ts',
  sources: {
    'operatorLimits.rows': rule('R-MSC-044', 'pageSize'),
    'operatorLimits.queryMax': ours(100, 'as long as an address'),
    'operatorLimits.suggestedMembers': ours(6, 'as many as a phone shows above its keyboard'),
    'operatorLimits.memberMax': ours(64, 'the longest name with room'),
    'operatorLimits.reasonMax': ours(500, sentences),
    'operatorLimits.countedTo': ours(100, 'more is only much'),
    'operatorLimits.settingMax': ours(20_000, 'the longest setting with room'),
    searchFields: ours(
      ['name', 'uid', 'email', 'phone', 'phone_clash'],
      'what a member who writes in gives, or has in common with another',
    ),
    machineStates: ours(
      ['jobs', 'readers', 'ledger', 'checks', 'backup', 'drill', 'disk', 'database', 'version', 'start'],
      'DECISIONS "Creators and the draw"; what an operator looks after by hand',
    ),
    stateUnits: ours(['none', 'jobs', 'events', 'faults', 'bytes'], 'what a machine is measured in'),
    offices: ours([0, 1, 2, 3], 'none, and those of groups.offices in docs/constants.json'),
  },
};
