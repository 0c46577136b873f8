import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { placeOffices } from '../../../../contract/domains/moderation/office-limits.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { countries, countryOfFid } from '../../../../contract/primitives/countries.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { MemberField } from '../../../console/MemberField.tsx';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { StateTabs } from '../../../console/StateTabs.tsx';
import { By, Name, Who } from '../../../console/Who.tsx';
import { Select } from '../../../design/choices.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { secondsOf } from '../../../lib/time.ts';
import { useLocale } from '../../../router/locale.ts';
import { useMoment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useOffice } from '../use-office.ts';

type Found = DataOf<Calls['operators.offices']>;
type Row = Found['list'][number];
type Kind = Row['office'];

/** Who holds which office over what; those over topics and boards are given and ended here. */
export function OfficesScreen({ kind, found: { list, next } }: { kind: Kind; found: Found }) {
  const t = useT();
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.offices')}</h1>
      <StateTabs label={t('operators.nav.offices')} state={kind} states={['country', 'topic', 'board']} />
      {list.length === 0 && <EmptyState title={t('operators.offices.none')} />}
      <ul className="flex flex-col gap-3">
        {list.map((row) => (
          <Held key={row.id || row.member?.uid} row={row} />
        ))}
      </ul>
      <MoreLink next={next} />
      {kind === 'country' ? (
        <p className="px-4 text-sm text-ink-2 sm:px-0">{t('operators.offices.onMember')}</p>
      ) : (
        <GiveOffice key={list.length} kind={kind} />
      )}
    </>
  );
}

function Held({ row: { id, member, place, countryFid, since, by } }: { row: Row }) {
  const { language } = useLocale();
  const moment = useMoment();
  const country = countryOfFid(countryFid)?.names[language] ?? '';
  return (
    <li className="card flex min-w-0 flex-col gap-3">
      {member ? <Who member={member} /> : <Name member={null} />}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {place && (
          <b className="wrap-anywhere" dir="auto">
            {place}
          </b>
        )}
        <span className="text-ink-2">{country}</span>
        {since && <span className="text-xs text-ink-3">{moment(secondsOf(since))}</span>}
        {by && <By did="given" member={by} />}
      </p>
      {id > 0 && <EndOffice id={id} />}
    </li>
  );
}

function EndOffice({ id }: { id: number }) {
  const t = useT();
  const { fields, fieldOf, typed, send, busy, issues, action, error } = useOffice('operators.end-office', `o${id}`, {
    id,
  });
  return (
    <div ref={fields} className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
      <TextInput
        label={t('operators.reason')}
        hint={t('operators.reasonRead')}
        form={pageForm}
        name={fieldOf('reason')}
        defaultValue={typed('reason')}
        maxLength={operatorLimits.reasonMax}
        error={issues.reason}
        dir="auto"
      />
      <FormButton className="btn btn-outline" action={action} disabled={busy} onClick={send}>
        {t('operators.offices.end')}
      </FormButton>
      {error && <Note tone="error">{error}</Note>}
    </div>
  );
}

function GiveOffice({ kind }: { kind: (typeof placeOffices)[number] }) {
  const t = useT();
  const { language } = useLocale();
  const form = useOffice('operators.give-office', 'give', {});
  const { fields, fieldOf, typed, send, busy, issues, action, error } = form;
  const number = (field: string, label: string, hint?: string) => (
    <TextInput
      label={label}
      hint={hint}
      form={pageForm}
      name={fieldOf(field)}
      defaultValue={typed(field)}
      error={issues[field]}
      inputMode="numeric"
      maxLength={16}
    />
  );
  return (
    <Card title={t('operators.offices.give')}>
      <div ref={fields} className="flex flex-col gap-4">
        <MemberField
          label={t('operators.member')}
          form={pageForm}
          name={fieldOf('uid')}
          defaultValue={typed('uid')}
          error={issues.uid}
        />
        <Select label={t('operators.offices.which')} form={pageForm} name={fieldOf('office')} defaultValue={kind}>
          {placeOffices.map((office) => (
            <option key={office} value={office}>
              {t(`operators.offices.${office}`)}
            </option>
          ))}
        </Select>
        {number('place', t('operators.offices.number'), t('operators.offices.numberHint'))}
        <Select
          label={t('operators.offices.country')}
          form={pageForm}
          name={fieldOf('country_fid')}
          defaultValue={typed('country_fid') ?? '0'}
        >
          <option value={0}>–</option>
          {countries.map(({ fid, names }) => (
            <option key={fid} value={fid}>
              {names[language]}
            </option>
          ))}
        </Select>
        <TextInput
          label={t('operators.reason')}
          hint={t('operators.reasonRead')}
          form={pageForm}
          name={fieldOf('reason')}
          defaultValue={typed('reason')}
          error={issues.reason}
          maxLength={operatorLimits.reasonMax}
          dir="auto"
        />
        {error && <Note tone="error">{error}</Note>}
        <FormButton className="btn btn-primary self-start" action={action} disabled={busy} onClick={send}>
          {t('operators.offices.give')}
        </FormButton>
      </div>
    </Card>
  );
}
