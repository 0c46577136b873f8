import type { BarState } from '../router/loading-bar.tsx';

/** The thin bar on top while a page is on its way; the stylesheet draws it over its time. */
export function LoadingBar({ state }: { state: BarState }) {
  if (state === 'hidden') return null;
  return <div className="loading-bar" data-full={state === 'full'} aria-hidden="true" />;
}
