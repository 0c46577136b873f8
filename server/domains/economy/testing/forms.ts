import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { giveMoney } from '../../../../tests/support/wealth.ts';

/** The forms of the exchange and of the daily sign-in. */
export function forms({ db }: FormSite): Record<string, FormCase> {
  /** Of an exchange: what it says of its member, and an order that waits. */
  const exchanging = ({ uid }: Writer) => ({ uid, cid: 188, xcoin: 1 });
  const quoted = async ({ uid }: Writer) => {
    await giveMoney(db, new Date(), uid, 5000);
    await db.insertInto('economy.exchange_orders').values({ uid, xcoin: 1, xgold: 1000, at: new Date() }).execute();
  };
  const orders = ({ uid }: Writer) =>
    rowsOf(db.selectFrom('economy.exchange_orders').where('uid', '=', uid).selectAll());
  return {
    'economy.before-exchange': {
      ready: ({ uid }) => giveMoney(db, new Date(), uid, 5000),
      fields: ({ uid }) => ({ uid, cid: 188, 'xcoin@exchange': 1, _of: 'exchange' }),
      done: orders,
    },
    'economy.exchange': {
      ready: quoted,
      fields: exchanging,
      done: async ({ uid }) => rowsOf(db.selectFrom('economy.exchange_days').where('uid', '=', uid).selectAll()),
    },
    'economy.exchange-cancel': {
      ready: quoted,
      fields: exchanging,
      done: async (who) => 1 - (await orders(who)),
    },
    'economy.check-in': {
      fields: () => ({}),
      done: async ({ uid }) => rowsOf(db.selectFrom('economy.check_ins').where('uid', '=', uid).selectAll()),
    },
  };
}
