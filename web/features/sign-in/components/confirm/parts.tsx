import type { ReactNode } from 'react';
import {
  type Provider,
  thirdPartyAims,
  thirdPartyFailures,
  thirdPartyStart,
} from '../../../../../contract/domains/sign-in/third-party-limits.ts';
import { logInFor } from '../../../../../contract/primitives/dialog-flags.ts';
import { LinkButton } from '../../../../design/Button.tsx';
import { Icon } from '../../../../design/Icon.tsx';
import { NeedsScript } from '../../../../design/NeedsScript.tsx';
import { Note } from '../../../../design/parts.tsx';
import { useSearch } from '../../../../router/hooks.ts';
import { useLocale } from '../../../../router/locale.ts';
import { PageMeta } from '../../../../shell/page-meta.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { linkedAccountsPage } from '../../third-party.ts';
import { providerIcons } from '../OtherWays.tsx';

interface StepProps {
  provider: Provider;
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}

/** What every confirm page looks like: its name, the kind of account, what is asked, and the answer's place. */
export function Step({ provider, title, text, children }: StepProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-4">
      <PageMeta title={title} hidden />
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <Icon name={providerIcons[provider]} />
        {t(`confirm.${provider}`)}
      </p>
      <h1 className="heading text-xl">{title}</h1>
      <NeedsScript>{t('shell.needsScript')}</NeedsScript>
      {text && (
        <p className="text-pretty text-ink-2" dir="auto">
          {text}
        </p>
      )}
      {children}
    </div>
  );
}

/** The other account is being looked up. */
export function Checking({ provider }: { provider: Provider }) {
  const t = useT();
  return (
    <Step provider={provider} title={t(`confirm.title.${provider}`)}>
      <p className="flex items-center gap-3 text-ink-2" role="status">
        <Icon name="loader-circle" className="spin" />
        {t('confirm.checking')}
      </p>
    </Step>
  );
}

/** Why a browser came back with nothing, by the address that it came back to. */
export function useCameBack() {
  const t = useT();
  const query = useSearch();
  const why = thirdPartyFailures.find((name) => name === query.get('failed'));
  const aim = thirdPartyAims.find((name) => name === query.get('aim')) ?? 'enter';
  return { failed: why && t(`confirm.failed.${why}`), aim };
}

/** The way by the other site ended: why, and the ways to go on. */
export function Ended({ provider, message }: { provider: Provider; message: string }) {
  const t = useT();
  const { code } = useLocale();
  const { aim } = useCameBack();
  return (
    <Step provider={provider} title={t(`confirm.title.${provider}`)}>
      <Note tone="error">{message}</Note>
      <div className="flex flex-col gap-2">
        <a className="btn btn-primary btn-wide" href={thirdPartyStart(provider, aim, code)}>
          <Icon name="refresh-cw" />
          {t('shell.tryAgain')}
        </a>
        <LinkButton kind="outline" wide to={aim === 'enter' ? logInFor() : linkedAccountsPage}>
          {t(aim === 'enter' ? 'confirm.otherWay' : 'shell.back')}
        </LinkButton>
      </div>
    </Step>
  );
}
