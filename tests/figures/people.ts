import { constant, type FigureSources, ours, rule } from './source.ts';

const fieldLength = 'no honest entry is longer';

export const follows: FigureSources = {
  file: 'contract/domains/follows/limits.ts',
  sources: {
    'followLimits.follows': ours(2000, 'the following feed reads the newest threads of each'),
    'followLimits.listPage': rule('R-FOL-001', 'perpage'),
    'followLimits.atOnce': ours(50, 'more than the dialog shows'),
    'followLimits.hidden': ours(1000, 'each is looked at with every list'),
    'followAllDelay.closeAfter': rule('R-FOL-010', 'delaySeconds', 1000),
    'followAllDelay.enableAfter': rule('R-FOL-011', 'delaySeconds', 1000),
  },
};

export const moderation: FigureSources = {
  file: 'contract/domains/moderation/limits.ts',
  sources: {
    banStates: constant('ban.states'),
    banDays: constant('ban.days'),
    'moderationLimits.reasonMax': ours(500, 'a few sentences'),
    'moderationLimits.history': ours(20, 'one screen'),
    'moderationLimits.appealMin': ours(10, 'a sentence'),
    'moderationLimits.appealMax': ours(1000, 'a page'),
    'moderationLimits.appealAgainDays': ours(30, 'so that nobody is worn down by asking'),
  },
};

export const profiles: FigureSources = {
  file: 'contract/domains/profiles/limits.ts',
  sources: {
    'profileLimits.signatureMax': ours(160, 'two lines on a phone'),
    'profileLimits.occupationMax': ours(60, fieldLength),
    'profileLimits.realnameMax': ours(60, fieldLength),
    'profileLimits.phonetypeMax': ours(60, fieldLength),
    'profileLimits.yearsMax': ours(120, 'nobody is older'),
    'profileLimits.medalsShown': rule('R-MED-004', 'visible'),
    'profileLimits.locationLockMonths': rule('R-PRO-008', 'months'),
    'profileLimits.usernameChanges': rule('R-PRO-009', 'times'),
    usernamePrice: constant('username.changePrice'),
    genders: ours([0, 1, 2, 3], 'untold, and three to choose from'),
    personalFields: ours(
      ['gender', 'birthday', 'occupation', 'realname', 'nationality', 'cityname'],
      'what a profile tells of a person',
    ),
    audiences: ours(['everyone', 'followed', 'me'], 'three that a member understands'),
    defaultPrivacy: ours(
      {
        ...{ gender: 'everyone', birthday: 'me', occupation: 'everyone', realname: 'me' },
        ...{ nationality: 'everyone', cityname: 'followed' },
      },
      'what could harm is kept back',
    ),
    proofs: ours(['picture', 'birthday', 'gender', 'email'], 'R-PRO-006 names them'),
    cropSizes: ours(
      { avatar: { width: 192, height: 192 }, cover: { width: 1280, height: 320 } },
      'the widest place that shows them',
    ),
  },
};

export const topics: FigureSources = {
  file: 'contract/domains/topics/limits.ts',
  sources: {
    'topicLimits.nameMax': rule('R-TOP-008', 'max'),
    'topicLimits.descriptionMax': rule('R-TOP-009', 'max'),
    'topicLimits.listPage': rule('R-TOP-018', 'limit'),
    'topicLimits.tags': ours(5, 'as many as a reader takes in'),
    'topicLimits.follows': ours(1000, 'more than there are topics to read'),
    'tagLimits.firstChoice': rule('R-TAG-001', 'min'),
    'tagLimits.most': ours(50, 'more than there are tags'),
  },
};

export const invitations: FigureSources = {
  file: 'contract/domains/invitations/limits.ts',
  sources: {
    'invitationRewards.perInvitee': rule('R-INV-002', 'xgold'),
    'invitationRewards.months': constant('invitation.monthlyBonus'),
    'invitationRewards.activeDays': ours(3, 'decision 0026: nobody is paid for an empty account'),
    'invitationRewards.withinDays': ours(60, 'decision 0026: who has not come back by then won’t'),
    imeiReward: rule('R-IME-005', 'xgold'),
    'invitationLimits.page': rule('R-MSC-044', 'pageSize'),
    'invitationLimits.months': ours(12, 'a year'),
    'invitationLimits.imeiHours': rule('R-IME-006', 'hours'),
    'invitationLimits.imeiTriesADay': ours(10, 'fewer than a guesser of numbers needs'),
    'invitationLimits.imeiInviterDays': ours(30, 'who sold the phone to a newcomer'),
    'invitationLimits.model': ours(60, fieldLength),
    'invitationLimits.note': ours(500, 'a few sentences'),
  },
};
