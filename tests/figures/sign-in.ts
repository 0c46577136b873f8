import { type FigureSources, ours, rule, standards } from './source.ts';

const cost = 'what is sent costs money or patience';
const cookie = 'what is handed over is sealed into cookies of 4 kB';

export const signIn: FigureSources = {
  file: 'contract/domains/sign-in/limits.ts',
  sources: {
    'signInLimits.submitFieldMin': rule('R-REG-018', 'min'),
    'signInLimits.regToken': rule('R-MSC-043', 'length'),
    'signInLimits.resetSeconds': ours(1800, 'mail may be slow'),
    'signInLimits.resetsPerTargetDay': ours(6, cost),
    'signInLimits.resetsPerAddressDay': ours(60, 'a whole network may stand behind one address'),
    'signInLimits.loginCodesPerTargetDay': ours(10, cost),
    'signInLimits.loginCodesPerAddressDay': ours(60, 'a whole network may stand behind one address'),
    'signInLimits.passwordChangesPerDay': rule('R-PWD-002', 'maxPerDay'),
    'signInLimits.sessionsShown': ours(100, 'nobody reads more'),
    'signInLimits.ticketSeconds': ours(300, 'long enough to find the phone'),
    'signInLimits.ticketField': ours(4096, cookie),
    'signInLimits.sessionDays': ours(90, 'a session that nobody ends goes with the season'),
    'signInLimits.operatorSessionHours': ours(12, 'a working day'),
    'logoutDelay.site': rule('R-SES-011', 'delayMs'),
    'logoutDelay.creator': rule('R-SES-012', 'delayMs'),
  },
};

export const thirdParty: FigureSources = {
  file: 'contract/domains/sign-in/third-party-limits.ts',
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

export const signInSettings: FigureSources = {
  file: 'server/domains/sign-in/settings.ts',
  read: standards,
  sources: {
    sessionSeconds: ours(2_592_000, 'thirty days from the last use'),
  },
};
