import { constant, type FigureSources, ours, rule, standards } from './source.ts';

const guessing = 'few enough that guessing fails, enough for whoever mistypes';
const cost = 'what is sent costs money or patience';
const fieldLength = 'no honest entry is longer';

export const proofs: FigureSources = {
  file: 'contract/domains/proofs/limits.ts',
  sources: {
    'proofLimits.passwordMin': rule('R-REG-013', 'patternMin'),
    'proofLimits.passwordMax': rule('R-REG-013', 'patternMax'),
    'proofLimits.imageCode': rule('R-REG-007', 'max'),
    'proofLimits.imageHash': rule('R-REG-027', 'length'),
    'proofLimits.imageSeconds': ours(300, 'long enough to fill in the form'),
    'proofLimits.codeDigits': ours(6, 'a million codes for five tries'),
    'proofLimits.codeTries': ours(5, guessing),
    'proofLimits.codeSeconds': ours(1800, 'mail may be slow'),
    'proofLimits.resendSeconds': ours(60, cost),
    'proofLimits.messagesPerNumberDay': ours(6, cost),
    'proofLimits.messagesPerAddressDay': ours(60, 'a whole network may stand behind one address'),
    'proofLimits.firstEmailDays': ours(7, 'docs/features/proofs.md'),
    'proofLimits.emailChecksPerAddressDay': ours(100, 'a form asks a few times, a list of addresses thousands'),
    'secondStepLimits.passkeys': ours(10, 'a member has a few devices'),
    'secondStepLimits.passkeyName': ours(40, fieldLength),
    'secondStepLimits.challengeSeconds': ours(300, 'long enough to find the key'),
    'secondStepLimits.codeDigits': ours(6, 'what every app shows'),
    'secondStepLimits.codeField': ours(32, 'a recovery code with blanks and dashes'),
    'secondStepLimits.recoveryCodes': ours(10, 'one sheet of paper'),
    emailCodeType: constant('emailCode.type'),
    passwordPattern: ours('^\\S+$', 'R-REG-013: non-space characters'),
  },
};

export const proofsSettings: FigureSources = {
  file: 'server/domains/proofs/settings.ts',
  read: standards,
  sources: {
    'loginLock.accountFailures': constant('logIn.failures', { part: 'account' }),
    'loginLock.addressFailures': constant('logIn.failures', { part: 'address' }),
    'loginLock.windowSeconds': constant('logIn.failures', { part: 'minutes', times: 60 }),
    'loginLock.firstWaitSeconds': ours(60, 'it doubles from here'),
    'loginLock.longestWaitSeconds': ours(3600, 'an owner comes back'),
  },
};

export const proofsMoney: FigureSources = {
  file: 'server/domains/proofs/money.ts',
  read: standards,
  sources: {
    email_verified: constant('xgold.emailVerified'),
  },
};
