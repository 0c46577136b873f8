import { act, type ComponentProps, type ElementType, isValidElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { hrefOf } from '../router/address.ts';
import type { BrowserRouter } from '../router/browser-router.ts';
import { RouterViewContext } from '../router/view.tsx';
import { TextsProvider } from '../texts/texts.tsx';
import { type Surroundings, surroundingsOf } from './rendered.tsx';

/** What a hook may ask of the router. */
type Asked = Pick<BrowserRouter, 'navigate' | 'revalidate' | 'turnReader' | 'whenDrawn'>;

export interface Mounted<T> {
  /** What the hook gave when it was drawn last. */
  now(): T;
  /** Does something, and waits until what it changed is drawn. */
  act(work: (now: T) => unknown): Promise<void>;
  /** The screen is left. */
  leave(): Promise<void>;
  router: { [K in keyof Asked]: ReturnType<typeof vi.fn<Asked[K]>> };
}

/** Nothing happens here but what the test does. */
const quiet = { addEventListener: () => {}, removeEventListener: () => {} };

/** Takes what is drawn and shows none of it. */
const blank = {
  ...quiet,
  ...{
    nodeType: 1,
    style: {},
    setAttribute: () => {},
    appendChild: () => {},
    insertBefore: () => {},
    removeChild: () => {},
  },
};

/** As much of a document as React wants under a screen of which nobody sees anything. */
function bareDocument(): { window: object; container: Element } {
  const window = { ...quiet, event: undefined, HTMLIFrameElement: class {} };
  const createElement = (name: string) => ({ ...blank, nodeName: name, tagName: name, ownerDocument: document });
  const document = { ...quiet, nodeType: 9, activeElement: null, defaultView: window, createElement };
  return { window, container: createElement('DIV') as unknown as Element };
}

/**
 * A hook in a screen of its own, with its states and effects, the texts, the root's data and a router that goes nowhere: what
 * happens in time is seen by a clock of the test, without a browser.
 */
export async function mounted<T>(
  useIt: () => T,
  { within = (screen) => screen, ...around }: Surroundings & { within?: (screen: ReactElement) => ReactElement } = {},
): Promise<Mounted<T>> {
  const { window, container } = bareDocument();
  const { language, basename, state } = surroundingsOf(<Screen />, around);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    ...quiet,
    ...{
      documentElement: { lang: language },
      visibilityState: 'visible',
      querySelector: () => null,
      dispatchEvent: () => true,
    },
  });
  vi.stubGlobal('location', new URL(hrefOf(state.page.location, basename), 'https://example.org'));
  for (const [name, deaf] of Object.entries(quiet)) vi.stubGlobal(name, deaf);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const router = {
    navigate: vi.fn<Asked['navigate']>(async () => {}),
    revalidate: vi.fn<Asked['revalidate']>(async () => {}),
    turnReader: vi.fn<Asked['turnReader']>(async () => {}),
    whenDrawn: vi.fn<Asked['whenDrawn']>(async () => {}),
  };
  let last: { given: T } | undefined;
  function Screen() {
    last = { given: useIt() };
    return null;
  }
  const view = { basename, state, router: router as unknown as BrowserRouter };
  const root = createRoot(container);
  let stands = true;
  const leave = async () => {
    if (stands) await act(async () => root.unmount());
    stands = false;
  };
  onTestFinished(leave);
  await act(async () =>
    root.render(
      <TextsProvider language={language}>
        <RouterViewContext value={view}>{within(<Screen />)}</RouterViewContext>
      </TextsProvider>,
    ),
  );
  const now = (): T => {
    if (!last) throw new Error('the hook was not drawn');
    return last.given;
  };
  return { now, act: (work) => act(async () => void (await work(now()))), leave, router };
}

/**
 * What a part was given that stands in what another one gave, as its children or in another place: a component is mounted like
 * a hook, and its parts are pressed by what they were given.
 */
export function givenTo<C extends ElementType>(drawn: unknown, part: C): ComponentProps<C>[] {
  if (Array.isArray(drawn)) return drawn.flatMap((each) => givenTo(each, part));
  if (!isValidElement(drawn)) return [];
  const { type, props } = drawn as ReactElement<ComponentProps<C>>;
  const inside = Object.values(props as object).flatMap((each) => givenTo(each, part));
  return type === part ? [props, ...inside] : inside;
}
