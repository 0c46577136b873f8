import { type FigureSources, ours, rule } from './source.ts';

const decided = 'docs/features/threads.md';

export const drafts: FigureSources = {
  file: 'contract/domains/threads/drafts/limits.ts',
  sources: {
    'draftLimits.most': ours(50, 'more than anybody begins, and one page of a list'),
    'draftLimits.partsMax': ours(20_000, 'a poll of ten full options, several times'),
    'draftLimits.pictures': ours(40, 'nine of a post, ten of a poll, and room for other kinds'),
    'draftLimits.keyMax': ours(40, 'a random name'),
    'draftLimits.days': ours(180, decided),
    'draftLimits.warnDays': ours(30, 'a month'),
    'draftLimits.restoreDays': ours(1, decided),
    'draftLimits.sentDays': ours(30, 'as long as a log-in lasts'),
    'draftSaving.pause': ours(3000, decided),
    'draftSaving.apart': ours(10_000, decided),
    'draftSaving.again': ours(30_000, 'a network that fails is left alone for a while'),
    beaconBytes: ours(60_000, 'below the 64 kB of the standard'),
    draftRedirectDelay: rule('R-DRF-002', 'delayMs'),
  },
};
