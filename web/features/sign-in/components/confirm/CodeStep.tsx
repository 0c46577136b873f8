import { useCallback, useState } from 'react';
import type { Provider } from '../../../../../contract/domains/sign-in/third-party-limits.ts';
import { logInFor } from '../../../../../contract/primitives/dialog-flags.ts';
import { useNavigate } from '../../../../router/hooks.ts';
import { enter } from '../../../../session/enter.ts';
import { useT } from '../../../../texts/texts.tsx';
import type { Entered } from '../../mutations.ts';
import { SecondStep } from '../safety/SecondStep.tsx';
import { Ended, Step } from './parts.tsx';

/** The second step of a member with codes: the way by another site doesn't go round it. */
export function CodeStep({ provider, ticket }: { provider: Provider; ticket: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [ended, setEnded] = useState<string>();
  const goBack = useCallback(
    (said?: string) => {
      if (said === undefined) navigate(logInFor());
      else setEnded(said);
    },
    [navigate],
  );
  if (ended !== undefined) return <Ended provider={provider} message={ended} />;
  const letIn = ({ user, headers }: Entered): Promise<void> => enter(user, headers, { home: true });
  return (
    <Step provider={provider} title={t('confirm.codeTitle')}>
      <SecondStep ticket={ticket} onEntered={letIn} onBack={goBack} />
    </Step>
  );
}
