import { manualLimits } from '../../../../contract/domains/economy/limits.ts';
import { currencies, manualWays } from '../../../../contract/domains/economy/shapes.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import type { Named } from '../../../console/Who.tsx';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { TextArea, TextInput } from '../../../design/fields.tsx';
import { Card } from '../../../design/parts.tsx';
import { Form } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { amountIn, type MoveDraft } from './money-address.ts';
import { type Move, useMove } from './use-move.ts';

interface MoveProps {
  member: Named;
  draft: MoveDraft;
}

/** Gives a member money, or takes it: filled in, looked at, and then asked about once more. */
export function MoneyMove({ member, draft }: MoveProps) {
  const t = useT();
  const amount = amountIn(draft.amount);
  const move = useMove(member, draft);
  const asks = draft.asking && amount !== undefined && !move.hasIssues;
  return (
    <Card title={t('operators.funds.move')}>
      <p className="mb-3 text-sm text-ink-2">
        {t('operators.funds.moveText', { alone: manualLimits.alone, days: manualLimits.waitingDays })}
      </p>
      <Form action="/operator/money" className="flex flex-col gap-3">
        <input type="hidden" name="who" value={String(member.uid)} />
        <input type="hidden" name="ask" value="1" />
        <Fields draft={draft} move={move} />
        <Button type="submit" className="self-start">
          {t('operators.funds.check')}
        </Button>
      </Form>
      {asks && <MoveDialog member={member} draft={draft} amount={amount} move={move} />}
    </Card>
  );
}

function Fields({ draft, move: { issues } }: { draft: MoveDraft; move: Move }) {
  const t = useT();
  const wrong = draft.asking && amountIn(draft.amount) === undefined;
  const range = t('operators.funds.range', { most: manualLimits.most });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <Select label={t('operators.funds.way')} name="way" defaultValue={draft.way}>
          {manualWays.map((way) => (
            <option key={way} value={way}>
              {t(`operators.funds.${way}`)}
            </option>
          ))}
        </Select>
        <Select label={t('operators.funds.currency')} name="of" defaultValue={draft.currency}>
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {t(`economy.${currency}`)}
            </option>
          ))}
        </Select>
        <TextInput
          {...{ label: t('operators.funds.amount'), name: 'amount', defaultValue: draft.amount, maxLength: 9 }}
          {...{ inputMode: 'numeric', autoComplete: 'off', required: true }}
          error={wrong ? range : issues.amount}
        />
      </div>
      <TextInput
        {...{ label: t('operators.funds.shown'), name: 'shown', defaultValue: draft.shown, required: true }}
        {...{ hint: t('operators.funds.shownHint'), maxLength: manualLimits.shown, dir: 'auto' }}
        error={issues.shown}
      />
      <TextArea
        {...{ label: t('operators.reason'), name: 'why', defaultValue: draft.reason, required: true }}
        {...{ hint: t('operators.reasonHint'), maxLength: operatorLimits.reasonMax, dir: 'auto' }}
        error={issues.reason}
      />
    </>
  );
}

interface MoveDialogProps extends MoveProps {
  amount: number;
  move: Move;
}

function MoveDialog({ member, draft: { way, currency, shown }, amount, move }: MoveDialogProps) {
  const t = useT();
  const waits = amount > manualLimits.alone;
  const word = way === 'give' ? t('operators.funds.giveAct', { amount }) : t('operators.funds.takeAct', { amount });
  const values = { amount, currency, name: member.username };
  return (
    <AskedDialog
      title={t(way === 'give' ? 'operators.funds.askGive' : 'operators.funds.askTake', values)}
      closeTo={move.closeTo}
      word={waits ? t('operators.funds.askAct') : word}
      kind={way === 'give' ? 'primary' : 'danger'}
      action={move.action}
      busy={move.busy}
      error={move.error}
      onAct={move.run}
    >
      {waits && <p className="text-md font-bold">{t('operators.funds.askWaits')}</p>}
      <p className="text-md wrap-anywhere text-ink-2">{t('operators.funds.askText', { shown })}</p>
    </AskedDialog>
  );
}
