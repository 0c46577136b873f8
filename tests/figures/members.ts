import { constant, type FigureSources, ours, rule, standards } from './source.ts';

const cost = 'what is sent costs money or patience';
const fieldLength = 'no honest entry is longer';

export const members: FigureSources = {
  file: 'contract/domains/members/limits.ts',
  sources: {
    'memberLimits.usernameMin': rule('R-REG-009', 'min'),
    'memberLimits.usernameMax': rule('R-REG-009', 'max'),
    'memberLimits.usernameFieldMax': rule('R-REG-010', 'max'),
    'memberLimits.phoneMin': rule('R-REG-005', 'minDigits'),
    'memberLimits.phoneMax': rule('R-REG-006', 'max'),
    'memberLimits.phoneTypedMax': ours(64, fieldLength),
    'memberLimits.emailMax': ours(100, fieldLength),
    'memberLimits.cityMax': ours(80, fieldLength),
    'memberLimits.emailsPerDay': ours(10, cost),
    'memberLimits.guardianSeconds': ours(604_800, 'a week in which a parent reads mail'),
    usernamePattern: ours('^\\w+$', 'R-REG-009: word characters'),
    defaultEmailEndings: constant('registration.emailEndings'),
    forbiddenNames: ours(['infinix', 'xos', 'xclub'], 'R-REG-011 names them'),
    roleScenes: constant('role.scenes'),
  },
};

export const membersSettings: FigureSources = {
  file: 'server/domains/members/settings.ts',
  read: standards,
  sources: {
    emailEndings: constant('registration.emailEndings'),
    'guardianAge.age': rule('R-MSC-033', 'ageUnder'),
    'guardianAge.countries': ours({}, 'the law of each country, which its operator knows'),
  },
};

export const membersMoney: FigureSources = {
  file: 'server/domains/members/money.ts',
  read: standards,
  sources: {
    register: constant('xgold.register'),
  },
};
