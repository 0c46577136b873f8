import { type FigureSources, ours, rule, standards } from './source.ts';

export const threads: FigureSources = {
  file: 'contract/domains/threads/limits.ts',
  sources: {
    'threadLimits.boardPage': rule('R-MSC-044', 'pageSize'),
    'threadLimits.undoSeconds': ours(15, 'the ten of the design, and five for a slow line'),
    'threadLimits.undoShownSeconds': ours(10, 'DECISIONS "calls of our own for the screens"'),
    'threadLimits.readingPlaces': ours(1000, 'three a day for a year, after which a place is deleted anyway'),
    'threadLimits.phonetypeMax': ours(60, 'no honest entry is longer'),
    commonPostTimeout: rule('R-THR-039', 'timeoutSeconds', 1000),
    redirectDelay: rule('R-THR-023', 'delaySeconds', 1000),
  },
};

export const hiddenParts: FigureSources = {
  file: 'contract/domains/threads/traits/hidden/limits.ts',
  sources: {
    'hiddenLimits.wordsMax': ours(10_000, 'half a post'),
    'hiddenLimits.xgoldMin': ours(1, 'free is what opens to all'),
    'hiddenLimits.xgoldMax': ours(100, 'what a member may give in rewards a day'),
    'hiddenLimits.xgold': ours(50, 'the design, compose-hidden'),
    'hiddenLimits.levelMin': ours(2, 'everybody has the first'),
    'hiddenLimits.levelMax': ours(10, 'DECISIONS "groups"'),
    'hiddenLimits.level': ours(8, 'the design, compose-hidden'),
    'hiddenLimits.refundedDays': ours(30, 'DECISIONS "hidden parts that were sold"'),
    hiddenWays: ours(
      ['reply', 'xgold', 'level', 'all'],
      'R-THR-015, and "You may open it for all later" of the design',
    ),
  },
};

export const readLevel: FigureSources = {
  file: 'contract/domains/threads/traits/read-level/limits.ts',
  sources: { 'readLevelLimits.most': ours(255, 'DECISIONS "groups"') },
};

export const rush: FigureSources = {
  file: 'contract/domains/threads/traits/rush/limits.ts',
  sources: {
    'rushLimits.everyMin': ours(2, 'every reply wins by no rule'),
    'rushLimits.everyMax': ours(1000, 'more than most threads have replies'),
    'rushLimits.floors': ours(20, 'a line of numbers that can be read'),
    'rushLimits.floorMax': ours(100_000, 'ten times the longest threads'),
  },
};

const drawn = 'the design, “Moderation”';

export const moderating: FigureSources = {
  file: 'contract/domains/review/moderating/limits.ts',
  sources: {
    pinLevels: ours([1, 2, 3], 'R-MOD-005'),
    digestLevels: ours([0, 1, 2, 3], 'R-MOD-006'),
    highlightStyles: ours([0, 1, 2, 3, 4, 5], 'DECISIONS "highlight_style"'),
    moderationActs: ours(['pin', 'digest', 'highlight', 'move', 'close', 'ban', 'delete', 'restore'], drawn),
    'moderatingLimits.restoreDays': ours(30, 'long enough for an objection to be answered'),
    'moderatingLimits.warnings': ours(20, 'as sanctions of one member'),
    'moderatingLimits.rows': rule('R-MSC-044', 'pageSize'),
    'pinFigures.board': ours(5, drawn),
    'pinFigures.country': ours(5, drawn),
    'pinFigures.everywhere': ours(3, drawn),
    'pinFigures.replies': ours(3, 'the first page has ten'),
  },
};

const spam = 'a few posts by which somebody is known; operators set them';

export const held: FigureSources = {
  file: 'contract/domains/review/held/limits.ts',
  sources: {
    heldReasons: ours(['links', 'speed', 'repeated', 'many', 'word'], 'the issue, “Spam defence”'),
    trustLevels: ours(['new', 'known', 'trusted'], 'docs/features/review.md'),
    'heldLimits.rows': ours(20, 'as the queue of reports'),
    'heldLimits.inThread': ours(20, 'as one’s own list: more are read there'),
    'heldLimits.claimMinutes': ours(10, 'as the queue of reports'),
    'heldLimits.refusedDays': ours(30, 'as posts that moderators delete'),
    'heldLimits.atOnce': ours(50, 'the issue: up to 50 at once'),
    'trustTable.known.days': ours(1, spam),
    'trustTable.known.posts': ours(3, spam),
    'trustTable.known.likes': ours(0, spam),
    'trustTable.trusted.days': ours(7, spam),
    'trustTable.trusted.posts': ours(10, spam),
    'trustTable.trusted.likes': ours(3, spam),
    upheldDays: ours(90, 'as long as the longest ban with an end'),
    'spamFigures.hold': ours(true, 'the issue, “Spam defence”'),
    'spamFigures.linksNew': ours(0, spam),
    'spamFigures.linksKnown': ours(2, spam),
    'spamFigures.postsNew': ours(5, spam),
    'spamFigures.postsKnown': ours(10, spam),
    'spamFigures.sameWords': ours(3, spam),
    'spamLimits.quickMinutes': ours(10, spam),
    'spamLimits.repeatHours': ours(24, 'a day'),
    'spamLimits.printLeast': ours(20, 'shorter words are often the same by chance'),
  },
};

export const appealing: FigureSources = {
  file: 'contract/domains/review/appealing/limits.ts',
  sources: {
    appealableActs: ours(
      ['ban', 'delete', 'close', 'move', 'warn', 'refuse'],
      'the issue, “a notice to the member with the rule and an appeal”',
    ),
    'appealingLimits.appealDays': ours(14, 'docs/features/review.md: shorter than what is deleted can be restored'),
    'appealingLimits.messageMin': ours(10, 'as appeals against sanctions'),
    'appealingLimits.messageMax': ours(1000, 'as appeals against sanctions'),
    'appealingLimits.answerMax': ours(500, 'as the reason of a sanction'),
    'appealingLimits.rows': ours(20, 'as the queue of reports'),
  },
};

export const heldSettings: FigureSources = {
  file: 'server/domains/review/held/settings.ts',
  read: standards,
  sources: {
    'spamDefence.hold': ours(true, 'the issue, “Spam defence”'),
    'spamDefence.linksNew': ours(0, spam),
    'spamDefence.linksKnown': ours(2, spam),
    'spamDefence.postsNew': ours(5, spam),
    'spamDefence.postsKnown': ours(10, spam),
    'spamDefence.sameWords': ours(3, spam),
  },
};

export const moderatingSettings: FigureSources = {
  file: 'server/domains/review/moderating/settings.ts',
  read: standards,
  sources: {
    'pinSlots.board': ours(5, drawn),
    'pinSlots.country': ours(5, drawn),
    'pinSlots.everywhere': ours(3, drawn),
    'pinSlots.replies': ours(3, 'the first page has ten'),
  },
};

export const threadsSettings: FigureSources = {
  file: 'server/domains/threads/settings.ts',
  read: standards,
  sources: {
    regularPostsOpen: ours(true, 'a forum is for posts'),
  },
};

const earning = 'DECISIONS "XGold earning"';

export const threadsMoney: FigureSources = {
  file: 'server/domains/threads/money.ts',
  read: standards,
  sources: {
    publish: ours({ amount: 20, times: 5, per: 'day' }, earning),
    reply: ours({ amount: 5, times: 20, per: 'day' }, earning),
    poll_vote: ours({ amount: 2, times: 5, per: 'day' }, earning),
  },
};
