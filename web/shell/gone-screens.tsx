import { UpsideDownBaobab } from '../design/UpsideDown.tsx';
import { useRootData } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import { drawn, GoHome, Screen } from './screens.tsx';

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

interface GoneScreenProps {
  message: string;
  /** It is still to come: no page is missing. */
  later?: true | undefined;
}

/** It was there, or never, or is still to come: a 404 that carries its own message (2001404). */
export function GoneScreen({ message, later }: GoneScreenProps) {
  const t = useT();
  const { siteName } = useRootData();
  return (
    <Screen
      drawing={later ? drawn('clock') : <UpsideDownBaobab />}
      status={later ? undefined : t('shell.notFoundStatus', { siteName })}
      title={message}
    >
      <GoHome />
    </Screen>
  );
}
