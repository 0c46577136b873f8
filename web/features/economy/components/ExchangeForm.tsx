import { useId } from 'react';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { IconButton } from '../../../design/Button.tsx';
import { ButtonWords } from '../../../design/ButtonWords.tsx';
import { Coin } from '../../../design/Coin.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { FilledIn } from '../../../design/FilledIn.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { onEnter } from '../../../lib/enter-key.ts';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { choices, lackingFor, numberIn, stepped } from '../exchange-form.ts';
import type { ExchangeInfo } from '../exchange-queries.ts';
import { defaultNumber, type Exchange, numberField } from '../use-exchange.ts';

interface FormProps {
  info: ExchangeInfo;
  exchange: Exchange;
}

/** How many, at which rate, for how much; the button asks before anything is exchanged. */
export function ExchangeForm({ info, exchange }: FormProps) {
  const t = useT();
  const number = numberIn(exchange.typed);
  const scripted = useScripted();
  // Before there is script the field may hold another number than the button knows: for one it lacks at the least.
  const lacking = lackingFor(info, scripted ? number : undefined);
  const ask = () => {
    if (!exchange.busy && !exchange.resting) void exchange.ask(number);
  };
  const over = info.show_xcoin === 0 ? t('economy.closed') : info.change_status === 0 ? t('economy.over') : undefined;
  return (
    <Card title={t('economy.exchangeTitle')}>
      <div className="flex flex-col gap-3.5">
        <NumberField info={info} exchange={exchange} onAsk={over === undefined ? ask : undefined} />
        <Price info={info} number={number} />
        <Note tone="warning" icon="clock-alert">
          {t('economy.notes')}
        </Note>
        {over && <Note>{over}</Note>}
        {exchange.error && exchange.order === null && <Note tone="error">{exchange.error}</Note>}
        {exchange.made && (
          <div role="status">
            <Note tone="success">
              <p>{exchange.made}</p>
              {exchange.has && <p className="font-bold">{t('economy.youHave', { count: exchange.has.xcoin })}</p>}
            </Note>
          </div>
        )}
        <FormButton
          className="btn btn-value btn-wide"
          action={exchange.askAction}
          disabled={over !== undefined}
          // Never wholly off: whoever pressed it keeps their place, and the server says why there is nothing to exchange.
          aria-disabled={exchange.busy || exchange.resting || lacking > 0 || undefined}
          aria-busy={exchange.busy || undefined}
          onClick={ask}
        >
          <ButtonWords busy={exchange.busy && t('economy.checking')}>
            <Wanted number={number} lacking={lacking} />
          </ButtonWords>
        </FormButton>
      </div>
    </Card>
  );
}

/** What is wanted, and what is missing for it. */
function Wanted({ number, lacking }: { number: number | undefined; lacking: number }) {
  const t = useT();
  const words = t(number === undefined ? 'economy.exchangeAny' : 'economy.exchangeSome', { count: number ?? 0 });
  return lacking > 0 ? `${words} · ${t('economy.shortOf', { xgold: lacking })}` : words;
}

function NumberField({ info: { max_xcoin: most }, exchange, onAsk }: FormProps & { onAsk: (() => void) | undefined }) {
  const t = useT();
  const field = useId();
  const hint = useId();
  const { typed, type, fieldError } = exchange;
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={field}>
        {t('economy.howMany')}
      </label>
      <div className="input stepper">
        <FilledIn name={numberField} value={defaultNumber} />
        <IconButton icon="minus" label={t('economy.less')} onClick={() => type(stepped(typed, -1, most))} />
        <EarlyInput
          id={field}
          form={pageForm}
          name={numberField}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed}
          aria-invalid={fieldError !== undefined}
          aria-describedby={hint}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onEnter(() => onAsk?.())}
        />
        <IconButton icon="plus" label={t('economy.more')} onClick={() => type(stepped(typed, 1, most))} />
      </div>
      <div className="flex items-center justify-between gap-2">
        <p id={hint} className={fieldError ? 'field-error' : 'hint'} role={fieldError ? 'alert' : undefined}>
          {fieldError ?? t('economy.upTo', { max: most })}
        </p>
        <span className="flex gap-1">
          {choices(most).map((choice) => (
            <button key={choice} type="button" className="chip" onClick={() => type(String(choice))}>
              {choice}
            </button>
          ))}
        </span>
      </div>
    </div>
  );
}

function Price({ info: { xcoinrate, xglodCount }, number }: { info: ExchangeInfo; number: number | undefined }) {
  const t = useT();
  const { language } = useLocale();
  const cost = (number ?? 0) * xcoinrate;
  const figure = (amount: number) => amount.toLocaleString(language);
  const short = cost - xglodCount;
  return (
    <dl className="quiet exchange-price">
      <dt>{t('economy.rateNow')}</dt>
      <dd>{t('economy.rate', { rate: xcoinrate })}</dd>
      <dt className="scripted">{t('economy.youPay')}</dt>
      <dd className="scripted font-bold text-value-text">
        <Coin of="xgold" size="s" /> {figure(cost)}
      </dd>
      <dt className="scripted">{short > 0 ? t('economy.short') : t('economy.leftAfter')}</dt>
      <dd className={short > 0 ? 'scripted text-danger-text' : 'scripted'}>
        <Coin of="xgold" size="s" /> {figure(Math.abs(short))}
      </dd>
    </dl>
  );
}
