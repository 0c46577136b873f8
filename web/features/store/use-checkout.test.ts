import type { FormEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeLimits } from '../../../contract/domains/store/limits.ts';
import { mounted } from '../../testing/mounted.tsx';
import type { Checkout } from './queries.ts';
import { fieldName, useCheckout } from './use-checkout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const checkout = { goods: { goods_id: 3, goods_type: 1, shop_price: 10 } } as unknown as Checkout;
const resultMs = storeLimits.resultSeconds * 1000;

/** What stands in the form of a checkout when it is sent. */
const sent = { preventDefault: () => {}, currentTarget: null } as unknown as FormEvent<HTMLFormElement>;

async function paying(answer: () => Response) {
  const asked: string[] = [];
  const typed = [
    [fieldName('firstname'), 'Tunde'],
    [fieldName('lastname'), ''],
    ['search', 'buds'],
  ];
  vi.stubGlobal(
    'FormData',
    class {
      [Symbol.iterator] = () => typed.values();
    },
  );
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    asked.push(String(body));
    return answer();
  });
  const form = await mounted(() => useCheckout(checkout, '1764160000'));
  await form.act(({ pay }) => pay(sent));
  return { ...form, asked };
}

const bought = () => Response.json({ status: 1, code: 0, msg: 'Purchased.', data: { order_id: 21 } });

test('R-SHP-012 three seconds after a payment its result page is reached, with a timestamp', async () => {
  const { now, router, asked } = await paying(bought);
  expect(asked.map((body) => JSON.parse(body))).toEqual([
    { firstname: 'Tunde', goods_id: 3, timestamp: '1764160000', shop_price: 10 },
  ]);
  expect(now().done).toBe('Purchased.');
  vi.advanceTimersByTime(resultMs - 1);
  expect(router.navigate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  const to = '/xstore/order/result?order_id=21&timestamp=1764160000';
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith(to, { replace: true });
});

test('who leaves the checkout meanwhile is led nowhere', async () => {
  const { leave, router } = await paying(bought);
  await leave();
  vi.advanceTimersByTime(10 * resultMs);
  expect(router.navigate).not.toHaveBeenCalled();
});

test('a payment that is refused says why, is asked for anew, and leads nowhere', async () => {
  const { now, router } = await paying(() =>
    Response.json({ status: 0, code: 1, msg: 'Sold out.', error: 'store.sold_out' }),
  );
  expect(now()).toMatchObject({ done: undefined, error: 'Sold out.', busy: false });
  expect(router.revalidate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10 * resultMs);
  expect(router.navigate).not.toHaveBeenCalled();
});
