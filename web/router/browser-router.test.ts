import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resolve } from './address.ts';
import { redirect } from './answers.ts';
import { BrowserRouter, type LoadedRoute } from './browser-router.ts';
import { NetworkLost } from './network-lost.ts';
import { forgetVisits } from './page-memory.ts';

const origin = 'https://example.org';

/** As much of a browser's window as the router asks for: a history, an address and a page without rows. */
function newWindow() {
  const entries = [{ state: null as unknown, url: new URL('/', origin) }];
  let at = 0;
  let pop = (): void => {};
  const put = (state: unknown, _title: string, href?: string): void => {
    entries[at] = { state, url: new URL(href ?? entries[at]!.url, origin) };
  };
  const history = {
    get state() {
      return entries[at]!.state;
    },
    replaceState: put,
    pushState: (state: unknown, title: string, href: string) => {
      entries.length = at + 1;
      entries.push({ state: null, url: new URL(href, origin) });
      at += 1;
      put(state, title, href);
    },
    go: (steps: number) => {
      at += steps;
      pop();
    },
  };
  const assigned: string[] = [];
  const location = {
    origin,
    get pathname() {
      return entries[at]!.url.pathname;
    },
    get search() {
      return entries[at]!.url.search;
    },
    hash: '',
    assign: (address: string) => assigned.push(address),
  };
  const addEventListener = (_name: string, listen: () => void): void => {
    pop = listen;
  };
  return { history, location, addEventListener, innerHeight: 800, scrollY: 0, assigned };
}

/** What the pages answer by their paths, and how often each was asked. */
let answers: Record<string, (request: Request) => unknown>;
let asked: string[];
let writes: number;
let lost: number;
let isFrugal: boolean;
/** What is known of a page before it is there. */
let known: Record<string, string>;
let view: ReturnType<typeof newWindow>;
beforeEach(() => {
  [answers, asked, writes, lost, isFrugal, known, view] = [{}, [], 0, 0, true, {}, newWindow()];
  vi.stubGlobal('window', view);
  const style = { setProperty: () => {} };
  vi.stubGlobal('document', { querySelectorAll: () => [], documentElement: { style } });
  forgetVisits();
});
afterEach(() => vi.unstubAllGlobals());

async function routesAt(path: string): Promise<LoadedRoute[]> {
  const clientLoader = async ({ request }: { request: Request }) => {
    asked.push(path);
    return answers[path]?.(request) ?? `${path} by ${writes}`;
  };
  const module = { default: () => null, clientLoader, placeholder: () => known[path] };
  return [{ id: 'page', params: { path }, module, source: 'module' }];
}

/** With a view that draws each page at once; without, a test draws them itself. */
async function newRouter({ draws = true } = {}): Promise<BrowserRouter> {
  const location = { ...resolve('/', '/'), key: 'first' };
  const first = { location, matches: await routesAt('/'), data: { page: 'first' }, failure: null };
  const onLost = (): void => {
    lost += 1;
  };
  const router = new BrowserRouter({
    basename: '/',
    first,
    routesAt,
    onLost,
    frugal: () => isFrugal,
    writes: () => writes,
  });
  router.subscribe(() => draws && router.drew(router.state.page));
  return router;
}
const shown = ({ state: { page } }: BrowserRouter) => [page.location.pathname, page.data.page];

test('a step back shows the page as it was left, and asks for it anew where the reader has written since', async () => {
  const router = await newRouter();
  await router.navigate('/a');
  await router.navigate('/b');
  await router.navigate(-1);
  expect(shown(router)).toEqual(['/a', '/a by 0']);
  expect(asked).toEqual(['/a', '/b']);
  writes += 1;
  await router.navigate(1);
  await expect.poll(() => shown(router)).toEqual(['/b', '/b by 1']);
});

test('an answer on a step back during which the reader wrote is asked for once more', async () => {
  const router = await newRouter();
  await router.navigate('/a');
  isFrugal = false;
  answers['/'] = () => {
    answers = {};
    writes += 1;
    return 'from before';
  };
  await router.navigate(-1);
  await expect.poll(() => shown(router)).toEqual(['/', '/ by 1']);
  expect(asked).toEqual(['/a', '/', '/']);
});

test('of two steps at once the later stands, whichever is answered first', async () => {
  const router = await newRouter();
  const { promise, resolve: answer } = Promise.withResolvers<string>();
  answers['/slow'] = () => promise;
  const slow = router.navigate('/slow');
  await expect.poll(() => asked).toEqual(['/slow']);
  await router.navigate('/fast');
  answer('too late');
  await slow;
  expect([...shown(router), view.location.pathname]).toEqual(['/fast', '/fast by 0', '/fast']);
});

