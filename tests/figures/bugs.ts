import { type FigureSources, ours, rule } from './source.ts';

/** Figures of a bug report as a thread. */
export const bugReports: FigureSources = {
  file: 'contract/domains/threads/kinds/bug/limits.ts',
  sources: {
    'bugLimits.messageMin': rule('R-BUG-001', 'min'),
    'bugLimits.rows': rule('R-BUG-011', 'pageSize'),
    'bugLimits.valueMax': ours(60, 'a phone with its model number, or a version'),
    'bugLimits.values': ours(20, 'what one report names of a thing that there are several of'),
    'bugLimits.rawValueMax': ours(200, 'three times the longest value'),
    'bugLimits.pictures': ours(5, 'what shows a bug'),
    'bugLimits.unfinishedHours': ours(24, 'a lost line is back within a day'),
    'bugLimits.workingDays': rule('R-BUG-003', 'workingDays'),
    'bugLimits.wordsInRow': ours(160, 'as much as a list shows of a thread'),
    bugTypes: ours(['bug', 'suggestion', 'question'], 'DECISIONS "variables"'),
    bugProbabilities: ours(['always', 'often', 'sometimes', 'once'], 'DECISIONS "variables"'),
    bugStatuses: ours({ pending: 1, collected: 2, pleaseAdd: 3, replied: 4, solved: 5 }, 'DECISIONS "list"'),
  },
};

/** Figures of the bug board beside them. */
export const bugs: FigureSources = {
  file: 'contract/domains/bugs/limits.ts',
  sources: {
    'bugsLimits.fid': rule('R-BUG-007', 'fid'),
    'bugsLimits.similar': ours(3, 'what stands above a phone’s keyboard'),
    'bugsLimits.queryMax': ours(160, 'twice the longest title'),
    'bugsLimits.variables': ours(20, 'more than anybody answers'),
    'bugsLimits.options': ours(1000, 'every build of every model'),
    'bugsLimits.varMax': ours(40, 'a word of two'),
    'bugsLimits.titleMax': ours(60, 'as long as a value'),
    'bugsLimits.rawTitleMax': ours(200, 'three times the longest title'),
    'bugsLimits.positionMax': ours(10_000, 'room between all options'),
    'bugsLimits.savedAnswers': ours(100, 'what can be looked through'),
    'bugsLimits.answerNameMax': ours(60, 'as long as a value'),
    'bugsLimits.queueRows': ours(20, 'a page'),
    'bugsLimits.sameRows': ours(20, 'a page'),
    'bugsLimits.historyRows': ours(50, 'everything that is done with most reports'),
    ownVars: ours(['type', 'device_model', 'build_number', 'probability', 'email'], 'DECISIONS "variables"'),
    dueGroups: ours(['late', 'today', 'later'], 'what is to be done first'),
  },
};
