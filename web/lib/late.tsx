import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { LoadingBar } from '../design/LoadingBar.tsx';
import { showToast } from '../design/toasts.ts';
import { textsOf } from '../texts/load.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { useT } from '../texts/texts.tsx';
import type { LazyModule } from './lazy-module.ts';

/**
 * A component whose code loads when it is first drawn: `lazyPart(() => import('./Editor.tsx'), (m) => m.Editor)`, with
 * the domains of texts that the page may lack. A failure is forgotten, so that the next time it is drawn it is asked for
 * again; a browser that remembers a failed module needs the page anew, which `Late` offers.
 */
export function lazyPart<M, P extends object>(
  load: LazyModule<M>,
  pick: (module: M) => ComponentType<P>,
  domains: readonly string[] = [],
): ComponentType<P> {
  if (import.meta.env.SSR) return serverPart(load, pick);
  const make = (): ComponentType<P> =>
    lazy(async () => {
      try {
        const [module] = await Promise.all([load(), loadTexts(domains)]);
        return { default: pick(module) };
      } catch (error) {
        Part = make();
        throw error;
      }
    }) as unknown as ComponentType<P>;
  let Part = make();
  return (props: P) => {
    // What is there already is drawn at once, with nothing in its place for a moment.
    const [Own] = useState(() => (load.there && domains.length === 0 ? pick(load.there) : Part));
    return <Own {...props} />;
  };
}

const loadTexts = (domains: readonly string[]): Promise<unknown> =>
  Promise.all(domains.map((domain) => textsOf(pageLanguage()).load(domain)));

const awaited = new Set<Promise<void>>();

/** The server draws in one go: a part whose code is not there yet draws nothing, and the page is drawn once more. */
function serverPart<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): ComponentType<P> {
  let Part: ComponentType<P> | undefined;
  return (props: P) => {
    if (Part) return <Part {...props} />;
    awaited.add(
      load().then((module) => {
        Part = pick(module);
      }),
    );
    return null;
  };
}

/** Whether the page just drawn lacks parts whose code is not there yet. */
export const partsLacking = (): boolean => awaited.size > 0;

/** Fetches the code of the parts that the page just drawn lacked; false where it lacked none. */
export async function fetchedParts(): Promise<boolean> {
  const lacking = [...awaited];
  awaited.clear();
  await Promise.all(lacking);
  return lacking.length > 0;
}

/** Dispatched at the document as a lazy part has come to life. */
export const partAlive = 'partalive';

function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(() => {
    document.dispatchEvent(new Event(partAlive));
    onAlive();
  }, [onAlive]);
  return null;
}

interface Still {
  part: ReactNode;
  /** It was to be drawn again meanwhile. */
  passed: boolean;
}

/**
 * What the server drew stays as it stands until its code is there: were its place drawn again before, React would take
 * it away and draw it anew. Returns what to draw of `part`, and what to call once the code is there or can't be had.
 */
function useStill(served: boolean): [shown: (part: ReactNode) => ReactNode, end: () => void] {
  const still = useRef<Still | null>(served ? { part: null, passed: false } : null);
  const [, drawAgain] = useState(0);
  const end = useCallback(() => {
    const passed = still.current?.passed;
    still.current = null;
    if (passed) drawAgain((count) => count + 1);
  }, []);
  const shown = (part: ReactNode) => {
    const held = still.current;
    if (!held) return part;
    if (held.part) held.passed = true;
    else held.part = part;
    return held.part;
  };
  return [shown, end];
}

/** What fails in it fails alone: the page around it stays, with what was typed there. */
class Contained extends Component<{ onFailed: () => void; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(): void {
    this.props.onFailed();
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

interface LateProps {
  wanted: boolean;
  /** Called when its code could not be loaded and the reader has seen a message: it is no longer wanted. */
  onFailed?: () => void;
  /** Tries again, when the reader asks; reloads the page by default. */
  retry?: () => void;
  children: ReactNode;
}

const reload = (): void => location.reload();

/** A place for a lazy part: a dialog, a menu. Once wanted it stays mounted, so that closing it is its own affair. */
export function Late({ wanted, onFailed, retry = reload, children }: LateProps) {
  const t = useT();
  const [ever, setEver] = useState(wanted);
  const [failed, setFailed] = useState(false);
  const [shown, end] = useStill(wanted);
  if (wanted && !ever) setEver(true);
  if (failed && !wanted) setFailed(false);
  if (!ever || failed) return null;
  const fail = () => {
    end();
    setEver(false);
    setFailed(true);
    const action = { label: t('shell.tryAgain'), run: retry };
    showToast({ text: t('common.network.failed'), kind: 'error', action });
    onFailed?.();
  };
  const part = (
    <Suspense fallback={<LoadingBar state="running" />}>
      {children}
      <Alive onAlive={end} />
    </Suspense>
  );
  return <Contained onFailed={fail}>{shown(part)}</Contained>;
}
