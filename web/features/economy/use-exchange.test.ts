import { beforeEach, expect, test, vi } from 'vitest';
import { exchangeLimits } from '../../../contract/domains/economy/exchange-limits.ts';
import { mounted } from '../../testing/mounted.tsx';
import { member } from '../../testing/rendered.tsx';
import type { ExchangeInfo } from './exchange-queries.ts';
import { useExchange } from './use-exchange.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const order = { id: 5, xcoin: 4, xgold: 4000, honoured_until: 0 };
const reloadMs = exchangeLimits.reload * 1000;

/** The exchange of a member whom the server answers so, one after the other. */
async function exchanging(...answers: object[]) {
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return Response.json(answer);
  });
  const info = { order: null } as unknown as ExchangeInfo;
  const exchange = await mounted(() => useExchange(info, member));
  await exchange.act(({ ask }) => ask(4));
  return { ...exchange, confirm: () => exchange.act(({ confirm }) => confirm(exchange.now().order!)) };
}

const quoted = { code: 0, msg: '', data: { order } };

test('R-EXC-008 after an exchange a message shows, and the page is loaded anew after three seconds', async () => {
  const { act, now, confirm, router } = await exchanging(quoted, {
    code: 0,
    msg: 'The XCoin is in your balance.',
    data: { xcoin: 41, xglodCount: 120 },
  });
  expect(now().order?.id).toBe(5);
  await confirm();
  expect(now()).toMatchObject({ made: 'The XCoin is in your balance.', resting: true, order: null });
  expect(now().has).toEqual({ xcoin: 41, xglodCount: 120 });
  await act(() => vi.advanceTimersByTimeAsync(reloadMs - 1));
  expect(router.revalidate).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(router.revalidate).toHaveBeenCalledOnce();
  expect(now().resting).toBe(false);
});

test('R-EXC-009 R-EXC-014 an answer of any other code shows what the server says, and the button is there again', async () => {
  const refused = { code: 7, msg: 'The pool of today is empty.', error: 'economy.pool_empty' };
  const { now, confirm } = await exchanging(quoted, refused);
  await confirm();
  expect(now()).toMatchObject({ error: refused.msg, made: undefined, resting: false, busy: false, order: null });
});

test('R-EXC-009 where nothing answers the dialog stays, and its button is there again', async () => {
  const { now, confirm } = await exchanging(quoted);
  await confirm();
  expect(now()).toMatchObject({ made: undefined, resting: false, busy: false });
  expect(now().order?.id).toBe(5);
});
