import { type FigureSources, ours } from './source.ts';

export const welcome: FigureSources = {
  file: 'contract/domains/welcome/limits.ts',
  sources: {
    'welcomeLimits.interests': ours(12, 'each is a scan of its own when a home is made; two or three are asked for'),
    'welcomeLimits.sent': ours(100, 'more boxes than a country has boards'),
    'welcomeLimits.threads': ours(8, 'two screens of a phone, and then the latest go on'),
    'welcomeLimits.freshDays': ours(7, 'what is older is no news'),
    'welcomeLimits.people': ours(6, 'a screen of a phone'),
    'welcomeLimits.countedDays': ours(7, 'the page says: this week'),
    'welcomeLimits.offeredDays': ours(7, 'a newcomer for a week, as the country’s panel has it'),
    'welcomeLimits.lineMax': ours(90, 'two lines of a phone'),
    welcomeSteps: ours(['interests', 'people', 'hello'], 'the design’s first hour'),
  },
};
