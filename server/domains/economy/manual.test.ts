import { describe, expect, test } from 'vitest';
import { manualLimits } from '../../../contract/domains/economy/limits.ts';
import { testDb } from '../../../tests/support/db.ts';
import { gift } from '../../../tests/support/money.ts';
import { giveMoney } from '../../../tests/support/wealth.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  approveManualTransfer,
  balancesOf,
  hold,
  type ManualTransfer,
  makeManualTransfer,
  memberStatement,
  type Office,
  refuseManualTransfer,
  reverse,
  standingOf,
  takeBack,
  voidHold,
  voidHoldByHand,
  waitingHolds,
} from './index.ts';
import { proveLedger } from './jobs/prove-ledger.ts';
import { voidExpiredHolds } from './jobs/void-expired-holds.ts';
import { byHand } from './money.ts';

const { db, pool } = await testDb();
const now = new Date('2026-11-25T10:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const [tunde, bisi] = [1, 2] as const;

/** Acts as an operator, in a transaction of its own. */
const as = <T>(uid: number, act: (ctx: Office) => Promise<T>, at = now): Promise<T> =>
  inTransaction(db, (tx) => {
    const actor = { uid } as Office['actor'];
    return act({ db: tx, now: at, actor, requestId: 'test', emit: () => undefined, stale: () => undefined });
  });
const refusalOf = (act: Promise<unknown>): Promise<string | undefined> =>
  act.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal) return error.refusal;
      throw error;
    },
  );

let uids = 100;
const someone = (): number => {
  uids += 1;
  return uids;
};
const order = (uid: number, part: Partial<ManualTransfer> = {}): ManualTransfer => ({
  ...{ uid, way: 'give', currency: 'xgold', amount: 500, shown: 'For your help', reason: 'A prize' },
  ...part,
});
const xgold = async (uid: number) => (await balancesOf({ db, reads: () => undefined }, [uid]))(uid).xgold;
const trailOf = async (uid: number) => {
  const { rows } = await pool.query(
    'select action, actor_uid from moderation.audit where subject_uid = $1 order by id',
    [uid],
  );
  return rows.map(({ action, actor_uid }) => [action, Number(actor_uid)]);
};
const sound = async () => expect((await proveLedger(db)).faults).toEqual([]);
const big = manualLimits.alone + 1;

describe('a transfer by hand', () => {
  test('moves at once up to the limit, and stands in the trail', async () => {
    const ada = someone();
    const given = await as(tunde, (ctx) => makeManualTransfer(ctx, order(ada, { amount: manualLimits.alone })));
    expect([given.status, await xgold(ada)]).toEqual(['paid', manualLimits.alone]);
    await as(tunde, (ctx) => makeManualTransfer(ctx, order(ada, { way: 'take', amount: 400 })));
    expect(await xgold(ada)).toBe(manualLimits.alone - 400);
    expect(await trailOf(ada)).toEqual([
      ['economy.transfer', tunde],
      ['economy.transfer', tunde],
    ]);
    await sound();
  });

  test('takes nothing that isn’t there, and leaves no debt', async () => {
    const ada = someone();
    await giveMoney(db, now, ada, 300);
    const taken = as(tunde, (ctx) => makeManualTransfer(ctx, order(ada, { way: 'take', amount: 301 })));
    expect(await refusalOf(taken)).toBe('economy.member_has_less');
    expect([await standingOf(db, ada), await trailOf(ada)]).toMatchObject([{ xgold: { balance: 300, owed: 0 } }, []]);
  });

  test('never moves an operator’s own money', async () => {
    for (const amount of [1, big])
      expect(await refusalOf(as(tunde, (ctx) => makeManualTransfer(ctx, order(tunde, { amount }))))).toBe(
        'economy.own_account',
      );
  });

  test('is undone by a reversal, once', async () => {
    const ada = someone();
    const { transfer } = await as(tunde, (ctx) => makeManualTransfer(ctx, order(ada)));
    await as(tunde, (ctx) => reverse(ctx, { transfer: transfer!, reason: gift }));
    expect(await xgold(ada)).toBe(0);
    await sound();
  });
});

