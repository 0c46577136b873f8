import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveBeat, liveCloses, liveReturns, liveTimes } from '../../contract/live.ts';
import type { Signal } from '../../contract/signals.ts';
import { LiveConnection, type LiveMessage, livePauses, type Wire } from './live-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeWire implements Wire {
  sent: string[] = [];
  isClosed = false;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
}

function browser() {
  const wires: FakeWire[] = [];
  const received: LiveMessage[] = [];
  const state = { token: 'mine' as string | null, visible: true, online: true, frugal: false, asked: 0 };
  const live = new LiveConnection({
    open: () => {
      wires.push(new FakeWire());
      return wires.at(-1)!;
    },
    token: () => state.token,
    visible: () => state.visible,
    online: () => state.online,
    frugal: () => state.frugal,
    random: () => 1,
    onMessage: (signal) => received.push(signal),
    ask: () => {
      state.asked += 1;
    },
  });
  const change = (fields: Partial<typeof state>) => {
    Object.assign(state, fields);
    live.look();
  };
  return { wires, received, state, live, change, last: () => wires.at(-1)! };
}

const unread: Signal = {
  signal: 'notices.unread',
  data: { num: 1, reply: 1, atme: 0, attention: 0, systems: 0 },
};

test('the token is the first message, beats are answered, signals are received', () => {
  const { last, received } = browser();
  last().onopen?.();
  last().onmessage?.({ data: liveBeat });
  last().onmessage?.({ data: JSON.stringify(unread) });
  expect(last().sent).toEqual(['{"token":"mine"}', liveBeat]);
  expect(received).toEqual([unread]);
});

test('a lost connection comes back later and later, and soon again once something has been received', () => {
  const { wires, last } = browser();
  const pauses: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    last().onclose?.({ code: 1006, reason: '' });
    const before = wires.length;
    let waited = 0;
    while (wires.length === before) {
      vi.advanceTimersByTime(500);
      waited += 500;
    }
    pauses.push(waited);
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  last().onmessage?.({ data: liveBeat });
  last().onclose?.({ code: liveCloses.restart, reason: '' });
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(10);
});

test('sent away by a server that ends, it comes back when it was asked to, and later and later where nobody is there', () => {
  const { wires, last } = browser();
  const comesAfter = (milliseconds: number) => {
    const before = wires.length;
    vi.advanceTimersByTime(milliseconds - 1);
    expect(wires).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(before + 1);
  };
  last().onclose?.({ code: liveCloses.restart, reason: '17250' });
  comesAfter(17_250);
  last().onclose?.({ code: 1006, reason: '' });
  comesAfter(livePauses.firstRetry);
  // No server sends browsers away for longer than that, and another code asks for nothing.
  last().onclose?.({ code: liveCloses.restart, reason: '99999' });
  comesAfter(liveReturns.longest);
  last().onclose?.({ code: 1006, reason: '17250' });
  comesAfter(2 * livePauses.firstRetry);
  last().onclose?.({ code: liveCloses.restart, reason: 'soon' });
  comesAfter(4 * livePauses.firstRetry);
});

test('silence is a lost network, whatever the browser says', () => {
  const { wires, last } = browser();
  last().onopen?.();
  vi.advanceTimersByTime(liveTimes.silence - 1);
  expect(last().isClosed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(wires[0]!.isClosed).toBe(true);
  vi.advanceTimersByTime(livePauses.firstRetry);
  expect(wires).toHaveLength(2);
});

test('without a network nothing is tried; with it again at once', () => {
  const { wires, change } = browser();
  change({ online: false });
  expect(wires[0]!.isClosed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(wires).toHaveLength(1);
  change({ online: true });
  expect(wires).toHaveLength(2);
});

test('hidden for a moment it stays, hidden for long it goes, and comes back when it is looked at', () => {
  const { wires, last, change } = browser();
  change({ visible: false });
  vi.advanceTimersByTime(livePauses.hidden - 1);
  last().onmessage?.({ data: liveBeat });
  change({ visible: true });
  vi.advanceTimersByTime(livePauses.hidden);
  expect([wires.length, wires[0]!.isClosed]).toEqual([1, false]);
  change({ visible: false });
  vi.advanceTimersByTime(livePauses.hidden);
  expect(wires[0]!.isClosed).toBe(true);
  change({ visible: true });
  expect(wires).toHaveLength(2);
});

test('a refused token is not tried again, another one is; a guest has none', () => {
  const { wires, last, change } = browser();
  last().onclose?.({ code: liveCloses.unauthorized, reason: '' });
  vi.advanceTimersByTime(600_000);
  change({});
  expect(wires).toHaveLength(1);
  change({ token: 'newer' });
  expect(wires).toHaveLength(2);
  last().onclose?.({ code: 1006, reason: '' });
  change({ token: null });
  vi.advanceTimersByTime(600_000);
  expect(wires).toHaveLength(2);
});

test('a window that gave way to others waits until it is looked at', () => {
  const { wires, last, change } = browser();
  last().onclose?.({ code: liveCloses.replaced, reason: '' });
  vi.advanceTimersByTime(600_000);
  expect(wires).toHaveLength(1);
  change({ visible: true });
  expect(wires).toHaveLength(2);
});

test('where data is dear no connection is held: the state is asked for now and then', () => {
  const { wires, state, change } = browser();
  state.frugal = true;
  wires[0]!.onclose?.({ code: 1006, reason: '' });
  vi.advanceTimersByTime(livePauses.firstRetry);
  expect([wires.length, state.asked]).toEqual([1, 1]);
  change({ visible: true });
  vi.advanceTimersByTime(livePauses.ask - 1);
  expect(state.asked).toBe(1);
  vi.advanceTimersByTime(1);
  expect(state.asked).toBe(2);
});

test('stopped it stays stopped', () => {
  const { wires, live, change } = browser();
  live.stop();
  change({ visible: true });
  vi.advanceTimersByTime(600_000);
  expect([wires.length, wires[0]!.isClosed]).toEqual([1, true]);
});
