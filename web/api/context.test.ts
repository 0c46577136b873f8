import { describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import type { Refused } from '../../contract/open-envelope.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { refusals } from '../../contract/refusals.ts';
import { RouterContextProvider } from '../router/answers.ts';
import { errorKind, pageErrorOf } from '../router/page-errors.ts';
import { addressContext, callContext, callFrom, type InProcessCall, pageCallFrom } from './context.ts';
import { isRefusal } from './wire.ts';

/** The context of a page whose every read is refused so. */
function refusing(refused: Partial<Refused>): RouterContextProvider {
  const context = new RouterContextProvider();
  const refusal: Refused = { ok: false, name: 'wire.bad_input', msg: '', http: 200, issues: [], extra: {}, ...refused };
  context.set(callContext, (async () => refusal) as InProcessCall);
  context.set(addressContext, '/operator/members/7?by=uid');
  return context;
}

const thrownBy = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A thrown `data(…)` as the router hands it to the error page. */
const onPage = (thrown: unknown) => {
  const { data, init } = thrown as { data: unknown; init: { status: number } };
  const { status, message } = pageErrorOf({ status: init.status, data });
  return { http: init.status, kind: errorKind(status), message };
};

describe('a read that a page can not go on without', () => {
  test.each([
    [
      { errCode: 10_243, msg: 'Thread not exist...' },
      { http: 404, kind: 'gone', message: 'Thread not exist...' },
    ],
    [
      { name: 'wire.not_found', http: 404 },
      { http: 404, kind: 'notFound', message: undefined },
    ],
    [
      { name: 'wire.bad_input', http: 400 },
      { http: 404, kind: 'notFound', message: undefined },
    ],
    [
      { name: 'wire.unavailable', http: 503 },
      { http: 503, kind: 'system', message: undefined },
    ],
    [
      { name: 'store.order_unknown', code: 400, msg: 'There is no such order.', http: 200 },
      { http: 404, kind: 'gone', message: 'There is no such order.' },
    ],
    [
      { name: 'store.order_unknown', code: 400, http: 200 },
      { http: 404, kind: 'notFound', message: undefined },
    ],
  ])('R-MSC-027 R-MSC-028 R-MSC-029 refused as %o makes the page %o', async (refused, shown) => {
    expect(onPage(await thrownBy(pageCallFrom(refusing(refused))('feeds.latest', {})))).toEqual(shown);
  });

  test.each([
    [{ name: 'wire.unauthorized', http: 401 }, '/?showlogin=yes&back=%2Foperator%2Fmembers%2F7%3Fby%3Duid'],
    [{ name: 'wire.forbidden', http: 200 }, '/permission'],
    [
      { name: 'wire.second_step_needed', http: 200 },
      '/ucenter/setting/authemtication?page=%2Foperator%2Fmembers%2F7%3Fby%3Duid',
    ],
  ])('refused as %o leads to %s', async (refused, to) => {
    const thrown = await thrownBy(pageCallFrom(refusing(refused))('feeds.latest', {}));
    expect((thrown as Response).headers.get('location')).toBe(to);
  });

  const reads = Object.entries<CallSpec>(calls).filter(([, { method }]) => method === 'GET');
  const refusable = [...new Set(reads.flatMap(([, { refusals: own = [] }]) => own))];

  test('never fails by a refusal that a call declares, but where the refusal is a fault', async () => {
    expect(refusable.length).toBeGreaterThan(40);
    const failing: string[] = [];
    for (const name of refusable) {
      const { http = 200, errCode }: Refusal = refusals[name];
      if (http >= 500) continue;
      const refused = { name, http, msg: 'Why', ...(errCode !== undefined && { errCode }) };
      const thrown = await thrownBy(pageCallFrom(refusing(refused))('feeds.latest', {}));
      if (!(thrown instanceof Response) && onPage(thrown).http >= 500) failing.push(name);
    }
    expect(failing).toEqual([]);
  });

  test('is answered as it is', async () => {
    const context = new RouterContextProvider();
    const answer = { ok: true, data: { list: [] }, beside: {}, msg: '' };
    context.set(callContext, (async () => answer) as unknown as InProcessCall);
    expect(await pageCallFrom(context)('feeds.latest', {})).toEqual(answer);
  });
});

test('a read whose refusal the page answers itself throws the refusal', async () => {
  const thrown = await thrownBy(callFrom(refusing({ name: 'threads.closed', code: 3 }))('feeds.latest', {}));
  expect(isRefusal(thrown) && [thrown.refusal, thrown.code]).toEqual(['threads.closed', 3]);
});
