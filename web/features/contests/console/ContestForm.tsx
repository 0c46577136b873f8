import { contestDeciders, contestLimits } from '../../../../contract/domains/contests/limits.ts';
import type { AdminContest } from '../../../../contract/domains/contests/shapes.ts';
import { countries, languages } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { Select } from '../../../design/choices.tsx';
import { TextArea, TextInput } from '../../../design/fields.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Note } from '../../../design/parts.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { askTo } from './asked.ts';
import { prizeLines, prizesSent } from './prize-lines.ts';

const words = ['title', 'brief', 'rules', 'terms', 'agreement'] as const;
const dates = ['opens_at', 'entries_until', 'closes_at', 'winners_at'] as const;
type WordName = `${(typeof words)[number]}_${(typeof languages)[number]}`;
type Draft = Record<WordName | (typeof dates)[number], string> &
  Record<'country_fid' | 'entries_max' | 'categories' | 'jury' | 'prizes', string> & { decide: AdminContest['decide'] };

/** A moment as a field of date and time holds it, in UTC; empty for none. */
const momentField = (seconds: number): string =>
  seconds === 0 ? '' : new Date(seconds * 1000).toISOString().slice(0, 16);

function draftOf(contest: AdminContest | undefined): Draft {
  const said = Object.fromEntries(
    words.flatMap((word) => languages.map((language) => [`${word}_${language}`, contest?.words[language][word] ?? ''])),
  ) as Record<WordName, string>;
  const at = Object.fromEntries(dates.map((name) => [name, momentField(contest?.[name] ?? 0)])) as Record<
    (typeof dates)[number],
    string
  >;
  return {
    ...said,
    ...at,
    country_fid: String(contest?.country_fid ?? 0),
    decide: contest?.decide ?? 'likes',
    entries_max: String(contest?.entries_max ?? contestLimits.entries),
    categories: contest?.categories.join(',') ?? '',
    jury: contest?.jury.join(', ') ?? '',
    prizes: prizeLines(contest?.prizes ?? []),
  };
}

/** Sends what is written of a new contest, or of one that is changed. */
function useContestForm(contest: AdminContest | undefined) {
  const t = useT();
  return useConsoleForm<Draft>({
    does: contest ? 'contests.edit' : 'contests.create',
    ...{ part: 'contest', about: contest ? { contest: contest.id } : {}, closeTo: askTo() },
    ...(contest && { version: contest.version }),
    first: () => draftOf(contest),
    act: async ({ draft, version, key }) => {
      const sent = { ...draft, prizes: prizesSent(draft.prizes) };
      if (contest) await call('contests.edit', { ...sent, contest: contest.id, version });
      else await call('contests.create', sent, { idempotencyKey: key });
      return t(contest ? 'contests.said.edit' : 'contests.said.create');
    },
  });
}

type Form = ReturnType<typeof useContestForm>;

/** Another contest, or one that is changed: all its words in three languages, dates, what decides, prizes. */
export function ContestForm({ contest }: { contest?: AdminContest }) {
  const t = useT();
  const form = useContestForm(contest);
  return (
    <AskedDialog
      title={t(contest ? 'contests.console.change' : 'contests.console.new')}
      word={t('shell.save')}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        <NeedsScript>{t('contests.console.needsScript')}</NeedsScript>
        {contest && contest.agreed > 0 && <Note>{t('contests.refusal.agreed_before', { count: contest.agreed })}</Note>}
        <Facts form={form} />
        {languages.map((language) => (
          <Words key={language} form={form} of={language} />
        ))}
      </div>
    </AskedDialog>
  );
}

/** Where, when, what decides, and what can be won. */
function Facts({ form }: { form: Form }) {
  const t = useT();
  const { language } = useLocale();
  const label = (name: string): string => t(`contests.console.field.${name}`);
  return (
    <>
      <Select label={label('country_fid')} {...form.field('country_fid')}>
        <option value="0">{t('contests.contest.everyCountry')}</option>
        {countries.map(({ fid, names }) => (
          <option key={fid} value={fid}>
            {names[language]}
          </option>
        ))}
      </Select>
      <div className="grid gap-3 sm:grid-cols-2">
        {dates.map((name) => (
          <TextInput
            key={name}
            type="datetime-local"
            label={label(name)}
            hint={name === 'entries_until' ? t('contests.console.untilHint') : undefined}
            {...form.field(name)}
          />
        ))}
      </div>
      <Select label={label('decide')} {...form.field('decide')}>
        {contestDeciders.map((each) => (
          <option key={each} value={each}>
            {t(`contests.console.decide.${each}`)}
          </option>
        ))}
      </Select>
      <TextInput label={label('entries_max')} inputMode="numeric" {...form.line('entries_max', 2)} />
      <TextInput label={label('jury')} hint={t('contests.console.juryHint')} {...form.line('jury', 480)} />
      <TextInput
        label={label('categories')}
        hint={t('contests.console.categoriesHint')}
        {...form.line('categories', 300)}
      />
      <TextArea label={label('prizes')} hint={t('contests.console.prizesHint')} rows={4} {...form.field('prizes')} />
    </>
  );
}

/** All that it says in one language. */
function Words({ form, of }: { form: Form; of: (typeof languages)[number] }) {
  const t = useT();
  const { language } = useLocale();
  const label = (name: string): string => t(`contests.console.field.${name}`);
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-3" lang={of}>
      <legend className="form-label" lang={language}>
        {t(`contests.console.in.${of}`)}
      </legend>
      <TextInput label={label('title')} {...form.line(`title_${of}`, contestLimits.titleMax)} />
      <TextArea label={label('brief')} rows={2} {...form.field(`brief_${of}`)} />
      <TextArea label={label('rules')} hint={t('contests.console.lines')} rows={3} {...form.field(`rules_${of}`)} />
      <TextArea label={label('terms')} hint={t('contests.console.termsHint')} rows={4} {...form.field(`terms_${of}`)} />
      <TextArea label={label('agreement')} rows={5} {...form.field(`agreement_${of}`)} />
    </fieldset>
  );
}
