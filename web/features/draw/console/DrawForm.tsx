import { type DrawDeed, drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { AdminDraw } from '../../../../contract/domains/draw/shapes.ts';
import { countries, languages } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { Select } from '../../../design/choices.tsx';
import { TextArea, TextInput } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { askTo } from './asked.ts';
import type { Deeds } from './deeds.ts';

/** A moment as a field of date and time holds it, in UTC; empty for none. */
const momentField = (seconds: number): string =>
  seconds === 0 ? '' : new Date(seconds * 1000).toISOString().slice(0, 16);

const nothing = {
  ...{ country_fid: '0', title_en: '', title_fr: '', title_hi: '', brief_en: '', brief_fr: '', brief_hi: '' },
  ...{ deed: 'check_in', thing: '0', need: '1', chances: '1', once: '1', opens_at: '', closes_at: '', round: '0' },
};
type Draft = typeof nothing;

const draftOf = (draw: AdminDraw | undefined): Draft =>
  draw
    ? {
        ...{ country_fid: String(draw.country_fid), once: String(draw.once), round: String(draw.round) },
        ...{ title_en: draw.title.en, title_fr: draw.title.fr, title_hi: draw.title.hi },
        ...{ brief_en: draw.brief.en, brief_fr: draw.brief.fr, brief_hi: draw.brief.hi },
        ...{ deed: draw.rule.deed, thing: String(draw.rule.thing), need: String(draw.rule.need) },
        chances: String(draw.rule.chances),
        ...{ opens_at: momentField(draw.opens_at), closes_at: momentField(draw.closes_at) },
      }
    : nothing;

function useDrawForm(draw: AdminDraw | undefined, hasBeacon: boolean) {
  const t = useT();
  const drawid = draw?.drawid ?? 0;
  return useConsoleForm<Draft>({
    ...{ does: 'draw.save', part: 'draw', about: { drawid }, version: draw?.version ?? 0, closeTo: askTo() },
    first: () => draftOf(draw),
    act: async ({ draft, version, key }) => {
      const { deed } = draft as { deed: DrawDeed };
      const round = hasBeacon ? draft.round : 0;
      await call('draw.save', { ...draft, round, deed, drawid, version }, { idempotencyKey: key });
      return t('draw.said.saved');
    },
  });
}

type Form = ReturnType<typeof useDrawForm>;

interface DrawFormProps {
  draw?: AdminDraw;
  deeds: Deeds;
  /** The site asks for public numbers. */
  hasBeacon: boolean;
}

/** A draw that isn't sealed yet: where, what gives a ticket, from when to when, and its words in three languages. */
export function DrawForm({ draw, deeds, hasBeacon }: DrawFormProps) {
  const t = useT();
  const form = useDrawForm(draw, hasBeacon);
  return (
    <AskedDialog title={t(draw ? 'draw.console.change' : 'draw.console.new')} word={t('shell.save')} {...form.dialog}>
      <div className="flex flex-col gap-3">
        <Where form={form} hasBeacon={hasBeacon} />
        <Rule form={form} deeds={deeds} />
        {languages.map((of) => (
          <Words key={of} form={form} of={of} />
        ))}
      </div>
    </AskedDialog>
  );
}

function Where({ form, hasBeacon }: { form: Form; hasBeacon: boolean }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <>
      <Select label={t('draw.change.country_fid')} {...form.field('country_fid')}>
        <option value="0">{t('draw.page.everyCountry')}</option>
        {countries
          .filter(({ fid }) => fid !== 0)
          .map(({ fid, names }) => (
            <option key={fid} value={fid}>
              {names[language]}
            </option>
          ))}
      </Select>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['opens_at', 'closes_at'] as const).map((name) => (
          <TextInput key={name} type="datetime-local" label={t(`draw.console.field.${name}`)} {...form.field(name)} />
        ))}
      </div>
      {hasBeacon ? (
        <TextInput
          label={t('draw.console.field.round')}
          hint={t('draw.console.roundHint')}
          inputMode="numeric"
          autoComplete="off"
          {...form.line('round', 16)}
        />
      ) : (
        <Note>{t('draw.console.roundAbsent')}</Note>
      )}
    </>
  );
}

function Rule({ form, deeds }: { form: Form; deeds: Deeds }) {
  const t = useT();
  return (
    <>
      <Select label={t('draw.change.deed')} {...form.field('deed')}>
        {deeds.map(({ deed, name }) => (
          <option key={deed} value={deed}>
            {name}
          </option>
        ))}
      </Select>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['need', 'thing', 'chances'] as const).map((name) => (
          <TextInput
            key={name}
            label={t(`draw.console.field.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            {...form.line(name, 9)}
          />
        ))}
        <Select label={t('draw.console.field.once')} {...form.field('once')}>
          <option value="1">{t('draw.console.once.1')}</option>
          <option value="0">{t('draw.console.once.0')}</option>
        </Select>
      </div>
    </>
  );
}

function Words({ form, of }: { form: Form; of: (typeof languages)[number] }) {
  const t = useT();
  return (
    <>
      <TextInput label={t(`draw.change.title_${of}`)} {...form.line(`title_${of}`, drawLimits.title)} />
      <TextArea
        label={t(`draw.change.brief_${of}`)}
        rows={2}
        maxLength={drawLimits.brief}
        {...form.field(`brief_${of}`)}
      />
    </>
  );
}
