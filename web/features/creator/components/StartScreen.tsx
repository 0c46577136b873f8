import type { ConditionsPage } from '../../../../contract/domains/creator/shapes.ts';
import { RefusedScreen, WaitingScreen } from './AnsweredScreens.tsx';
import { ApplyScreen } from './ApplyScreen.tsx';

interface StartScreenProps {
  page: ConditionsPage;
  /** Refused, and the day from which they may apply again lies ahead. */
  mustWait: boolean;
}

/** Where somebody who is no creator stands: applying, waiting, or refused until they may apply again. */
export function StartScreen({ page, mustWait }: StartScreenProps) {
  const { application } = page;
  if (application.status === 'waiting') return <WaitingScreen application={application} />;
  if (application.status === 'refused' && mustWait) return <RefusedScreen page={page} />;
  return <ApplyScreen page={page} />;
}
