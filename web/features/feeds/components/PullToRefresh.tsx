import '../../../design/sheets/feed.css';
import { useEffect, useRef, useState } from 'react';
import type { ThreadRow } from '../../../../contract/domains/threads/shapes.ts';
import { Mark } from '../../../design/Brand.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { usePull } from '../use-pull.ts';

/** A list that is drawn down at its top is asked for anew, and says how many threads have come. */
export function PullToRefresh({ rows }: { rows: readonly ThreadRow[] }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const tree = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  /** What stood there before, once what stands there now is drawn. */
  const [before, setBefore] = useState<ReadonlySet<number> | null>(null);
  usePull(tree, async () => {
    const stood = new Set(rows.map(({ tid }) => tid));
    setAsking(true);
    await revalidate().finally(() => setAsking(false));
    setBefore(stood);
  });
  useEffect(() => {
    if (!before) return;
    setBefore(null);
    const count = rows.filter(({ tid }) => !before.has(tid)).length;
    if (count > 0) showToast({ text: t('feeds.newThreads', { count }) });
  }, [before, rows, t]);
  return (
    <div ref={tree} className="pull-tree" data-asking={asking || undefined} aria-hidden="true">
      <Mark />
    </div>
  );
}
