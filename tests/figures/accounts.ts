import { constant, type FigureSources, ours, rule, standards } from './source.ts';

const guessing = 'few enough that guessing fails, enough for whoever mistypes';
const cost = 'what is sent costs money or patience';
const cookie = 'what is handed over is sealed into cookies of 4 kB';
const fieldLength = 'no honest entry is longer';

export const accounts: FigureSources = {
  file: 'contract/domains/accounts/limits.ts',
  sources: {
    'accountLimits.usernameMin': rule('R-REG-009', 'min'),
    'accountLimits.usernameMax': rule('R-REG-009', 'max'),
    'accountLimits.usernameFieldMax': rule('R-REG-010', 'max'),
    'accountLimits.passwordMin': rule('R-REG-013', 'patternMin'),
    'accountLimits.passwordMax': rule('R-REG-013', 'patternMax'),
    'accountLimits.phoneMin': rule('R-REG-005', 'minDigits'),
    'accountLimits.phoneMax': rule('R-REG-006', 'max'),
    'accountLimits.imageCode': rule('R-REG-007', 'max'),
    'accountLimits.imageHash': rule('R-REG-027', 'length'),
    'accountLimits.imageSeconds': ours(300, 'long enough to fill in the form'),
    'accountLimits.submitFieldMin': rule('R-REG-018', 'min'),
    'accountLimits.regToken': rule('R-MSC-043', 'length'),
    'accountLimits.emailMax': ours(100, fieldLength),
    'accountLimits.cityMax': ours(80, fieldLength),
    emailCodeType: constant('emailCode.type'),
    'proofLimits.codeDigits': ours(6, 'a million codes for five tries'),
    'proofLimits.codeTries': ours(5, guessing),
    'proofLimits.codeSeconds': ours(1800, 'mail may be slow'),
    'proofLimits.resendSeconds': ours(60, cost),
    'proofLimits.lettersPerDay': ours(10, cost),
    'proofLimits.messagesPerNumberDay': ours(6, cost),
    'proofLimits.messagesPerAddressDay': ours(60, 'a whole network may stand behind one address'),
    'proofLimits.resetSeconds': ours(1800, 'mail may be slow'),
    'proofLimits.resetsPerTargetDay': ours(6, cost),
    'proofLimits.resetsPerAddressDay': ours(60, 'a whole network may stand behind one address'),
    'proofLimits.passwordChangesPerDay': rule('R-PWD-002', 'maxPerDay'),
    'proofLimits.firstEmailDays': ours(7, 'decision 0039'),
    'proofLimits.emailChecksPerAddressDay': ours(100, 'a form asks a few times, a list of addresses thousands'),
    'proofLimits.guardianSeconds': ours(604_800, 'a week in which a parent reads mail'),
    usernamePattern: ours('^\\w+$', 'R-REG-009: word characters'),
    passwordPattern: ours('^\\S+$', 'R-REG-013: non-space characters'),
    emailPattern: ours('^\\w+@\\w+\\.([a-z][a-z.]*)$', 'R-REG-016: word@word with an ending'),
    defaultEmailEndings: constant('registration.emailEndings'),
    forbiddenNames: ours(['infinix', 'xos', 'xclub'], 'R-REG-011 names them'),
    roleScenes: constant('role.scenes'),
    operatorGroup: constant('groups.operator'),
    bannedGroup: rule('R-SES-007', 'groupid'),
    silencedGroup: constant('groups.mayNotSpeak'),
    'logoutDelay.site': rule('R-SES-011', 'delayMs'),
    'logoutDelay.creator': rule('R-SES-012', 'delayMs'),
  },
};

export const safety: FigureSources = {
  file: 'contract/domains/accounts/safety-limits.ts',
  sources: {
    'safetyLimits.sessionsShown': ours(100, 'nobody reads more'),
    'safetyLimits.sessionDays': ours(90, 'a session that nobody ends goes with the season'),
    'safetyLimits.operatorSessionHours': ours(12, 'a working day'),
    'safetyLimits.proofSeconds': ours(900, 'long enough for what one sat down to do'),
    'safetyLimits.passkeys': ours(10, 'a member has a few devices'),
    'safetyLimits.passkeyName': ours(40, fieldLength),
    'safetyLimits.challengeSeconds': ours(300, 'long enough to find the key'),
    'safetyLimits.ticketSeconds': ours(300, 'long enough to find the phone'),
    'safetyLimits.ticketField': ours(4096, cookie),
    'safetyLimits.codeDigits': ours(6, 'what every app shows'),
    'safetyLimits.codeField': ours(32, 'a recovery code with blanks and dashes'),
    'safetyLimits.recoveryCodes': ours(10, 'one sheet of paper'),
    'safetyLimits.exportHours': ours(24, 'decision 0029: one a day'),
    'safetyLimits.exportDays': ours(7, 'decision 0029: seven days'),
    'safetyLimits.graceDays': ours(14, 'decision 0029: a deletion waits 14 days'),
  },
};

export const thirdParty: FigureSources = {
  file: 'contract/domains/accounts/third-party-limits.ts',
  sources: {
    providers: ours(['facebook', 'google'], 'R-TPY-001: two, by the names that the paths have'),
    thirdPartyAims: ours(['enter', 'link', 'password'], 'what a browser is sent away for'),
    thirdPartyFailures: ours(['off', 'away', 'denied', 'state', 'refused', 'busy'], 'each has a sentence'),
    'thirdPartyLimits.handOverSeconds': ours(600, 'long enough to choose a name'),
    'thirdPartyLimits.token': ours(2200, cookie),
    'thirdPartyLimits.detail': ours(600, cookie),
    'thirdPartyLimits.message': ours(300, cookie),
    'thirdPartyLimits.itemBytes': ours(2600, cookie),
    'thirdPartyLimits.accessToken': ours(4096, 'longer than providers make them'),
    'sessionDataType.save': rule('R-TPY-006', 'type'),
    'sessionDataType.delete': rule('R-TPY-007', 'type'),
  },
};

export const accountsSettings: FigureSources = {
  file: 'server/domains/accounts/settings.ts',
  read: standards,
  sources: {
    emailEndings: constant('registration.emailEndings'),
    'loginLock.accountFailures': constant('logIn.failures', { part: 'account' }),
    'loginLock.addressFailures': constant('logIn.failures', { part: 'address' }),
    'loginLock.windowSeconds': constant('logIn.failures', { part: 'minutes', times: 60 }),
    'loginLock.firstWaitSeconds': ours(60, 'it doubles from here'),
    'loginLock.longestWaitSeconds': ours(3600, 'an owner comes back'),
    'guardianAge.age': rule('R-MSC-033', 'ageUnder'),
    'guardianAge.countries': ours({}, 'the law of each country, which its operator knows'),
    sessionSeconds: ours(2_592_000, 'thirty days from the last use'),
  },
};

export const accountsMoney: FigureSources = {
  file: 'server/domains/accounts/money.ts',
  read: standards,
  sources: {
    register: constant('xgold.register'),
    email_verified: constant('xgold.emailVerified'),
  },
};
