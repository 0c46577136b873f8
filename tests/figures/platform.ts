import { constant, type FigureSources, ours, rule } from './source.ts';

export const shared: FigureSources = {
  file: 'server/platform/http/limits.ts',
  sources: {
    'sharedLimits.login': ours({ seconds: 60, perAccount: 20, perAddress: 60 }, 'people type; programs guess'),
    'sharedLimits.code': ours({ seconds: 60, perAccount: 60, perAddress: 120 }, 'a page draws a few pictures'),
    'sharedLimits.question': ours({ seconds: 900, perAccount: 15, perAddress: 30 }, 'a program reads the question'),
    'sharedLimits.upload': ours({ seconds: 60, perAccount: 40, perAddress: 400 }, 'four posts full of pictures'),
    'sharedLimits.write': ours({ seconds: 60, perAccount: 60, perAddress: 1200 }, 'one a second; a village an address'),
    readLimit: ours({ seconds: 60, perAddress: 3000 }, 'a village behind one gateway'),
  },
};

export const settings: FigureSources = {
  file: 'server/platform/settings.ts',
  read: ({ settingNames, settingDefault }) =>
    Object.fromEntries(
      (settingNames as string[]).map((name) => [name, (settingDefault as (n: string) => unknown)(name)]),
    ),
  sources: {
    emailEndings: constant('registration.emailEndings'),
    regularPostsOpen: ours(true, 'a forum is for posts'),
    shopAddresses: ours(
      {
        '207': 'https://ke.shop.example/',
        '209': 'https://pk.shop.example/',
        '212': 'https://ma.shop.example/',
        other: 'https://shop.example/',
      },
      'R-SHP-004 names the countries; the addresses are the operator’s',
    ),
    'loginLock.accountFailures': constant('logIn.failures', { part: 'account' }),
    'loginLock.addressFailures': constant('logIn.failures', { part: 'address' }),
    'loginLock.windowSeconds': constant('logIn.failures', { part: 'minutes', times: 60 }),
    'loginLock.firstWaitSeconds': ours(60, 'it doubles from here'),
    'loginLock.longestWaitSeconds': ours(3600, 'an owner comes back'),
    usernamePrice: constant('username.changePrice'),
    'guardianAge.age': rule('R-MSC-033', 'ageUnder'),
    'guardianAge.countries': ours({}, 'the law of each country, which its operator knows'),
    sessionSeconds: ours(2_592_000, 'thirty days from the last use'),
    'xgoldEarnings.register': constant('xgold.register'),
    'xgoldEarnings.email_verified': constant('xgold.emailVerified'),
    'invitationRewards.perInvitee': rule('R-INV-002', 'xgold'),
    'invitationRewards.months': constant('invitation.monthlyBonus'),
    'invitationRewards.activeDays': ours(3, 'decision 0026'),
    'invitationRewards.withinDays': ours(60, 'decision 0026'),
    imeiReward: rule('R-IME-005', 'xgold'),
  },
};
