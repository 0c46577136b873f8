import { type Provider, thirdPartyStart } from '../../../../contract/domains/sign-in/third-party-limits.ts';
import { lastPressed } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { useLocale } from '../../../router/locale.ts';
import { leaveFrom } from '../../../session/leave-for.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

export const providerIcons: Record<Provider, IconName> = { facebook: 'users', google: 'search' };

/** The ways in by an account elsewhere, under a form: plain links, no script of another site. Nothing where none is set up. */
export function OtherWays() {
  const t = useT();
  const { code } = useLocale();
  const { otherSites } = useRootData();
  if (otherSites.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-xs text-ink-3">
        <span className="h-px flex-1 bg-line" />
        {t('sign-in.thirdParty.or')}
        <span className="h-px flex-1 bg-line" />
      </p>
      <div className="flex flex-wrap gap-2">
        {otherSites.map((provider) => (
          <a
            key={provider}
            className="btn btn-outline min-w-32 flex-1 px-2"
            href={thirdPartyStart(provider, 'enter', code)}
            onClick={() => leaveFrom(lastPressed())}
            aria-label={t(`sign-in.thirdParty.continue.${provider}`)}
          >
            <Icon name={providerIcons[provider]} />
            {t(`sign-in.thirdParty.${provider}`)}
          </a>
        ))}
      </div>
    </div>
  );
}
