import '../../../design/sheets/draw.css';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import { countries } from '../../../../contract/primitives/countries.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { Select } from '../../../design/choices.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { onEnter } from '../../../lib/enter-key.ts';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type OwnPrize, useAddress } from '../use-address.ts';
import { mayGive, ticketWords } from '../written.ts';
import { PrizeImage } from './PrizeImage.tsx';

const fields = [
  { name: 'first_name', label: 'store.field.firstname', maxLength: drawLimits.name, autoComplete: 'given-name' },
  { name: 'last_name', label: 'store.field.lastname', maxLength: drawLimits.name, autoComplete: 'family-name' },
  {
    name: 'phone',
    label: 'draw.prize.phone',
    maxLength: drawLimits.phone,
    autoComplete: 'tel',
    inputMode: 'tel',
    dir: 'ltr',
  },
  { name: 'street', label: 'draw.prize.street', maxLength: drawLimits.street, autoComplete: 'street-address' },
  { name: 'city', label: 'profiles.field.cityname', maxLength: drawLimits.city, autoComplete: 'address-level2' },
] as const;

/** Where the winner wants a prize sent: who sees it, until when it is stored, and by which day it has to be there. */
export function PrizeScreen({ prize }: { prize: OwnPrize }) {
  const t = useT();
  return (
    <>
      <section className="card flex items-center gap-3">
        <PrizeImage {...prize} />
        <div className="min-w-0 flex-1">
          <h1 className="heading text-lg wrap-anywhere" dir="auto">
            {prize.prize}
          </h1>
          <p className="text-sm text-ink-2">{t('draw.prize.won', { ticket: ticketWords(prize.ticket) })}</p>
        </div>
      </section>
      {mayGive(prize) ? <Address prize={prize} /> : <Over prize={prize} />}
    </>
  );
}

/** Nothing is asked for any longer: it was sent, or the day is over. */
function Over({ prize: { sent_at } }: { prize: OwnPrize }) {
  const t = useT();
  return <Note>{t(sent_at > 0 ? 'draw.refusal.sent_before' : 'draw.refusal.too_late')}</Note>;
}

function Address({ prize }: { prize: OwnPrize }) {
  const t = useT();
  const day = useDay();
  const { language, fid } = useLocale();
  const form = useAddress(prize, useSession()?.countryFid ?? fid);
  return (
    <section className="card flex flex-col gap-3">
      <Note icon="lock">{t('draw.prize.who', { days: prize.address_days })}</Note>
      <div className="grid grid-cols-2 gap-3 *:min-w-0">
        {fields.map(({ name, label, ...rest }) => (
          <TextInput
            key={name}
            {...rest}
            form={pageForm}
            label={t(label)}
            onKeyDown={onEnter(form.send)}
            {...form.field(name)}
          />
        ))}
        <Select form={pageForm} label={t('draw.prize.country')} autoComplete="country" {...form.field('country_fid')}>
          {countries.map(({ fid: each, names }) => (
            <option key={each} value={each}>
              {names[language]}
            </option>
          ))}
        </Select>
      </div>
      {form.error && <Note tone="error">{form.error}</Note>}
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-40 flex-1 text-sm text-ink-2">{t('draw.prize.by', { until: day(prize.give_by) })}</p>
        <FormButton
          className="btn btn-primary"
          action={form.action}
          busy={form.busy && t('shell.sending')}
          onClick={form.send}
        >
          {t('draw.prize.send')}
        </FormButton>
      </div>
    </section>
  );
}