describe('above the limit', () => {
  const asked = async (uid: number, part: Partial<ManualTransfer> = {}) => {
    const row = await as(tunde, (ctx) => makeManualTransfer(ctx, order(uid, { amount: big, ...part })));
    return { id: row.id, uid, amount: row.amount, reason: 'looked at' };
  };

  test('it waits for another operator, who makes it', async () => {
    const ada = someone();
    const request = await asked(ada);
    expect(await xgold(ada)).toBe(0);
    expect(await refusalOf(as(tunde, (ctx) => approveManualTransfer(ctx, request)))).toBe('economy.own_request');
    const paid = await as(bisi, (ctx) => approveManualTransfer(ctx, request));
    expect([paid.status, paid.decided_by, await xgold(ada)]).toEqual(['paid', bisi, big]);
    expect(await trailOf(ada)).toEqual([
      ['economy.ask-transfer', tunde],
      ['economy.approve-transfer', bisi],
    ]);
    await sound();
  });

  test('two who decide at once decide once, whatever they say', async () => {
    for (const second of [approveManualTransfer, refuseManualTransfer]) {
      const ada = someone();
      const request = await asked(ada);
      const outcomes = await Promise.all([
        refusalOf(as(bisi, (ctx) => approveManualTransfer(ctx, request))),
        refusalOf(as(3, (ctx) => second(ctx, request))),
      ]);
      expect(outcomes.toSorted()).toEqual(['economy.request_decided', undefined]);
      expect(await xgold(ada)).toBe(second === approveManualTransfer || outcomes[0] === undefined ? big : 0);
    }
    await sound();
  });

  test('what was shown is what is paid', async () => {
    const ada = someone();
    const request = await asked(ada);
    for (const seen of [{ amount: big + 1 }, { uid: someone() }])
      expect(await refusalOf(as(bisi, (ctx) => approveManualTransfer(ctx, { ...request, ...seen })))).toBe(
        'economy.request_changed',
      );
    expect(await xgold(ada)).toBe(0);
  });

  test('nobody approves money for themselves', async () => {
    const request = await asked(bisi);
    for (const decide of [approveManualTransfer, refuseManualTransfer])
      expect(await refusalOf(as(bisi, (ctx) => decide(ctx, request)))).toBe('economy.own_account');
  });

  test('what is refused, or is over after its days, moves nothing any more', async () => {
    const ada = someone();
    const refused = await asked(ada);
    await as(bisi, (ctx) => refuseManualTransfer(ctx, refused));
    expect(await refusalOf(as(bisi, (ctx) => approveManualTransfer(ctx, refused)))).toBe('economy.request_decided');
    const old = await asked(ada);
    const late = as(bisi, (ctx) => approveManualTransfer(ctx, old), later(manualLimits.waitingDays));
    expect(await refusalOf(late)).toBe('economy.request_expired');
    expect(await xgold(ada)).toBe(0);
    const unknown = as(bisi, (ctx) => refuseManualTransfer(ctx, { id: 999_999, reason: 'x' }));
    expect(await refusalOf(unknown)).toBe('economy.request_unknown');
  });

  test('a member who has spent it meanwhile keeps the rest', async () => {
    const ada = someone();
    await giveMoney(db, now, ada, big);
    const request = await asked(ada, { way: 'take' });
    await as(tunde, (ctx) => makeManualTransfer(ctx, order(ada, { way: 'take', amount: 1 })));
    expect(await refusalOf(as(bisi, (ctx) => approveManualTransfer(ctx, request)))).toBe('economy.member_has_less');
    expect(await xgold(ada)).toBe(big - 1);
  });
});

