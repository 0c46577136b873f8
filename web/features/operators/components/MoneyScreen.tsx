import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { Coin } from '../../../design/Coin.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Card } from '../../../design/parts.tsx';
import { UserChip } from '../../../design/UserChip.tsx';
import { useLocale } from '../../../lib/locale.ts';
import { Form } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { MoneyAsked, MoveDraft } from '../money-address.ts';
import type { MemberMoney } from '../money-rows.ts';
import { MemberEntries } from './MemberEntries.tsx';
import { MoneyMove } from './MoneyMove.tsx';
import { personOf } from './Who.tsx';

interface MoneyPage {
  asked: MoneyAsked;
  draft: MoveDraft;
  /** Null while nobody is looked for, and where nobody was found. */
  found: MemberMoney | null;
}

/** One member's money: what they have, what moved, and what an operator gives or takes by hand. */
export function MoneyScreen({ asked, draft, found }: MoneyPage) {
  const t = useT();
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.money')}</h1>
      <Form action="/operator/money" className="card flex flex-wrap items-end gap-3" key={asked.who}>
        <div className="min-w-[min(100%,12rem)] flex-1">
          <TextInput
            label={t('operators.funds.who')}
            name="who"
            defaultValue={asked.who}
            maxLength={operatorLimits.queryMax}
            autoComplete="off"
            autoCapitalize="none"
          />
        </div>
        <Button type="submit" icon="search">
          {t('operators.funds.show')}
        </Button>
      </Form>
      {asked.who !== '' && found === null && (
        <EmptyState title={t('operators.search.none')} text={t('operators.funds.nobody')} />
      )}
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
