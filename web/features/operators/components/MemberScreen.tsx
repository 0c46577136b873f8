import { type ReactNode, useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { countryOfFid, countryOfIso } from '../../../../contract/primitives/countries.ts';
import { personOf } from '../../../console/Who.tsx';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Card, Tag } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { UserChip } from '../../../design/UserChip.tsx';
import { secondsOf } from '../../../lib/time.ts';
import { consoleLinks } from '../../../made/console-links.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { Day } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { BanMember, SanctionFacts } from '../../moderation/index.ts';
import { Contact } from './Contact.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { KnownCard, type KnownOfMember } from './KnownCard.tsx';
import type { AuditPage } from './Trail.tsx';
import { WhatHappened } from './WhatHappened.tsx';

export type MemberPage = DataOf<Calls['operators.member']> & { trail: AuditPage['found']; known: KnownOfMember };

/** One member: who it is, what stood against them, what operators did, and what may be done. */
export function MemberScreen({
  member,
  balances,
  sanctions,
  can,
  trail,
  known,
  children,
}: MemberPage & { children?: ReactNode }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<'ban' | 'group' | null>(null);
  const close = () => setDialog(null);
  const done = () => {
    close();
    showToast({ text: t('operators.done') });
    revalidate();
  };
  return (
    <>
      <div className="grid min-w-0 gap-3 xl:grid-cols-2 xl:items-start">
        <div className="flex min-w-0 flex-col gap-3">
          <MemberHead member={member} can={can} onDialog={setDialog} />
          {children}
          <WhatHappened trail={trail} uid={member.uid} registeredAt={member.registeredAt} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <Card title={t('operators.glance')}>
            <MemberFacts member={member} balances={balances} />
          </Card>
          <KnownCard known={known} />
          <Card title={t('operators.sanctions')}>
            {sanctions.length === 0 && <p className="text-sm text-ink-2">{t('operators.sanctionsNone')}</p>}
            <ul className="flex flex-col gap-4">
              {sanctions.map((sanction) => (
                <li key={sanction.id}>
                  <SanctionFacts sanction={sanction} />
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
      <BanMember target={dialog === 'ban' ? personOf(member) : null} onClose={close} onDone={revalidate} />
      <GroupDialog
        key={`${member.ownGroupid}:${member.isCreator}:${member.certified}`}
        open={dialog === 'group'}
        member={member}
        onClose={close}
        onDone={done}
      />
    </>
  );
}

interface HeadProps extends Pick<MemberPage, 'member' | 'can'> {
  onDialog: (dialog: 'ban' | 'group') => void;
}

/** Who it is, and what may be done. */
function MemberHead({ member, can, onDialog }: HeadProps) {
  const t = useT();
  const isOther = useSession()?.uid !== member.uid;
  return (
    <Card>
      <h1 className="sr-only">{member.username}</h1>
      <UserChip person={personOf(member)} size="lg" meta={<span>{`#${member.uid}`}</span>} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button kind="danger" icon="ban" disabled={can.ban === 0} onClick={() => onDialog('ban')}>
          {t('moderation.ban.title')}
        </Button>
        {can.ban === 1 && (
          <LinkButton kind="outline" icon="circle-alert" to={`/operator/warn?uid=${member.uid}`}>
            {t('moderation.warn.title')}
          </LinkButton>
        )}
        <Button kind="outline" icon="shield" onClick={() => onDialog('group')}>
          {t('operators.group.title')}
        </Button>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {consoleLinks
          .filter(({ others }) => !others || isOther)
          .map(({ text, icon, to }) => (
            <Link key={text} className="link inline-flex min-h-11 items-center gap-1.5" to={to(member.uid)}>
              <Icon name={icon} size="s" />
              {t(text)}
            </Link>
          ))}
      </p>
      {can.ban === 0 && <p className="hint mt-2">{t('moderation.ban.notThis')}</p>}
    </Card>
  );
}

function MemberFacts({ member, balances }: Pick<MemberPage, 'member' | 'balances'>) {
  const t = useT();
  const { language } = useLocale();
  const proven = (what: 'email' | 'phone', verified: boolean) => {
    const masked = member[what];
    return masked === null ? (
      t('operators.fact.none')
    ) : (
      <Contact uid={member.uid} what={what} masked={masked}>
        <Tag tone={verified ? 'success' : 'plain'}>{t(`operators.fact.${verified ? 'verified' : 'unverified'}`)}</Tag>
      </Contact>
    );
  };
  const land = countryOfIso(member.nationality)?.names[language] ?? member.nationality;
  const facts: [string, ReactNode][] = [
    ['email', proven('email', member.emailVerified)],
    ['phone', proven('phone', member.phoneVerified)],
    ['country', countryOfFid(member.countryFid)?.names[language] ?? ''],
    ['place', [member.city, land].filter(Boolean).join(', ') || t('operators.fact.none')],
    ['group', member.ownGroupTitle],
    ['creator', t(member.isCreator ? 'operators.yes' : 'operators.no')],
    ['certified', t(member.certified ? 'operators.yes' : 'operators.no')],
    ['registered', <Day key="registered" at={secondsOf(member.registeredAt)} />],
    ['sessions', String(member.sessions)],
    ['xgold', balances.xgold.toLocaleString(language)],
    ['xcoin', balances.xcoin.toLocaleString(language)],
  ];
  return (
    <dl className="text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
          <dt className="text-ink-2">{t(`operators.fact.${name}`)}</dt>
          <dd className="num min-w-0 flex-1 text-end font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
