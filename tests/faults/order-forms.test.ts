import { expect, test } from 'vitest';
import { formSender } from '../support/form-sender.ts';
import { testStore } from '../support/store.ts';

const { api, bought, buyer, goods, operator } = await testStore({ pages: true });
const send = formSender(api);
const refusal = 'An order only moves forward';

/** A page of the console as the server draws it, without what scripts read, and what its form carries along. */
async function opened(at: string, said = '') {
  const session = await api.must('sign-in.open-page-session', { uid: operator.uid }, { token: operator.token });
  const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!;
  const answer = await fetch(new URL(at, api.url), { headers: { cookie: `${cookie}; ${said}` } });
  const html = drawn(await answer.text());
  const hidden = [...html.matchAll(/<input (?:form="do" )?type="hidden" name="(_\w+)" value="([^"]*)">/g)];
  return { cookie, html, fields: Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])) };
}

const drawn = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '');
const times = (html: string, words: string): number => html.split(words).length - 1;

/** An order whose question is open, and its form. */
async function asked(by: 'move' | 'refund') {
  const order_id = await bought(await buyer(), await goods(1));
  const at = `/operator/orders?${by}=${order_id}`;
  const { cookie, fields } = await opened(at);
  return { order_id, cookie, fields: { ...fields, _back: at, _to: '/operator/orders', order_id } };
}

test('an order that was moved on or refunded without script says so on the page that comes next', async () => {
  for (const [call, by, own, words] of [
    ['store.set-label', 'move', { 'status@label': 'packed', _of: 'label' }, 'The order’s state is changed.'],
    ['store.refund', 'refund', { 'note@money': 'It was broken.', _of: 'money' }, 'The order is refunded.'],
  ] as const) {
    const { cookie, fields } = await asked(by);
    const answer = await send(call, { cookie, fields: { ...fields, ...own } });
    expect([call, answer.status]).toEqual([call, 303]);
    const said = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    const { html } = await opened(answer.headers.get('location')!, said.join('; '));
    expect([call, times(html, words)]).toEqual([call, 1]);
  }
});

test('an order that somebody else completed or refunded meanwhile says why it can’t be, once, though its question is gone', async () => {
  const moved = await asked('move');
  await api.must('store.set-label', { order_id: moved.order_id, status: 'complete' }, operator);
  const refunded = await asked('refund');
  await api.must('store.refund', { order_id: refunded.order_id, note: 'torn' }, operator);
  for (const [call, { cookie, fields }, own, words] of [
    ['store.set-label', moved, { 'status@label': 'packed', _of: 'label' }, refusal],
    ['store.refund', refunded, { 'note@money': 'It was broken.', _of: 'money' }, 'This order was refunded before'],
  ] as const) {
    const answer = await send(call, { cookie, fields: { ...fields, ...own } });
    const html = drawn(await answer.text());
    const shown = [answer.status >= 400, html.includes('<dialog'), times(html, words)];
    expect([call, ...shown]).toEqual([call, true, false, 1]);
  }
});

test('one whose question is open says why in its dialog, once', async () => {
  const { order_id, cookie, fields } = await asked('move');
  await api.must('store.set-label', { order_id, status: 'packed' }, operator);
  const own = { 'status@label': 'packed', _of: 'label' };
  const answer = await send('store.set-label', { cookie, fields: { ...fields, ...own } });
  const html = drawn(await answer.text());
  expect([answer.status >= 400, html.includes(': what is next?'), times(html, refusal)]).toEqual([true, true, 1]);
});
