import { type FigureSources, ours } from './source.ts';

export const draw: FigureSources = {
  file: 'contract/domains/draw/limits.ts',
  sources: {
    drawStates: ours(
      ['planned', 'sealed', 'open', 'closed', 'drawing', 'drawn', 'published'],
      'DECISIONS "draw": each is a promise more',
    ),
    drawSteps: ours(['sealed', 'open', 'closed', 'beacon', 'published'], 'the five steps as drawn'),
    drawDeeds: ours(
      [
        ...['check_in', 'join', 'verify_email', 'complete_profile', 'publish', 'reply', 'vote', 'like', 'follow'],
        ...['report_bug', 'enter_photo', 'finish_task', 'buy'],
      ],
      'the declared deeds (decision 0123) that members do by themselves',
    ),
    pickStates: ours(['proposed', 'won', 'passed', 'unclaimed'], 'as drawn'),
    'drawLimits.title': ours(80, 'two lines on a phone'),
    'drawLimits.brief': ours(300, 'three sentences'),
    'drawLimits.prizeName': ours(80, 'as long as a title'),
    'drawLimits.prizes': ours(20, 'a list that fits two screens'),
    'drawLimits.pieces': ours(1000, 'each is confirmed by hand'),
    'drawLimits.need': ours(1000, 'nobody does more between two dates'),
    'drawLimits.chances': ours(100, 'more would leave nothing to the others'),
    'drawLimits.reason': ours(200, 'two sentences that everybody reads'),
    'drawLimits.reasonLeast': ours(10, 'two words that say something'),
    'drawLimits.listed': ours(20, 'a page'),
    'drawLimits.page': ours(20, 'a page of winners'),
    'drawLimits.excluded': ours(1000, 'a whole team'),
    'drawLimits.keyMinutes': ours(30, 'DECISIONS "admin token"'),
    'drawLimits.drawingMinutes': ours(10, 'longer than anybody looks at one name'),
    'drawLimits.key': ours(64, 'longer than a key'),
    'drawLimits.name': ours(60, 'as in the store'),
    'drawLimits.phone': ours(32, 'a number with blanks'),
    'drawLimits.street': ours(120, 'two lines of a label'),
    'drawLimits.city': ours(80, 'one line of a label'),
    'drawLimits.beaconAfter': ours(60, 'the list is shown before the number is known'),
    'drawLimits.beaconAhead': ours(10, 'more than clocks differ that are set by the network'),
    'drawLimits.beaconWithin': ours(86_400, 'winners are waited for'),
    'drawLimits.daysAhead': ours(366, 'a year, and nobody plans further'),
  },
};

export const drawSettings: FigureSources = {
  file: 'server/domains/draw/settings.ts',
  sources: {
    drawClaimDays: ours(14, 'DECISIONS "unclaimed"'),
    drawAddressDays: ours(90, 'as drawn: deleted 90 days after the parcel'),
  },
};
