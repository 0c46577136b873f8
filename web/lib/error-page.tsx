import { useRootData } from '../session/root-data.ts';
import { LostScreen, SystemErrorScreen } from '../shell/screens.tsx';
import { useT } from '../texts/texts.tsx';
import { Late, lazyPart } from './late.tsx';
import { lazyModule } from './lazy-module.ts';
import { errorKind, pageErrorOf } from './page-errors.ts';

/** Without a network neither is shown: their code can come when the server has said so. */
const goneModule = lazyModule(() => import('../shell/gone-screens.tsx'));
const NotFoundScreen = lazyPart(goneModule, (m) => m.NotFoundScreen);
const GoneScreen = lazyPart(goneModule, (m) => m.GoneScreen);

const reload = (): void => location.reload();

/** A page that is not there, or no longer, with its own message. */
export function GonePage({ message }: { message?: string }) {
  return <Late wanted>{message === undefined ? <NotFoundScreen /> : <GoneScreen message={message} />}</Late>;
}

/** What a page that can't be shown says: not found, not found with its own message, or a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const { status, message } = pageErrorOf(error);
  const { siteName } = useRootData();
  const kind = errorKind(status);
  return (
    <>
      <title>{t(`common.error.${kind}.title`, { siteName })}</title>
      {kind === 'notFound' && <GonePage />}
      {kind === 'gone' && <GonePage message={message ?? ''} />}
      {kind === 'system' && <SystemErrorScreen onRetry={reload} />}
      {kind === 'lost' && <LostScreen onRetry={reload} />}
    </>
  );
}
