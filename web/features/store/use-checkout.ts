import { type FormEvent, useEffect, useRef, useState } from 'react';
import { goodsTypes, storeLimits } from '../../../contract/domains/store/limits.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';
import { call } from '../../api/client.ts';
import { useAct } from '../../api/use-act.ts';
import { isRefusal } from '../../api/wire.ts';
import { randomString } from '../../lib/random.ts';
import { useNavigate, useRevalidator } from '../../router/hooks.ts';
import { refusedFields, refusedWords } from '../../session/refused-form.ts';
import { useRootData } from '../../session/root-data.ts';
import type { Checkout } from './queries.ts';

/** The checkout's own fields of the page's form, so that no other button takes them along. */
export const part = 'checkout';
export const fieldName = (name: string): string => `${name}@${part}`;

const own = ['store.pay', 'store.pay-medal'];
/** A try whose answer was lost may have been paid, for somebody else. */
const isOtherContent = (failure: unknown): boolean =>
  isRefusal(failure) && failure.refusal === 'wire.idempotency_conflict';
/** Where a payment leads: below the page on which it was made. */
const result = (order: number | string): string => `result?order_id=${order}`;

/** The fields that say by themselves what is wrong with them. */
const marks = ['shop_id', 'firstname', 'lastname', 'phone', 'email', 'address', 'city', 'country', 'areacode'];

/** What a form holds, by the names of the call's fields. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    name.endsWith(`@${part}`) && typeof value === 'string' && value !== ''
      ? [[name.slice(0, -part.length - 1), value]]
      : [],
  );
  return Object.fromEntries(texts);
}

/**
 * A purchase on its way: paid once, however often it is pressed, since the visit's number goes with it. Nothing is shown
 * as bought before the server has said so; three seconds later its page opens (R-SHP-012, R-SHP-024).
 */
export function useCheckout({ goods }: Checkout, timestamp: string) {
  const { said } = useRootData();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const act = useAct(marks);
  const key = useRef('');
  const [done, setDone] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!act.busy && act.refusal === 'wire.bad_input')
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [act.busy, act.refusal]);
  const sent = said && own.includes(said.call) ? said : undefined;
  const name = goods.goods_type === goodsTypes.medal ? 'store.pay-medal' : 'store.pay';
  const buy = async (fields: Record<string, string>): Promise<void> => {
    const input = { goods_id: goods.goods_id, timestamp, shop_price: goods.shop_price };
    key.current ||= randomString();
    const { data, msg } =
      name === 'store.pay'
        ? await call(name, { ...fields, ...input }, { idempotencyKey: key.current })
        : await call(name, input, { idempotencyKey: key.current });
    setDone(msg);
    const to = `/xstore/order/${result(data.order_id)}&timestamp=${timestamp}`;
    timer.current = setTimeout(() => navigate(to, { replace: true }), storeLimits.resultSeconds * 1000);
  };
  const pay = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = fieldsOf(event.currentTarget);
    void act.run(async () => {
      try {
        await buy(fields);
      } catch (failure) {
        // Paid, sold out or priced anew meanwhile: the page says so, and the next press is another try.
        const refused = isRefusal(failure) && failure.http === 200;
        if (refused) key.current = '';
        if (refused || isOtherContent(failure)) await revalidate();
        throw failure;
      }
    });
  };
  const issues = refusedFields(sent?.refused);
  return {
    ...{ form, pay, done, busy: act.busy },
    typed: (field: string): string | undefined => sent?.fields[fieldName(field)],
    issue: (field: string): string | undefined => act.issues[field] ?? issues[field],
    // What stands at its field isn't said again; the first of them is in focus.
    error: act.error ?? refusedWords(sent?.refused, marks),
    action: formAction(name, {
      ...{ goods_id: goods.goods_id, timestamp, shop_price: goods.shop_price, _of: part },
      _to: `${result('{order_id}')}&timestamp=${timestamp}`,
    }),
  };
}
export type CheckoutForm = ReturnType<typeof useCheckout>;
