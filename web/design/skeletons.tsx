import { useT } from '../texts/texts.tsx';

export function ReplySkeleton() {
  return (
    <div className="reply flex gap-3 pb-4" aria-hidden="true">
      <span className="skeleton size-8 rounded-full" />
      <span className="flex flex-1 flex-col gap-2">
        <span className="skeleton w-1/3" />
        <span className="skeleton w-11/12" />
        <span className="skeleton w-2/3" />
      </span>
    </div>
  );
}

/** Says once that something loads, beside the skeletons that only show it. */
export function LoadingLabel() {
  const t = useT();
  return (
    <p className="sr-only" role="status">
      {t('shell.loading')}
    </p>
  );
}
