import { useEffect, useRef, useState } from 'react';
import { exchangeLimits } from '../../../contract/domains/economy/exchange-limits.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';
import type { Said } from '../../../contract/primitives/said.ts';
import { call } from '../../api/client.ts';
import { type Act, useAct } from '../../api/use-act.ts';
import { isRefusal } from '../../api/wire.ts';
import { randomString } from '../../lib/random.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { wordsOfSaid } from '../../session/refused-form.ts';
import { useRootData } from '../../session/root-data.ts';
import { isMade, isOfNumber, madeBefore } from './exchange-form.ts';
import { type ExchangeInfo, type ExchangeOrder, type Own, signed } from './exchange-queries.ts';

/** The exchange's own field of the page's form, so that no other button takes it along. */
const part = 'exchange';
export const numberField = `xcoin@${part}`;
/** What stands in it at first. */
export const defaultNumber = '1';

const own = ['economy.before-exchange', 'economy.exchange', 'economy.exchange-cancel'];

/** What a form of the exchange that was sent without script was answered. */
function useSaid() {
  const { said } = useRootData();
  return said && own.includes(said.call) ? said : undefined;
}

/** Loads the page anew when what was done has been read. */
function useReload(): (after: () => void) => void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (after) => {
    timer.current = setTimeout(() => void revalidate().then(after), exchangeLimits.reload * 1000);
  };
}

/** Whether an order waits that this screen didn't know of: its dialog asks about it, and says all that there is to say. */
const isWaiting = (refusal: string | undefined): boolean => refusal === 'economy.order_waits';

/** What a try was answered: what it made, or why it was refused. */
function answered(act: Act, said: Said | undefined, asks: boolean) {
  const made = madeBefore(said);
  const refused = made === undefined ? said?.refused : undefined;
  const refusal = act.refusal ?? refused?.name;
  return { made, refusal, words: asks && isWaiting(refusal) ? undefined : (act.words ?? wordsOfSaid({ refused })) };
}

/** What an exchange was answered: the server's words, and what the member has now where it says so. */
interface Made {
  words: string;
  has?: Pick<ExchangeInfo, 'xcoin' | 'xglodCount'>;
}

/** Makes an exchange, or finds that it was made before. */
async function make(viewer: Own, { id, xcoin }: ExchangeOrder, idempotencyKey: string): Promise<Made> {
  try {
    const input = { ...(await signed(viewer, xcoin)), order: id };
    const { msg, data } = await call('economy.exchange', input, { idempotencyKey });
    return { words: msg, has: { xcoin: data.xcoin, xglodCount: data.xglodCount } };
  } catch (failure) {
    if (!isRefusal(failure) || !isMade(failure.refusal)) throw failure;
    return { words: failure.msg };
  }
}

/** Asks for a price; where another order waits, the page comes anew with it, and asks about it. */
async function quote(
  viewer: Own,
  number: number | undefined,
  { known, revalidate }: { known: number; revalidate: () => Promise<void> },
): Promise<ExchangeOrder> {
  try {
    const input = { ...(await signed(viewer, number)), order: known };
    return (await call('economy.before-exchange', input)).data.order;
  } catch (failure) {
    if (isRefusal(failure) && isWaiting(failure.refusal)) await revalidate();
    throw failure;
  }
}

/** Ends an order; the server's words where it was confirmed before, by a press whose answer was lost or on another screen. */
async function end(viewer: Own, { id, xcoin }: ExchangeOrder): Promise<string | undefined> {
  try {
    await call('economy.exchange-cancel', { ...(await signed(viewer, xcoin)), order: id });
    return undefined;
  } catch (failure) {
    if (!isRefusal(failure) || !isMade(failure.refusal)) throw failure;
    return failure.msg;
  }
}

