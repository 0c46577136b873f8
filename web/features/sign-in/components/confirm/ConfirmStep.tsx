import { useEffect, useRef } from 'react';
import type { Provider } from '../../../../../contract/domains/sign-in/third-party-limits.ts';
import { Button, LinkButton } from '../../../../design/Button.tsx';
import { Note } from '../../../../design/parts.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { confirmPages } from '../../third-party.ts';
import { decline, stepOne } from '../../third-party-mutations.ts';
import { CodeStep } from './CodeStep.tsx';
import { Checking, Ended, Step, useCameBack } from './parts.tsx';
import { useOutcome } from './use-outcome.ts';

/** Where a browser comes back from another site: home, on to the complete page, or the question whose the account is. */
export function ConfirmStep({ provider }: { provider: Provider }) {
  const t = useT();
  const { failed } = useCameBack();
  const { busy, shown, run } = useOutcome();
  const begun = useRef(false);
  const same = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    if (begun.current || failed !== undefined) return;
    begun.current = true;
    run(() => stepOne(provider));
  }, []);
  if (shown.same !== undefined) same.current = shown.same;

  const ended = failed ?? shown.ended;
  if (ended !== undefined) return <Ended provider={provider} message={ended} />;
  if (shown.ticket !== undefined) return <CodeStep provider={provider} ticket={shown.ticket} />;
  if (same.current === '') {
    if (shown.error === undefined) return <Checking provider={provider} />;
    return (
      <Step provider={provider} title={t(`confirm.title.${provider}`)}>
        <Note tone="error">{shown.error}</Note>
        <Button icon="refresh-cw" busy={busy && t('confirm.checking')} onClick={() => run(() => stepOne(provider))}>
          {t('shell.tryAgain')}
        </Button>
      </Step>
    );
  }
  return (
    <Step provider={provider} title={t('confirm.sameTitle')} text={same.current}>
      <p className="text-sm text-ink-2">{t('confirm.sameText')}</p>
      {shown.error && <Note tone="error">{shown.error}</Note>}
      <LinkButton wide to={confirmPages[provider].password}>
        {t('confirm.sameYes')}
      </LinkButton>
      <Button kind="outline" wide busy={busy && t('confirm.creating')} onClick={() => run(() => decline(provider))}>
        {t('confirm.sameNo')}
      </Button>
    </Step>
  );
}
