import { constant, type FigureSources, ours, rule, standards } from './source.ts';

const fieldLength = 'no honest entry is longer';

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
    genders: ours([0, 1, 2, 3], 'none given, and three to choose from'),
    personalFields: ours(
      ['gender', 'birthday', 'occupation', 'realname', 'nationality', 'cityname'],
      'what a profile shows of a person',
    ),
    audiences: ours(['everyone', 'followed', 'me'], 'three that a member understands'),
    defaultPrivacy: ours(
      {
        ...{ gender: 'everyone', birthday: 'me', occupation: 'everyone', realname: 'me' },
        ...{ nationality: 'everyone', cityname: 'followed' },
      },
      'what could harm is hidden',
    ),
    proofs: ours(['picture', 'birthday', 'gender', 'email'], 'R-PRO-006 names them'),
    cropSizes: ours(
      { avatar: { width: 192, height: 192 }, cover: { width: 1280, height: 320 } },
      'the widest place that shows them',
    ),
  },
};

export const profilesSettings: FigureSources = {
  file: 'server/domains/profiles/settings.ts',
  read: standards,
  sources: {
    usernamePrice: constant('username.changePrice'),
  },
};
