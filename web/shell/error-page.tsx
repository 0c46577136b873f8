import { drawn } from '../parts/drawn.tsx';
import { part } from '../parts/part.ts';
import { errorKind, type PageError, pageErrorOf } from '../router/page-errors.ts';
import { useRootData } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import { LostScreen, SystemErrorScreen } from './screens.tsx';

/** Without a network neither is shown: their code can come when the server has said so. */
const goneModule = part({ for: 'rare', load: () => import('./gone-screens.tsx') });
const NotFoundScreen = drawn(goneModule, (m) => m.NotFoundScreen);
const GoneScreen = drawn(goneModule, (m) => m.GoneScreen);

const reload = (): void => location.reload();

/** A page that is not there, or no longer, with its own message. */
export function GonePage({ message, later }: Pick<PageError, 'message' | 'later'>) {
  return message === undefined ? <NotFoundScreen /> : <GoneScreen message={message} later={later} />;
}

/** What a page that can't be shown says: not found, not found with its own message, or a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const { status, message, later } = pageErrorOf(error);
  const { siteName } = useRootData();
  const kind = errorKind(status);
  return (
    <>
      <title>{later ? `${message} - ${siteName}` : t(`common.error.${kind}.title`, { siteName })}</title>
      {kind === 'notFound' && <GonePage />}
      {kind === 'gone' && <GonePage message={message ?? ''} later={later} />}
      {kind === 'system' && <SystemErrorScreen onRetry={reload} />}
      {kind === 'lost' && <LostScreen onRetry={reload} />}
    </>
  );
}
