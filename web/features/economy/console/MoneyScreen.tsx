import { MemberField } from '../../../console/MemberField.tsx';
import { personOf } from '../../../console/Who.tsx';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { Coin } from '../../../design/Coin.tsx';
import { Card } from '../../../design/parts.tsx';
import { UserChip } from '../../../design/UserChip.tsx';
import { Form } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { MemberEntries } from './MemberEntries.tsx';
import { MoneyMove } from './MoneyMove.tsx';
import type { MoneyAsked, MoveDraft } from './money-address.ts';
import type { MemberMoney } from './money-rows.ts';

interface MoneyPage {
  asked: MoneyAsked;
  draft: MoveDraft;
  /** Null while nobody is looked for, and where nobody was found. */
  found: MemberMoney | null;
}

/** One member's money: what they have, what moved, and what an operator gives or takes by hand. */
export function MoneyScreen({ asked, draft, found }: MoneyPage) {
  const t = useT();
  const isUnknown = asked.who !== '' && found === null;
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.money')}</h1>
      <Form action="/operator/money" className="card flex flex-col items-start gap-3" key={asked.who}>
        <div className="w-full">
          <MemberField label={t('operators.member')} name="who" defaultValue={asked.who} unknown={isUnknown} />
        </div>
        <Button type="submit" icon="search">
          {t('operators.funds.show')}
        </Button>
      </Form>
      {found && (
        <>
          <Standing found={found} />
          <MoneyMove key={JSON.stringify([found.member.uid, draft])} member={found.member} draft={draft} />
          <MemberEntries asked={asked} found={found} />
        </>
      )}
    </>
  );
}

const parts = ['balance', 'held', 'owed'] as const;

/** What a member has, what of theirs lies on hold, and what they owe. */
function Standing({ found: { member, standing } }: { found: MemberMoney }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <Card>
      <UserChip person={personOf(member)} meta={<span>{`#${member.uid}`}</span>} />
      <div className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {(['xgold', 'xcoin'] as const).map((currency) => (
          <section key={currency} aria-label={t(`economy.${currency}`)}>
            <h2 className="flex items-center gap-1 text-md font-bold">
              <Coin of={currency} size="s" /> {t(`economy.${currency}`)}
            </h2>
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
              {parts.map((part) => (
                <div key={part} className="contents">
                  <dt className="text-ink-3">{t(`operators.funds.${part}`)}</dt>
                  <dd className="num text-end font-bold">{standing[currency][part].toLocaleString(language)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <LinkButton kind="outline" to={`/operator/members/${member.uid}`} className="mt-4">
        {t('operators.funds.memberPage')}
      </LinkButton>
    </Card>
  );
}
