import '../../../design/sheets/feed.css';
import { useEffect, useRef, useState } from 'react';
import type { ThreadRow } from '../../../../contract/domains/threads/shapes.ts';
import { Mark } from '../../../design/Brand.tsx';
import { showToast } from '../../../design/toasts.ts';
import { usePull } from '../../../lib/use-pull.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';

/** A list that is drawn down at its top is asked for anew, and says how many threads have come. */
export function PullToRefresh({ rows }: { rows: readonly ThreadRow[] }) {
  const t = useT();
  const { state, revalidate } = useRevalidator();
  const tree = useRef<HTMLDivElement>(null);
  /** What stood there before. */
  const [before, setBefore] = useState<ReadonlySet<number> | null>(null);
  usePull(tree, () => {
    setBefore(new Set(rows.map(({ tid }) => tid)));
    void revalidate();
  });
  const asked = useRef(false);
  useEffect(() => {
    if (!before) return;
    if (state === 'loading') asked.current = true;
    if (state === 'loading' || !asked.current) return;
    asked.current = false;
    setBefore(null);
    const count = rows.filter(({ tid }) => !before.has(tid)).length;
    if (count > 0) showToast({ text: t('feeds.newThreads', { count }) });
  }, [before, state, rows, t]);
  return (
    <div ref={tree} className="pull-tree" data-asking={before !== null || undefined} aria-hidden="true">
      <Mark />
    </div>
  );
}
