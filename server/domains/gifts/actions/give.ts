import { giftLimits } from '../../../../contract/domains/gifts/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { daysAfter, utcDay } from '../../../platform/days.ts';
import type { MoneyReason } from '../../../platform/money-reason.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { hold, transfer } from '../../economy/index.ts';
import { standingsOf } from '../../members/index.ts';
import { shareAddress } from '../../sign-in/index.ts';
import { isNew } from '../rules/gift.ts';
import { waitsUntil } from '../rules/waiting.ts';
import { giftSetting } from '../settings.ts';
import { receiveToday } from '../sql/gift-days.ts';
import { countGift, giftMonth } from '../sql/gift-months.ts';
import { insertWaiting } from '../sql/waiting-gifts.ts';

interface NewGift {
  to: number;
  xgold: number;
}

/**
 * Counts a gift with what its receiver had, of new accounts no more than a day allows, so that many can't gather it in one
 * hand; until when it waits, undefined where it arrives at once.
 */
export async function noteGift(
  { actor, db, now }: MemberCtx,
  settings: SettingsReader,
  { to, xgold }: NewGift,
): Promise<Date | undefined> {
  const { uid } = actor;
  if (to === uid || xgold <= 0) throw new Error(`a gift of ${xgold} from ${uid} to ${to}`);
  const figures = await settings.get(giftSetting);
  const joinedAt = (await standingsOf(db, [uid])).get(uid)?.joinedAt ?? now;
  const shares = await shareAddress(db, uid, to);
  const fresh = isNew(figures, joinedAt, now);
  if (fresh) {
    const fits = await receiveToday(db, { uid: to, today: utcDay(now), xgold, figures });
    if (!fits) refuse('threads.gift_limit');
  }
  await countGift(db, { uid: to, month: giftMonth(now), xgold, fresh });
  return waitsUntil({ joinedAt, shares }, now);
}

interface Giving extends NewGift {
  /** Unique over the whole site, as of any transfer. */
  key: string;
  reason: MoneyReason;
  reference: string;
  tid: number;
  /** 0 for what the thread sells as a whole. */
  pid: number;
}

interface Paying extends Giving {
  /** What `noteGift` said. */
  until: Date | undefined;
}

/** Debits the giver; the receiver has it at once, or once it has waited. Whether it waits. */
export async function payGift(ctx: MemberCtx, { to, xgold, tid, pid, until, ...operation }: Paying): Promise<boolean> {
  const { uid } = ctx.actor;
  if (until === undefined) {
    await transfer(ctx, {
      ...{ ...operation, kind: 'given' },
      movements: [{ from: uid, to, currency: 'xgold', amount: xgold }],
    });
    return false;
  }
  const expiresAt = daysAfter(until, giftLimits.graceDays);
  const facts = { uid, currency: 'xgold', amount: xgold, forUid: to, expiresAt } as const;
  const { transfer: number } = await hold(ctx, { ...operation, ...facts });
  await insertWaiting(ctx.db, { hold: number, tid, pid, uid, authorid: to, xgold, due_at: until });
  return true;
}

/** Counts a gift that may be given, and pays it. Whether it waits. */
export async function give(ctx: MemberCtx, settings: SettingsReader, gift: Giving): Promise<boolean> {
  const until = await noteGift(ctx, settings, gift);
  return payGift(ctx, { ...gift, until });
}
