import type { Language } from '../../../contract/primitives/countries.ts';
import { defineSystemNotice, type Facts, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { addressDue, drawnAgain, drawWon, type PrizeNames, prizeSent } from './events.ts';

const named = (facts: Facts, locale: Language): Facts => ({ prize: facts[`prize_${locale}`] ?? '' });
const drawPath = ({ drawid }: Facts): `/${string}` => (drawid === undefined ? '/jackpot' : `/jackpot/${drawid}`);
const prizePath = ({ drawid, place }: Facts): `/${string}` =>
  drawid === undefined ? '/jackpot' : `/jackpot/${drawid}/prize/${place}`;

const won = defineSystemNotice('draw', 'draw_won', { to: prizePath, words: named });
const address = defineSystemNotice('draw', 'draw_address', { to: prizePath, words: named });
const again = defineSystemNotice('draw', 'draw_again', { to: drawPath, words: named });
const sent = defineSystemNotice('draw', 'draw_sent', { to: prizePath, words: named });

const namesOf = ({ prize_en, prize_fr, prize_hi }: PrizeNames): PrizeNames => ({ prize_en, prize_fr, prize_hi });
const once = ({ drawid, place }: { drawid: number; place: number }) => `${drawid}:${place}`;

/** What winners are notified of: they won, the day is near, it is over, the prize was sent. */
export const drawNotices: NoticeParts = {
  kinds: [won, address, again, sent],
  on: [
    notifies(drawWon, ({ uid, drawid, place, until, at, ...names }) => [
      toMember(won, { uid, once: once({ drawid, place }), at, facts: { drawid, place, until, ...namesOf(names) } }),
    ]),
    notifies(addressDue, ({ uid, drawid, place, until, at, ...names }) => [
      toMember(address, { uid, once: once({ drawid, place }), at, facts: { drawid, place, until, ...namesOf(names) } }),
    ]),
    notifies(drawnAgain, ({ uid, drawid, place, at, ...names }) => [
      toMember(again, { uid, once: once({ drawid, place }), at, facts: { drawid, place, ...namesOf(names) } }),
    ]),
    notifies(prizeSent, ({ uid, drawid, place, at, ...names }) => [
      toMember(sent, { uid, once: once({ drawid, place }), at, facts: { drawid, place, ...namesOf(names) } }),
    ]),
  ],
};