describe('a hold', () => {
  const aside = (uid: number, days = 1) =>
    as(tunde, (ctx) =>
      hold(ctx, {
        ...{ key: crypto.randomUUID(), uid, currency: 'xgold', amount: 40, reason: gift, expiresAt: later(days) },
      }),
    );

  test('is given back by an operator once, and the job that comes a moment later finds it ended', async () => {
    const ada = someone();
    await giveMoney(db, now, ada, 100);
    const { transfer: number } = await aside(ada);
    expect(await standingOf(db, ada)).toMatchObject({ xgold: { balance: 60, held: 40, owed: 0 } });
    const both = await Promise.all(
      [tunde, bisi].map((uid) => refusalOf(as(uid, (ctx) => voidHoldByHand(ctx, number, 'a lost order')))),
    );
    expect(both.toSorted()).toEqual(['economy.hold_over', undefined]);
    expect(await xgold(ada)).toBe(100);
    // The job had found it open, and comes to it once the operator is done.
    expect(await as(tunde, (ctx) => voidHold(ctx, number, 'expired'), later(2))).toMatchObject({ repeated: true });
    expect(await xgold(ada)).toBe(100);
    expect(await refusalOf(as(bisi, (ctx) => voidHoldByHand(ctx, 999_999, 'x')))).toBe('economy.hold_unknown');
    await sound();
  });

  test('is given back once where an operator and the job come together', async () => {
    const ada = someone();
    await giveMoney(db, now, ada, 100);
    const { transfer: number } = await aside(ada);
    await Promise.all([
      refusalOf(as(tunde, (ctx) => voidHoldByHand(ctx, number, 'a lost order'), later(2))),
      voidExpiredHolds(db, later(2)),
    ]);
    expect(await xgold(ada)).toBe(100);
    await sound();
  });

  test('waits in a list by its age, which goes on after a number', async () => {
    const ada = someone();
    await giveMoney(db, now, ada, 200);
    const numbers = [await aside(ada, 3), await aside(ada, 1), await aside(ada, 2)].map(({ transfer }) => transfer);
    const own = (await waitingHolds(db, 0, 100)).filter(({ transfer }) => numbers.includes(transfer));
    expect(own.map(({ transfer }) => transfer)).toEqual(numbers);
    expect((await waitingHolds(db, numbers[1]!, 1)).map(({ transfer }) => transfer)).toEqual([numbers[2]]);
  });
});

describe('a member’s statement for operators', () => {
  const reasonOf = (name: string) => [byHand, gift].find((each) => each.name === name);
  const read = (uid: number, part: Partial<Parameters<typeof memberStatement>[2]> = {}) =>
    memberStatement({ db, locale: 'en' }, reasonOf, {
      ...{ uid, currency: 'xgold', before: null, reason: '', rows: 2 },
      ...part,
    });

  test('goes on from the newest to the oldest, with what the account held after each', async () => {
    const ada = someone();
    await giveMoney(db, now, ada, 10);
    await as(tunde, (ctx) => makeManualTransfer(ctx, order(ada, { amount: 5 })));
    await as(tunde, (ctx) => makeManualTransfer(ctx, order(ada, { way: 'take', amount: 3, shown: 'Paid twice' })));
    const first = await read(ada);
    expect(first.list.map(({ amount, balance, note }) => [amount, balance, note])).toEqual([
      [-3, 12, '3 XGold removed by our team: Paid twice'],
      [5, 15, '5 XGold from our team: For your help'],
    ]);
    const rest = await read(ada, { before: first.next });
    expect([rest.list.map(({ balance }) => balance), rest.next]).toEqual([[10], null]);
  });

  test('shows one reason alone, so many entries a question', async () => {
    const ada = someone();
    await as(tunde, (ctx) => makeManualTransfer(ctx, order(ada, { amount: 5 })));
    for (let n = 0; n < 4; n += 1) await giveMoney(db, now, ada, 1);
    expect(await read(ada, { reason: byHand.name })).toMatchObject({ list: [{ amount: 5, place: 1 }], next: null });
    const few = await read(ada, { reason: gift.name });
    expect([few.list.length, few.next]).toEqual([2, 4]);
    const rest = await read(ada, { reason: gift.name, before: few.next });
    expect([rest.list.map(({ place }) => place), rest.next]).toEqual([[3, 2], null]);
    expect(await read(ada, { reason: 'no such' })).toEqual({ list: [], next: null });
  });

  test('of somebody who owes says how much', async () => {
    const ada = someone();
    await giveMoney(db, now, ada, 10);
    await as(tunde, (ctx) => takeBack(ctx, { key: crypto.randomUUID(), uid: ada, amount: 25 }));
    expect(await standingOf(db, ada)).toEqual({
      xgold: { balance: 0, held: 0, owed: 15 },
      xcoin: { balance: 0, held: 0, owed: 0 },
    });
    expect(await read(someone())).toEqual({ list: [], next: null });
  });
});
