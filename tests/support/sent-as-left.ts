import { onTestFinished, vi } from 'vitest';

/**
 * For each request that a press sends before its task ends: whether it goes out though its page is left meanwhile. What it
 * asks for is answered without data.
 */
export async function outlivesPage(press: () => Promise<unknown>): Promise<(boolean | undefined)[]> {
  const sent = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ status: 1, code: 0, msg: '', data: {} }),
  );
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('location', { pathname: '/ng' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const pressed = press();
  for (let turn = 0; turn < 10; turn++) await null;
  const outliving = sent.mock.calls.map(([, init]) => init.keepalive);
  await pressed;
  return outliving;
}
