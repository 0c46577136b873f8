import { useRootData } from '../session/root-data.ts';
import { GoneScreen, LostScreen, NotFoundScreen, SystemErrorScreen } from '../shell/screens.tsx';
import { useT } from '../texts/texts.tsx';
import { errorKind, pageErrorOf } from './page-errors.ts';

const reload = (): void => location.reload();

/** What a page that can't be shown says: not found, not found with its own message, or a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const { status, message } = pageErrorOf(error);
  const { siteName } = useRootData();
  const kind = errorKind(status);
  return (
    <>
      <title>{t(`common.error.${kind}.title`, { siteName })}</title>
      {kind === 'notFound' && <NotFoundScreen />}
      {kind === 'gone' && <GoneScreen message={message ?? ''} />}
      {kind === 'system' && <SystemErrorScreen onRetry={reload} />}
      {kind === 'lost' && <LostScreen onRetry={reload} />}
    </>
  );
}
