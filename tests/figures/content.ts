import { constant, type FigureSources, ours, rule, ruleItem } from './source.ts';

const sentences = 'a few sentences';

export const feedback: FigureSources = {
  file: 'contract/domains/feedback/limits.ts',
  sources: {
    feedbackCategories: ours(['problem', 'idea', 'account', 'content', 'other'], 'who reads it sorts by them'),
    'feedbackLimits.messageMin': rule('R-BUG-001', 'min'),
    'feedbackLimits.messageMax': ours(2000, 'a page'),
    'feedbackLimits.contactMax': ours(100, 'as long as an address'),
    'feedbackLimits.noteMax': ours(500, sentences),
    'feedbackLimits.aDay': ours(10, 'more than anybody has to say'),
    'feedbackLimits.rows': rule('R-MSC-044', 'pageSize'),
  },
};

export const operators: FigureSources = {
  file: 'contract/domains/operators/limits.ts',
  sources: {
    'operatorLimits.rows': rule('R-MSC-044', 'pageSize'),
    'operatorLimits.queryMax': ours(100, 'as long as an address'),
    'operatorLimits.reasonMax': ours(500, sentences),
    'operatorLimits.countedTo': ours(100, 'more is only much'),
    'operatorLimits.settingMax': ours(20_000, 'the longest setting with room'),
    searchFields: ours(['name', 'uid', 'email', 'phone'], 'what a member who writes in tells'),
    offices: ours([0, 1, 2, 3], 'none, and those of groups.offices in docs/constants.json'),
  },
};

export const media: FigureSources = {
  file: 'contract/domains/media/limits.ts',
  sources: {
    'pictureLimits.bytes': constant('pictures.megabytes', { times: 1024 * 1024 }),
    'pictureLimits.sendSeconds': ours(120, 'a slow network takes minutes'),
    'pictureLimits.pixels': ours(50_000_000, 'a good camera’s picture; more fills the memory'),
    'pictureLimits.frames': ours(300, 'ten seconds of animation'),
    'pictureLimits.widths': constant('pictures.widths'),
    'pictureLimits.types': constant('pictures.types'),
    previewWidth: ours(1200, 'what networks show beside a link'),
  },
};

export const economy: FigureSources = {
  file: 'contract/domains/economy/limits.ts',
  sources: {
    'xgoldEarnings.register': constant('xgold.register'),
    'xgoldEarnings.email_verified': constant('xgold.emailVerified'),
  },
};

export const threads: FigureSources = {
  file: 'contract/domains/threads/limits.ts',
  sources: {
    'threadLimits.subjectMax': constant('thread.subject', { part: 'max' }),
    'threadLimits.rawMessageMax': ours(200_000, 'ten times the longest message, for the markup that a paste brings'),
    'threadLimits.rawSubjectMax': ours(1000, 'twelve times the longest subject'),
    'threadLimits.messageOver': rule('R-THR-025', 'moreThan'),
    'threadLimits.messageMax': constant('thread.messageMax'),
    'threadLimits.replyMin': constant('thread.reply', { part: 'min' }),
    'threadLimits.replyMax': constant('thread.reply', { part: 'max' }),
    'threadLimits.quickReplyMax': ruleItem('R-THR-028', 'limits', 0),
    'threadLimits.captionMax': ruleItem('R-THR-028', 'limits', 1),
    'threadLimits.pictures': ours(9, 'a grid of three by three'),
    'threadLimits.mentions': ours(50, 'each is told of it'),
    'threadLimits.viewPage': rule('R-BUG-011', 'pageSize'),
    'threadLimits.replyPage': rule('R-PST-001', 'limit'),
    'threadLimits.childrenShown': ours(2, 'so that a page of replies stays short'),
    'threadLimits.phonetypeMax': ours(60, 'no honest entry is longer'),
    commonPostTimeout: rule('R-THR-039', 'timeoutSeconds', 1000),
    redirectDelay: rule('R-THR-023', 'delaySeconds', 1000),
  },
};

export const notices: FigureSources = {
  file: 'contract/domains/notices/limits.ts',
  sources: {
    noticePages: ours(['reply', 'atme', 'attention', 'systems'], 'the last parts of the pages’ addresses'),
    noticeSorts: ours(['reply', 'like', 'mention', 'follow', 'system'], 'what a member can tell apart'),
    'noticeLimits.page': rule('R-NOT-005', 'factor'),
    'noticeLimits.unreadShown': rule('R-NOT-004', 'default'),
    'noticeLimits.kept': ours(300, 'nobody reads further back'),
    'noticeLimits.keptDays': ours(180, 'half a year'),
    'noticeLimits.devices': ours(10, 'a member has a few devices'),
    'noticeLimits.quietFrom': ours('22:00', 'most sleep'),
    'noticeLimits.quietTo': ours('07:00', 'most are up'),
  },
};
