import type { drawCalls } from '../../../contract/domains/draw/calls.ts';
import type { Db, Log } from '../../platform/context.ts';
import type { Deed } from '../../platform/deed.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { everyMinute, hourly, nightly } from '../../platform/jobs/cron-line.ts';
import { waitsSince } from '../../platform/needs.ts';
import type { GuardedFile } from '../../platform/outgoing/guarded-get.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import { dropActsTask } from './actions/close-draw.ts';
import { confirmWinner } from './actions/confirm-winner.ts';
import { drawPrize } from './actions/draw-prize.ts';
import { endToken } from './actions/end-token.ts';
import { excludeMember } from './actions/exclude-member.ts';
import { giveAddress } from './actions/give-address.ts';
import { markSent } from './actions/mark-sent.ts';
import { passOver } from './actions/pass-over.ts';
import { prizeAddress } from './actions/prize-address.ts';
import { prizeInfo } from './actions/prize-info.ts';
import { publishDraw } from './actions/publish-draw.ts';
import { redrawPrize } from './actions/redraw-prize.ts';
import { removeDraw } from './actions/remove-draw.ts';
import { saveDraw } from './actions/save-draw.ts';
import { savePrize } from './actions/save-prize.ts';
import { sealDraw } from './actions/seal-draw.ts';
import { token } from './actions/token.ts';
import { createHttpBeacon } from './beacon/http-beacon.ts';
import type { Beacon } from './beacon/port.ts';
import { drawFigures } from './figures.ts';
import { askBeacon } from './jobs/ask-beacon.ts';
import { closeDue, closeTask } from './jobs/close-due.ts';
import { dropClosedActs } from './jobs/drop-acts.ts';
import { redrawUnclaimed } from './jobs/redraw-unclaimed.ts';
import { dropAddresses, remindWinners } from './jobs/remind-winners.ts';
import { countActs } from './listeners/count-acts.ts';
import { drawNotices } from './notices.ts';
import { drawPersonalData, drawTables } from './personal-data.ts';
import { adminList } from './reads/admin-list.ts';
import { adminOne } from './reads/admin-one.ts';
import { current } from './reads/current.ts';
import { deeds } from './reads/deeds.ts';
import { drawFile } from './reads/draw-file.ts';
import { drawProof } from './reads/draw-proof.ts';
import { drawView } from './reads/draw-view.ts';
import { earlier } from './reads/earlier.ts';
import { drawKnownOf } from './reads/known.ts';
import { ownPrize } from './reads/own-prize.ts';
import { winnerList } from './reads/winner-list.ts';
import { winners } from './reads/winners.ts';
import { drawReferences } from './references.ts';
import { sealedAddress, sealedSeed } from './sealed.ts';
import { drawSettings } from './settings.ts';
import { numberAwaitedSince, unclosedSince, waitingSince } from './sql/draws.ts';
import { drawSwitches } from './switches.ts';

interface DrawDeps {
  db: Db;
  clock: () => Date;
  log: Log;
  settings: SettingsReader;
  secret: string;
  previousSecret: string | undefined;
  /** Where public numbers come from, and their chain's key; without an address the operator's number alone decides. */
  beaconUrl: string | undefined;
  beaconKey: string | undefined;
  readFile: GuardedFile;
  /** What members do, in all domains; asked for once all are there. */
  deeds: () => readonly Deed[];
}

function handlers(deps: DrawDeps, beacon: Beacon | undefined): Handlers<keyof typeof drawCalls> {
  const { settings, secret } = deps;
  return {
    'draw.current': current,
    'draw.earlier': earlier,
    'draw.view': drawView(deps),
    'draw.winners': winners,
    'draw.file': drawFile(deps),
    'draw.proof': drawProof,
    'draw.own-prize': ownPrize(deps),
    'draw.give-address': giveAddress(secret),
    'draw.draw': drawPrize(deps),
    'draw.confirm': confirmWinner(settings),
    'draw.winner-list': winnerList,
    'draw.prize-info': prizeInfo(deps),
    'draw.token': token,
    'draw.end-token': endToken,
    'draw.admin-list': adminList(beacon !== undefined),
    'draw.admin-one': adminOne,
    'draw.deeds': deeds,
    'draw.save': saveDraw(beacon, deps.deeds),
    'draw.save-prize': savePrize,
    'draw.remove': removeDraw,
    'draw.seal': sealDraw({ secret, beacon }),
    'draw.exclude': excludeMember,
    'draw.pass-over': passOver,
    'draw.publish': publishDraw(settings),
    'draw.redraw': redrawPrize(deps),
    'draw.address': prizeAddress(deps),
    'draw.sent': markSent,
  };
}

/** What the draw binds. */
export function createDraw(deps: DrawDeps): DomainParts<keyof typeof drawCalls> {
  const { beaconUrl: url, beaconKey: key, readFile } = deps;
  const beacon = url === undefined ? undefined : createHttpBeacon({ url, key, readFile });
  return {
    domain: 'draw',
    handlers: handlers(deps, beacon),
    tables: drawTables,
    references: drawReferences,
    personalData: drawPersonalData(deps),
    settings: drawSettings,
    switches: drawSwitches,
    notices: drawNotices,
    knownOf: drawKnownOf,
    figures: drawFigures,
    sealed: { columns: [sealedSeed, sealedAddress] },
    waiting: { draws: async (db, _by, { now, most }) => waitsSince(await waitingSince(db, now, most)) },
    get listeners() {
      return countActs(deps.deeds());
    },
    tasks: {
      [closeTask]: () => closeDue(deps),
      [dropActsTask]: (payload) => dropClosedActs(deps, payload),
      'draw.ask-beacon': () => askBeacon({ ...deps, beacon }),
      'draw.remind-winners': () => remindWinners(deps),
      'draw.redraw-unclaimed': () => redrawUnclaimed(deps),
      'draw.drop-addresses': () => dropAddresses(deps),
    },
    cron: [
      { task: closeTask, match: '* * * * *', promise: everyMinute },
      { task: 'draw.ask-beacon', match: '* * * * *', promise: everyMinute },
      { task: 'draw.remind-winners', match: '41 * * * *', promise: hourly },
      { task: 'draw.redraw-unclaimed', match: '11 * * * *', promise: hourly },
      { task: 'draw.drop-addresses', match: '44 4 * * *', promise: nightly },
    ],
    overdue: { 'draw.close': unclosedSince, 'draw.number': numberAwaitedSince },
  };
}
