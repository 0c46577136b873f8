import type { ConditionsPage } from '../../../../contract/domains/creator/shapes.ts';
import { RefusedScreen, WaitingScreen } from './AnsweredScreens.tsx';
import { ApplyScreen } from './ApplyScreen.tsx';

/** Where somebody who is no creator stands: applying, waiting, or refused until they may apply again. */
export function StartScreen({ page }: { page: ConditionsPage }) {
  const { application } = page;
  if (application.status === 'waiting') return <WaitingScreen application={application} />;
  if (application.status === 'refused' && (application.again_at > 0 || page.canAppeal === 1)) {
    return <RefusedScreen page={page} />;
  }
  return <ApplyScreen page={page} />;
}
