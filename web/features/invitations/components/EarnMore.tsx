import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Rewards } from '../queries.ts';

interface Way {
  to: string;
  icon: IconName;
  title: string;
  text: string;
}

interface EarnMoreProps {
  rewards: Rewards;
  verified: boolean;
}

/** Other ways to XGold that pay now, beside the exchange; an e-mail is asked for until one is verified. */
export function EarnMore({ rewards: { per_invitee, per_phone }, verified }: EarnMoreProps) {
  const t = useT();
  const ways: readonly (Way | false)[] = [
    per_invitee > 0 && {
      ...{ to: '/ucenter/invitation', icon: 'user-plus', title: t('invitations.title') },
      text: t('invitations.earnInvite', { xgold: per_invitee }),
    },
    per_phone > 0 && {
      ...{ to: '/ucenter/imei', icon: 'smartphone', title: t('invitations.imeiTitle') },
      text: t('invitations.earnPhone', { xgold: per_phone }),
    },
    !verified && {
      ...{ to: '/ucenter/setting/account', icon: 'mail', title: t('invitations.earnVerify') },
      text: t('invitations.earnVerifyText'),
    },
  ];
  const shown = ways.filter((way) => way !== false);
  if (shown.length === 0) return null;
  return (
    <Card title={t('invitations.earnMore')}>
      <ul className="rows">
        {shown.map(({ to, icon, title, text }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 flex-1 items-center gap-3 text-ink no-underline">
              <Icon name={icon} className="text-value-text" />
              <span className="min-w-0 flex-1">
                <span className="block text-md">{title}</span>
                <span className="block text-xs text-ink-3">{text}</span>
              </span>
              <Icon name="chevron-right" size="s" className="text-ink-3" flip />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
