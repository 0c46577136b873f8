import { useRef } from 'react';
import { cannedLimits } from '../../../../contract/domains/moderation/canned-limits.ts';
import type { CannedReason } from '../../../../contract/domains/moderation/list-calls.ts';
import { languages } from '../../../../contract/primitives/countries.ts';
import { formAction, pageForm } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { CountryForm } from './CountryForm.tsx';

interface CannedScreenProps {
  found: { country_fid: number; list: CannedReason[] };
}

/** Reasons that moderators of a country choose from, in three languages. */
export function CannedScreen({ found: { country_fid, list } }: CannedScreenProps) {
  const t = useT();
  const own = list.filter((reason) => reason.country_fid === country_fid);
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.canned')}</h1>
      <p className="px-4 text-sm text-ink-2 sm:px-0">{t('moderation.canned.text')}</p>
      <CountryForm countryFid={country_fid} />
      {own.length === 0 && <p className="px-4 text-sm text-ink-2 sm:px-0">{t('moderation.canned.none')}</p>}
      {own.map((reason) => (
        <Reason key={reason.id} country={country_fid} reason={reason} />
      ))}
      <Reason key={`new ${own.length}`} country={country_fid} reason={null} />
    </>
  );
}

function Reason({ country, reason }: { country: number; reason: CannedReason | null }) {
  const t = useT();
  const act = useAct();
  const { revalidate } = useRevalidator();
  const place = useRef<HTMLElement>(null);
  const id = reason?.id ?? 0;
  const part = `r${id}`;
  const save = () =>
    void act.run(async () => {
      const typed = [...(place.current?.querySelectorAll('input') ?? [])].map(({ value }) => value);
      const [en = '', fr = '', hi = ''] = typed;
      await call('moderation.set-canned', { id, country_fid: country, en, fr, hi });
      await revalidate();
    });
  const drop = () =>
    void act.run(async () => {
      await call('moderation.drop-canned', { id });
      await revalidate();
    });
  return (
    <section className="card flex flex-col gap-3" ref={place} aria-label={reason?.text ?? t('moderation.canned.new')}>
      {reason === null && <h2 className="heading text-lg">{t('moderation.canned.new')}</h2>}
      {languages.map((language) => (
        <TextInput
          key={language}
          label={t(`moderation.canned.${language}`)}
          form={pageForm}
          name={`${language}@${part}`}
          defaultValue={reason?.[language] ?? ''}
          maxLength={cannedLimits.max}
          error={act.issues[language]}
          lang={language}
        />
      ))}
      {act.error && Object.keys(act.issues).length === 0 && <Note tone="error">{act.error}</Note>}
      <div className="flex flex-wrap gap-2">
        <FormButton
          className="btn btn-primary"
          action={formAction('moderation.set-canned', { id, country_fid: country, _of: part })}
          disabled={act.busy}
          onClick={save}
        >
          {t('moderation.canned.save')}
        </FormButton>
        {reason !== null && (
          <FormButton
            className="btn btn-outline"
            action={formAction('moderation.drop-canned', { id })}
            disabled={act.busy}
            onClick={drop}
          >
            {t('moderation.canned.drop')}
          </FormButton>
        )}
      </div>
    </section>
  );
}
