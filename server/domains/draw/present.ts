import type {
  AdminDraw,
  DrawFactsShown,
  DrawPrize,
  DrawWinner,
  OwnWin,
} from '../../../contract/domains/draw/shapes.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { Db } from '../../platform/context.ts';
import { flag } from '../../platform/flag.ts';
import { secondsOrNone, unixSeconds } from '../../platform/unix-seconds.ts';
import { picturesByAid } from '../media/index.ts';
import type { MemberCard } from '../members/index.ts';
import type { PrizeNames } from './events.ts';
import { maskedName } from './rules/masked.ts';
import { shownState } from './rules/state.ts';
import type { DrawRow } from './sql/draws.ts';
import type { PickRow, PrizeTally } from './sql/picks.ts';
import type { PrizeRow } from './sql/prizes.ts';

/** Bytes as they stand on the wire; of none nothing. */
export const hexOf = (bytes: Uint8Array | null): string => (bytes ? Buffer.from(bytes).toString('hex') : '');

/** What a prize is called, as events carry it. */
export const prizeNames = ({ names }: Pick<PrizeRow, 'names'>): PrizeNames => ({
  ...{ prize_en: names.en, prize_fr: names.fr, prize_hi: names.hi },
});

const pictureWidth = 320;

/** Addresses of the pictures of prizes, by their numbers. */
export async function prizePictures(db: Db, prizes: readonly PrizeRow[]): Promise<(aid: number) => string> {
  const pictures = await picturesByAid(
    db,
    prizes.flatMap(({ aid }) => (aid > 0 ? [aid] : [])),
  );
  return (aid) => {
    const picture = pictures.get(aid);
    if (!picture) return '';
    const width = picture.widths.find((each) => each >= pictureWidth) ?? picture.widths.at(-1) ?? pictureWidth;
    return `${picture.url}-${width}.webp`;
  };
}

/** Pieces of a prize that nobody won yet, or nobody claimed. */
const leftOf = ({ prizeid, count }: PrizeRow, tallies: readonly PrizeTally[]): number =>
  count - sumOf(tallies.filter((tally) => tally.prizeid === prizeid).map(({ won }) => won));

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Places that were read, each as a tally of its own. */
export const talliesIn = (picks: readonly PickRow[]): PrizeTally[] =>
  picks.map(({ drawid, prizeid, state }) => ({ drawid, prizeid, drawn: 1, won: state === 'won' ? 1 : 0 }));

/** Prizes with what is left of each. */
export const presentPrizes = (
  prizes: readonly PrizeRow[],
  picks: readonly PickRow[],
  { locale, pictureOf }: { locale: Language; pictureOf: (aid: number) => string },
): DrawPrize[] =>
  prizes.map((prize) => ({
    ...{ id: prize.prizeid, name: prize.names[locale], img: pictureOf(prize.aid) },
    ...{ count: prize.count, left: leftOf(prize, talliesIn(picks)) },
  }));

interface Counted {
  prizes: readonly PrizeRow[];
  tallies: readonly PrizeTally[];
  tickets: number;
}

/** What was read of several draws, cut to one of them. */
export function countedOf({ drawid }: DrawRow, { prizes, tallies, tickets }: Counted): Counted {
  const isOf = (row: { drawid: number }): boolean => row.drawid === drawid;
  return { prizes: prizes.filter(isOf), tallies: tallies.filter(isOf), tickets };
}

/** What lists and pages say of a draw now. */
export function presentDraw(
  draw: DrawRow,
  { prizes, tallies, tickets }: Counted,
  { locale, now }: { locale: Language; now: Date },
): DrawFactsShown {
  const { title, brief } = draw.words[locale];
  return {
    ...{ drawid: draw.drawid, title, brief, country_fid: draw.country_fid },
    state: shownState(draw, now, sumOf(tallies.map(({ drawn }) => drawn))),
    ...{ opens_at: unixSeconds(draw.opens_at), closes_at: unixSeconds(draw.closes_at) },
    pieces: sumOf(prizes.map(({ count }) => count)),
    tickets: draw.closed_at ? draw.entries : tickets,
    winners: sumOf(tallies.map(({ won }) => won)),
  };
}

