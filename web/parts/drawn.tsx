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
import { useT } from '../texts/texts.tsx';
import { type Part, thereNow } from './part.ts';

/** How a part is placed, beside what it draws. */
interface Placed {
  /** Once it is wanted it stays mounted, so that a dialog's closing is its own affair. */
  wanted?: boolean;
  /** Called when its code could not be loaded and the reader has seen a message: it is no longer wanted. */
  onFailed?: (() => void) | undefined;
  /** Tries again, when the reader asks; reloads the page by default: many a browser remembers a module that failed. */
  retry?: () => void;
}

/**
 * A component of a part, fetched when it is first wanted: `drawn(part({ … }), (m) => m.Editor)`. What columns of wide windows draw is
 * there before them.
 */
export function drawn<M, P extends object>(some: Part<M>, pick: (module: M) => ComponentType<P>) {
  const choose = import.meta.env.SSR ? serverPart(some, pick) : browserPart(some, pick);
  if (some.for === 'wide') {
    return (props: P & Placed) => {
      const [Own] = useState(choose);
      return <Own {...props} />;
    };
  }
  return ({ wanted = true, onFailed, retry, ...props }: P & Placed) => (
    <Place
      wanted={wanted}
      onFailed={onFailed}
      retry={retry}
      choose={choose}
      draw={(Own) => <Own {...(props as P)} />}
    />
  );
}

/** Chooses what a place draws for as long as it stands. */
type Choose<P> = () => ComponentType<P>;

function browserPart<M, P extends object>(some: Part<M>, pick: (module: M) => ComponentType<P>): Choose<P> {
  const make = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return { default: pick(await some()) };
      } catch (error) {
        Waited = make();
        throw error;
      }
    }) as unknown as ComponentType<P>;
  let Waited = make();
  // What is there already is drawn at once, with nothing in its place for a moment.
  return () => (some.there ? pick(some.there) : Waited);
}

function serverPart<M, P extends object>(some: Part<M>, pick: (module: M) => ComponentType<P>): Choose<P> {
  const Own = (props: P) => {
    const module = thereNow(some);
    if (!module) return null;
    const There = pick(module);
    return <There {...props} />;
  };
  return () => Own;
}

/** Dispatched at the document as a part has come to life. */
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

interface PlaceProps<P> extends Placed {
  wanted: boolean;
  choose: Choose<P>;
  draw: (Own: ComponentType<P>) => ReactNode;
}

const reload = (): void => location.reload();

/** Where a part stands, with what stands there until it comes, or where it can't be had. */
function Place<P>({ wanted, onFailed, retry = reload, choose, draw }: PlaceProps<P>) {
  const t = useT();
  // Held outside of what waits: React draws that anew once it failed, and must meet the same failure.
  const [Own, setOwn] = useState(() => (wanted ? choose() : undefined));
  const [failed, setFailed] = useState(false);
  const [shown, end] = useStill(wanted);
  if (wanted && !failed && !Own) setOwn(choose);
  if (failed && !wanted) setFailed(false);
  if (!Own || failed) return null;
  const fail = () => {
    end();
    setOwn(undefined);
    setFailed(true);
    const action = { label: t('shell.tryAgain'), run: retry };
    showToast({ text: t('common.network.failed'), kind: 'error', action });
    onFailed?.();
  };
  const placed = (
    <Suspense fallback={<LoadingBar state="running" />}>
      {draw(Own)}
      <Alive onAlive={end} />
    </Suspense>
  );
  return <Contained onFailed={fail}>{shown(placed)}</Contained>;
}
