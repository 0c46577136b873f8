import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { currentToast, dismissToast } from '../design/toasts.ts';
import { mounted } from '../testing/mounted.tsx';
import { drawn } from './drawn.tsx';
import { part } from './part.ts';

/** A part whose code can't be had until it is mended, in a place that is wanted when it is asked for. */
async function placed() {
  const seen = { fetched: 0, drawn: 0 };
  let fails = true;
  const Dialog = () => {
    seen.drawn += 1;
    return null;
  };
  const load = async () => {
    seen.fetched += 1;
    if (fails) throw new Error('no line');
    return { Dialog };
  };
  // React says there what its boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // As a browser draws it, not the server.
  vi.stubEnv('SSR', false);
  const Late = drawn(part({ for: 'pressed', load }), (module) => module.Dialog);
  vi.unstubAllEnvs();
  const place = { want: (_wanted: boolean): void => undefined };
  function Place() {
    const [wanted, want] = useState(false);
    place.want = want;
    return <Late wanted={wanted} onFailed={() => want(false)} />;
  }
  const screen = await mounted(() => undefined, {
    within: (screen) => (
      <>
        {screen}
        <Place />
      </>
    ),
  });
  onTestFinished(() => {
    dismissToast();
    vi.restoreAllMocks();
  });
  const mend = () => {
    fails = false;
  };
  return { seen, press: () => screen.act(() => place.want(true)), mend };
}

test('code that can’t be had is fetched once a press, and said', async () => {
  const { seen, press } = await placed();
  await press();
  expect(seen).toEqual({ fetched: 1, drawn: 0 });
  expect(currentToast()?.kind).toBe('error');
  await press();
  expect(seen.fetched).toBe(2);
});

test('once it can be had the next press draws it', async () => {
  const { seen, press, mend } = await placed();
  await press();
  mend();
  await press();
  expect(seen.fetched).toBe(2);
  expect(seen.drawn).toBeGreaterThan(0);
});