interface WinnerScene {
  prizes: ReadonlyMap<number, PrizeRow>;
  pictureOf: (aid: number) => string;
  cards: ReadonlyMap<number, Pick<MemberCard, 'username'>>;
  /** Who has no access now: their names leave the list. */
  barred: ReadonlySet<number>;
  locale: Language;
}

/** A place of the draw as everybody sees it. */
export function presentWinner(pick: PickRow, { prizes, pictureOf, cards, barred, locale }: WinnerScene): DrawWinner {
  const prize = prizes.get(pick.prizeid);
  const isShown = pick.uid !== null && !barred.has(pick.uid);
  return {
    ...{ place: pick.place, prizeid: pick.prizeid, prize: prize?.names[locale] ?? '', img: pictureOf(prize?.aid ?? 0) },
    ticket: pick.ticket,
    name: isShown ? maskedName(cards.get(pick.uid ?? 0)?.username ?? '') : '',
    ...{ country_fid: pick.country_fid, state: pick.state, again: pick.again, reason: pick.reason },
    at: secondsOrNone(pick.decided_at),
  };
}

/** A prize as its winner sees it. */
export function presentOwnWin(
  pick: PickRow,
  { prizes, pictureOf, locale }: Pick<WinnerScene, 'prizes' | 'pictureOf' | 'locale'>,
): OwnWin {
  const prize = prizes.get(pick.prizeid);
  return {
    ...{ place: pick.place, prizeid: pick.prizeid, prize: prize?.names[locale] ?? '', img: pictureOf(prize?.aid ?? 0) },
    ...{ ticket: pick.ticket, state: pick.state, give_by: secondsOrNone(pick.give_by) },
    ...{ has_address: flag(pick.address_at !== null), sent_at: secondsOrNone(pick.sent_at) },
  };
}

/** A draw as operators see it. */
export function presentAdminDraw(
  draw: DrawRow,
  { prizes, tallies, tickets }: Counted,
  { locale, now, pictureOf }: { locale: Language; now: Date; pictureOf: (aid: number) => string },
): AdminDraw {
  const { words } = draw;
  const [opens_at, closes_at] = [unixSeconds(draw.opens_at), unixSeconds(draw.closes_at)];
  const shown = presentDraw(draw, { prizes, tallies, tickets }, { locale, now });
  return {
    ...{ drawid: draw.drawid, version: draw.version, state: shown.state, country_fid: draw.country_fid },
    title: { en: words.en.title, fr: words.fr.title, hi: words.hi.title },
    brief: { en: words.en.brief, fr: words.fr.brief, hi: words.hi.brief },
    rule: ruleOf(draw),
    ...{ once: flag(draw.once), opens_at, closes_at, round: draw.round },
    ...{ commitment: hexOf(draw.commitment), root: hexOf(draw.root), beacon_known: flag(draw.randomness !== null) },
    ...{ tickets: shown.tickets, pieces: shown.pieces, confirmed: shown.winners },
    prizes: prizes.map((prize) => ({
      ...{ id: prize.prizeid, name: prize.names, shown: prize.names[locale], aid: prize.aid },
      ...{ img: pictureOf(prize.aid), count: prize.count, left: leftOf(prize, tallies), position: prize.position },
    })),
  };
}

/** The entry rule of a draw on the wire. */
export const ruleOf = ({ deed, thing, need, chances, opens_at, closes_at }: DrawRow): AdminDraw['rule'] => ({
  ...{ deed, thing, need, chances },
  ...{ from: unixSeconds(opens_at), to: unixSeconds(closes_at) },
});
