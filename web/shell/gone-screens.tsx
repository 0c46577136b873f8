import { UpsideDownBaobab } from '../design/UpsideDown.tsx';
import { useRootData } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import { GoHome, Screen } from './screens.tsx';

/** The page is not there (404). */
export function NotFoundScreen() {
  const t = useT();
  return (
    <Screen
      drawing={<UpsideDownBaobab />}
      status={t('shell.notFoundStatus', { siteName: useRootData().siteName })}
      title={t('shell.notFoundTitle')}
      text={t('shell.notFoundText')}
    >
      <GoHome />
    </Screen>
  );
}

/** It was there, or never: a 404 that carries its own message (2001404). */
export function GoneScreen({ message }: { message: string }) {
  const t = useT();
  return (
    <Screen
      drawing={<UpsideDownBaobab />}
      status={t('shell.notFoundStatus', { siteName: useRootData().siteName })}
      title={message}
    >
      <GoHome />
    </Screen>
  );
}