describe('a step that waits for its page', () => {
  /** A step to a thread of which a list has shown something; the page answers when it is called. */
  async function stepToKnown() {
    const router = await newRouter();
    await router.navigate('/list');
    const { promise, resolve: answer, reject: fail } = Promise.withResolvers<string>();
    answers['/thread'] = () => promise;
    known['/thread'] = 'its title';
    const step = router.navigate('/thread');
    const placeholder = (): unknown => router.state.page.placeholder;
    await expect.poll(placeholder).toBe('its title');
    expect([view.location.pathname, router.state.navigation.state]).toEqual(['/thread', 'loading']);
    return { router, step, answer, fail, placeholder };
  }

  test('shows what is known of it under its address, and then the page', async () => {
    const { router, step, answer, placeholder } = await stepToKnown();
    answer('the thread');
    await step;
    expect([...shown(router), placeholder()]).toEqual(['/thread', 'the thread', undefined]);
    await router.navigate(-1);
    expect(shown(router)).toEqual(['/list', '/list by 0']);
    await router.navigate(1);
    expect(shown(router)).toEqual(['/thread', 'the thread']);
  });

  test('is left for the page before, and asked for again by the step forward', async () => {
    const { router, step, answer, placeholder } = await stepToKnown();
    await router.navigate(-1);
    expect([...shown(router), placeholder()]).toEqual(['/list', '/list by 0', undefined]);
    answer('too late');
    await step;
    expect(shown(router)).toEqual(['/list', '/list by 0']);
    answers['/thread'] = () => 'asked again';
    await router.navigate(1);
    await expect.poll(() => shown(router)).toEqual(['/thread', 'asked again']);
  });

  test('goes back where nothing answers', async () => {
    const { router, step, fail, placeholder } = await stepToKnown();
    fail(new NetworkLost('no line'));
    await step;
    expect([...shown(router), placeholder(), view.location.pathname, lost]).toEqual([
      ...['/list', '/list by 0'],
      undefined,
      '/list',
      1,
    ]);
    expect(router.state.navigation.state).toBe('idle');
  });

  test('is sent on in its own place in the history', async () => {
    const { router, step, fail } = await stepToKnown();
    fail(redirect('/permission') as never);
    await step;
    expect(view.location.pathname).toBe('/permission');
    await router.navigate(-1);
    expect(shown(router)).toEqual(['/list', '/list by 0']);
  });
});

test('a circle of redirects ends, and one that leads to another host leads home', async () => {
  const router = await newRouter();
  answers['/round'] = () => {
    throw redirect('/round');
  };
  await expect(router.navigate('/round')).rejects.toBeInstanceOf(Response);
  expect(asked).toHaveLength(11);
  answers['/away'] = () => {
    throw redirect('//elsewhere.example/');
  };
  await router.navigate('/away');
  expect([view.assigned, shown(router)[0]]).toEqual([[], '/']);
});

test('a page that can’t be reached leaves the one that stands, and says so', async () => {
  const router = await newRouter();
  answers['/a'] = () => {
    throw new NetworkLost('no network');
  };
  await router.navigate('/a');
  expect([lost, router.state.navigation.state, ...shown(router)]).toEqual([1, 'idle', '/', 'first']);
});

test('what is refused when a page is asked for anew stays, but for another reader', async () => {
  const router = await newRouter();
  const list = { ok: true, rows: ['of the first reader'] };
  const refused = { ok: false, message: 'Log in.' };
  answers['/a'] = () => list;
  await router.navigate('/a');
  answers['/a'] = () => refused;
  await router.revalidate();
  expect([lost, ...shown(router)]).toEqual([1, '/a', list]);
  await router.turnReader();
  expect([lost, ...shown(router)]).toEqual([1, '/a', refused]);
});

test('what was read as it was saved is asked for anew quietly, what a reader asks for is not', async () => {
  const router = await newRouter();
  answers['/a'] = ({ headers }) => (headers.has('x-quiet') ? 'quiet' : 'opened');
  await router.navigate('/a');
  expect(shown(router)).toEqual(['/a', 'opened']);
  await router.renew();
  expect(shown(router)).toEqual(['/a', 'quiet']);
  await router.revalidate();
  expect(shown(router)).toEqual(['/a', 'opened']);
});

test('a page that was on its way when another reader came is asked for once more', async () => {
  const router = await newRouter();
  const { promise, resolve: answer } = Promise.withResolvers<string>();
  answers['/a'] = () => promise;
  const step = router.navigate('/a');
  await expect.poll(() => asked).toEqual(['/a']);
  await router.turnReader();
  answers = {};
  answer('of the former reader');
  await step;
  await expect.poll(() => shown(router)).toEqual(['/a', '/a by 0']);
});

test('a page that a step back shows is asked for anew only once it is drawn', async () => {
  const router = await newRouter({ draws: false });
  await router.navigate('/a');
  isFrugal = false;
  await router.navigate(-1);
  await expect.poll(() => shown(router)).toEqual(['/', 'first']);
  const left = router.state.page;
  await new Promise((resolve) => setTimeout(resolve));
  expect([asked, router.state.page === left]).toEqual([['/a'], true]);
  router.drew(left);
  await expect.poll(() => shown(router)).toEqual(['/', '/ by 0']);
});

test('who waits for a page to be drawn goes on with that page, not with the one before', async () => {
  const router = await newRouter({ draws: false });
  const log: string[] = [];
  await router.whenDrawn();
  await router.turnReader();
  const waits = router.whenDrawn().then(() => log.push('goes on'));
  const { page } = router.state;
  await router.turnReader();
  router.drew(page);
  await Promise.resolve();
  log.push('another page came');
  router.drew(router.state.page);
  await waits;
  expect(log).toEqual(['another page came', 'goes on']);
});

test('a picture that is looked at has an address and a step of its own, and nothing is asked for', async () => {
  const router = await newRouter();
  isFrugal = false;
  await router.navigate('/a?page=2');
  const { data } = router.state.page;
  await router.navigate('/a?page=2&photo=1', { preventScrollReset: true });
  await router.navigate('/a?page=2&photo=3&of=7', { replace: true, preventScrollReset: true });
  expect([router.state.page.location.search, router.state.page.data]).toEqual(['?page=2&photo=3&of=7', data]);
  writes += 1;
  await router.navigate(-1);
  expect([router.state.page.location.search, router.state.page.data]).toEqual(['?page=2', data]);
  expect(asked).toEqual(['/a']);
  await router.navigate('/a?page=3');
  expect(asked).toEqual(['/a', '/a']);
  // Without a picture its second parameter is another page's own.
  await router.navigate('/a?page=3&of=xcoin');
  expect(asked).toEqual(['/a', '/a', '/a']);
});