/** What the buttons send before there is script. */
function formsOf({ uid, countryFid: cid }: Own, known: number) {
  const fieldsOf = ({ id, xcoin }: ExchangeOrder) => ({ uid, cid, xcoin, order: id });
  return {
    askAction: formAction('economy.before-exchange', { uid, cid, order: known, _of: part }),
    askAgainAction: (order: ExchangeOrder) => formAction('economy.before-exchange', fieldsOf(order)),
    confirmAction: (order: ExchangeOrder) => formAction('economy.exchange', fieldsOf(order)),
    cancelAction: (order: ExchangeOrder) => formAction('economy.exchange-cancel', fieldsOf(order)),
  };
}

/** The order that the page asks about: one that waits is asked about before anything else (R-EXC-007). */
function useAsked(info: ExchangeInfo, said: Said | undefined) {
  const [order, setOrder] = useState<ExchangeOrder | null>(info.order);
  /** The order that was asked about last: one that comes with the page and isn't this one waits. */
  const known = useRef(info.order?.id ?? 0);
  const isNew = said?.call === 'economy.before-exchange' && !said.refused;
  const [waiting, setWaiting] = useState(info.order !== null && !isNew);
  const key = useRef(randomString());
  useEffect(() => {
    if (!info.order || info.order.id === known.current) return;
    known.current = info.order.id;
    key.current = randomString();
    setWaiting(true);
    setOrder(info.order);
  }, [info.order]);
  return { order, setOrder, waiting, setWaiting, known, key };
}

/**
 * An exchange on its way: asked for, quoted in a dialog, then made or ended. Nothing is shown as had before the server has
 * said so; the same try sent again is the same one.
 */
export function useExchange(info: ExchangeInfo, viewer: Own) {
  const said = useSaid();
  const act = useAct();
  const reload = useReload();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(said?.fields[numberField] ?? defaultNumber);
  const { order, setOrder, waiting, setWaiting, known, key } = useAsked(info, said);
  /** What was made, until the page comes anew. */
  const [done, setDone] = useState<Made>();
  const [cancelling, setCancelling] = useState(false);

  const ask = (number: number | undefined) =>
    act.run(async () => {
      const quoted = await quote(viewer, number, { known: known.current, revalidate });
      key.current = randomString();
      known.current = quoted.id;
      setWaiting(false);
      setOrder(quoted);
    });
  const showMade = (now: Made) => {
    setDone(now);
    reload(() => setDone(undefined));
  };
  const confirm = (asked: ExchangeOrder) =>
    act.run(async () => {
      try {
        showMade(await make(viewer, asked, key.current));
      } catch (failure) {
        // Refused, it is asked for anew; where no answer came, the same try may be sent again.
        const refused = isRefusal(failure) && failure.http === 200;
        if (refused) setOrder(null);
        // What another screen did has changed what this one shows.
        if (refused) void revalidate();
        throw failure;
      }
      setOrder(null);
    });
  // The dialog stands until the answer is there: whoever leaves the page before would find the order waiting.
  const cancel = (asked: ExchangeOrder) =>
    act.run(async () => {
      setCancelling(true);
      try {
        const made = await end(viewer, asked);
        if (made !== undefined) showMade({ words: made });
      } finally {
        // Without an answer too: the order lapses by itself.
        setOrder(null);
        setCancelling(false);
      }
    });

  const asks = waiting && order !== null;
  const { made, refusal, words } = answered(act, said, asks);
  return {
    ...{ typed, order, waiting, ask, confirm, cancel, cancelling, busy: act.busy },
    type: (text: string) => {
      setTyped(text);
      act.clear();
    },
    fieldError: isOfNumber(refusal) ? words : undefined,
    error: isOfNumber(refusal) ? undefined : words,
    /** The words on what was made: now, or before. */
    made: done?.words ?? made,
    has: done?.has,
    resting: done !== undefined,
    ...formsOf(viewer, info.order?.id ?? 0),
  };
}
export type Exchange = ReturnType<typeof useExchange>;
