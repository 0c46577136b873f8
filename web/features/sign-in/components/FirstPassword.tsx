import { thirdPartyStart } from '../../../../contract/domains/sign-in/third-party-limits.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { LinkedAccounts } from '../third-party-queries.ts';

/**
 * What a member without a password is shown where one is asked for: a log-in at the other site once more, then one can
 * be set. Where that site is offered no longer, an e-mail leads to the same.
 */
export function FirstPassword({ linked }: { linked: LinkedAccounts }) {
  const t = useT();
  const { code } = useLocale();
  const way = linked.list.find(({ provider }) => linked.offered.includes(provider))?.provider;
  return (
    <div className="flex flex-col gap-3">
      <Note tone="warning">
        {t('proof.first.text')} {way && t('proof.first.how')}
      </Note>
      {way ? (
        <a className="btn btn-primary self-start" href={thirdPartyStart(way, 'password', code)}>
          <Icon name="key-round" />
          {t('proof.first.set')}
        </a>
      ) : (
        <LinkButton className="self-start" icon="mail" to="/forget">
          {t('proof.first.email')}
        </LinkButton>
      )}
    </div>
  );
}
