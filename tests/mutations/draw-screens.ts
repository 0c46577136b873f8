import type { Mutation } from './support/mutation.ts';

const screens = 'web/features/draw/';
const page = `${screens}screens.test.tsx`;
const office = `${screens}console/office.test.tsx`;

/** Screens of the draw: what they show follows from what they were given. */
export const tests = screens;
export const mutations: readonly Mutation[] = [
  {
    breaks: 'the check believes a list of winners that is cut short',
    file: `${screens}check/check-file.ts`,
    find: 'nextPrize(prizes, picks)?.again !== 0 ||',
    put: 'true ||',
    noticedIn: `${screens}check/check-file.test.ts`,
  },
  {
    breaks: 'a ticket of one’s own is said to be in the list, whatever root it leads to',
    file: `${screens}own-proof.ts`,
    find: 'toHex(found) === root',
    put: 'true',
    noticedIn: `${screens}own-proof.test.ts`,
  },
  {
    breaks: 'somebody else’s secret leads to a ticket of one’s own',
    file: `${screens}own-proof.ts`,
    find: 'holderOf(sha256, salt, uid)',
    put: 'holderOf(sha256, salt, 7)',
    noticedIn: `${screens}own-proof.test.ts`,
  },
  {
    breaks: 'a draw key that has ended stays',
    file: `${screens}console/draw-key.ts`,
    find: 'isKey(read) && read.expires > now',
    put: 'isKey(read)',
    noticedIn: `${screens}console/draw-key.test.ts`,
  },
  {
    breaks: 'who else draws isn’t said',
    file: `${screens}console/DrawOffice.tsx`,
    find: 'drawing !== null && drawing.uid !== own',
    put: 'drawing !== null && drawing.uid === -1',
    noticedIn: office,
  },
  {
    breaks: 'a place can be confirmed without a key, and while somebody else draws',
    file: `${screens}console/DrawingPanel.tsx`,
    find: '!held.key || isBusy || isClosing || drawing.doing !== null',
    put: 'drawing.doing !== null',
    noticedIn: office,
  },
  {
    breaks: 'a winner who still has time is offered to be passed by',
    file: `${screens}console/Picks.tsx`,
    find: ' && isPast(give_by) && (',
    put: ' && (',
    noticedIn: office,
  },
  {
    breaks: 'sealing doesn’t say that our number alone decides',
    file: `${screens}console/AskDialogs.tsx`,
    find: "t('draw.console.sealAlone')",
    put: "''",
    noticedIn: office,
  },
  {
    breaks: 'an address is asked for after its day',
    file: `${screens}written.ts`,
    find: ' && !isPast(give_by)',
    put: '',
    noticedIn: page,
  },
  {
    breaks: 'a page says that a number from outside decides, and there is none',
    file: `${screens}components/Beside.tsx`,
    find: "draw.beacon.round > 0 ? 'draw.page.trustText'",
    put: "draw.beacon.round >= 0 ? 'draw.page.trustText'",
    noticedIn: page,
  },
  {
    breaks: 'a draw without a number from outside waits for one',
    file: `${screens}components/Steps.tsx`,
    find: 'step.done === 0 && !isLeftOut(step)',
    put: 'step.done === 0',
    noticedIn: page,
  },
  {
    breaks: 'that another round decides than the one that was named isn’t said',
    file: `${screens}components/Steps.tsx`,
    find: 'named !== round && t(',
    put: 'named === -1 && t(',
    noticedIn: page,
  },
  {
    breaks: 'who didn’t claim a prize stays a winner',
    file: `${screens}components/WinnerRow.tsx`,
    find: "state === 'passed' || state === 'unclaimed'",
    put: "state === 'passed'",
    noticedIn: page,
  },
  {
    breaks: 'the ticket of a win isn’t marked as the reader’s own',
    file: `${screens}components/WinnerRow.tsx`,
    find: "mine ? t('draw.page.you') : winner.name",
    put: 'winner.name',
    noticedIn: page,
  },
];
