import { type FormEvent, useState } from 'react';
import { type Provider, providers, thirdPartyStart } from '../../../../contract/domains/sign-in/third-party-limits.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useLocale } from '../../../router/locale.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { OwnPasswordInput, SubmitRow } from '../../members/index.ts';
import { unlinkAccount } from '../third-party-mutations.ts';
import { type LinkedAccounts as Linked, useLinkedAccounts } from '../third-party-queries.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { providerIcons } from './OtherWays.tsx';

/** The settings' section of accounts elsewhere; nothing where no site is set up and none is linked. */
export function LinkedAccounts() {
  const t = useT();
  const { otherSites } = useRootData();
  const { value: data, error, reload } = useLinkedAccounts();
  const [leaving, setLeaving] = useState<Provider>();
  const shown = providers.filter(
    (provider) => otherSites.includes(provider) || data?.list.some((linked) => linked.provider === provider),
  );
  if (shown.length === 0) return null;
  return (
    <Card title={t('confirm.linked.title')}>
      <p className="text-sm text-ink-2">{t('confirm.linked.text')}</p>
      {error !== undefined && <ErrorState message={error} onRetry={reload} />}
      <ul className="mt-2" aria-busy={data === undefined && error === undefined}>
        {shown.map((provider) => (
          <Row key={provider} provider={provider} data={data} onUnlink={() => setLeaving(provider)} />
        ))}
      </ul>
      {data && !data.hasPassword && (
        <div className="mt-3">
          <FirstPassword linked={data} />
        </div>
      )}
      <Unlinking
        key={leaving}
        provider={leaving}
        asksPassword={data?.hasPassword ?? true}
        onClose={() => setLeaving(undefined)}
        onDone={() => {
          setLeaving(undefined);
          void reload();
        }}
      />
    </Card>
  );
}

interface RowProps {
  provider: Provider;
  data: Linked | undefined;
  onUnlink: () => void;
}

function Row({ provider, data, onUnlink }: RowProps) {
  const t = useT();
  const { code } = useLocale();
  const day = useDay();
  const { otherSites } = useRootData();
  const linked = data?.list.find((each) => each.provider === provider);
  const account = t(`confirm.${provider}`);
  const state = (): string => {
    if (!linked) return t('confirm.linked.none');
    const date = day(linked.since);
    return linked.name === ''
      ? t('confirm.linked.sinceOnly', { date })
      : t('confirm.linked.since', { name: linked.name, date });
  };
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line py-2 first:border-t-0">
      <Icon name={providerIcons[provider]} className="text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{account}</p>
        {data && (
          <p className="text-sm text-ink-2 wrap-anywhere" dir="auto">
            {state()}
          </p>
        )}
      </div>
      {data && linked && (
        <Button kind="outline" small onClick={onUnlink} aria-label={t('confirm.linked.unlinkOf', { account })}>
          {t('confirm.linked.unlink')}
        </Button>
      )}
      {data && !linked && otherSites.includes(provider) && (
        <a
          className="btn btn-outline btn-small"
          href={thirdPartyStart(provider, 'link', code)}
          aria-label={t('confirm.linked.linkOf', { account })}
        >
          {t('confirm.linked.link')}
        </a>
      )}
    </li>
  );
}

interface UnlinkingProps {
  provider: Provider | undefined;
  asksPassword: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks first, and for the password where there is one. */
function Unlinking({ provider, asksPassword, onClose, onDone }: UnlinkingProps) {
  const t = useT();
  const [password, setPassword] = useState('');
  const { busy, error, run } = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      if (provider === undefined) return;
      await unlinkAccount(provider, password);
      showToast({ text: t('confirm.linked.unlinked') });
      onDone();
    });
  };
  return (
    <Dialog open={provider !== undefined} onClose={onClose} width={390} title={t('confirm.linked.unlinkTitle')}>
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        <p className="text-ink-2">{t('confirm.linked.unlinkText')}</p>
        {error && <Note tone="error">{error}</Note>}
        {asksPassword && (
          <OwnPasswordInput data-focus-first value={password} onChange={(event) => setPassword(event.target.value)} />
        )}
        <SubmitRow
          word={t('confirm.linked.unlink')}
          busy={busy && t('confirm.linked.unlinking')}
          disabled={asksPassword && password === ''}
          kind="danger"
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
