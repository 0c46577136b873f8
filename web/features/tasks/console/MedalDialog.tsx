import { medalDrawings } from '../../../../contract/domains/profiles/medals.ts';
import { medalSpans, taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { AdminMedal } from '../../../../contract/domains/tasks/shapes.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { PictureField } from '../../media/index.ts';
import { askAddress } from './asked.ts';
import type { Figures } from './queries.ts';

interface MedalDialogProps {
  /** The one to change; without it a new one is made. */
  medal?: AdminMedal;
  figures: Figures;
}

const nothing = {
  ...{ name_en: '', name_fr: '', name_hi: '', text_en: '', text_fr: '', text_hi: '' },
  ...{ how_en: '', how_fr: '', how_hi: '', drawing: 'welcome', aid: '0', figure: '', need: '0', span: 'ever' },
};
type Draft = typeof nothing;

const draftOf = (medal: AdminMedal | undefined): Draft =>
  medal
    ? {
        ...{ name_en: medal.name.en, name_fr: medal.name.fr, name_hi: medal.name.hi },
        ...{ text_en: medal.description.en, text_fr: medal.description.fr, text_hi: medal.description.hi },
        ...{ how_en: medal.how.en, how_fr: medal.how.fr, how_hi: medal.how.hi, drawing: medal.drawing },
        ...{ aid: String(medal.aid), figure: medal.figure, need: String(medal.need), span: medal.span },
      }
    : nothing;

/** Choices as the contract names them; no figure at all is left out. */
function chosen({ figure, drawing, span, ...words }: Draft) {
  return {
    ...words,
    drawing: drawing as AdminMedal['drawing'],
    span: span as AdminMedal['span'],
    ...(figure !== '' && { figure: figure as Exclude<AdminMedal['figure'], ''> }),
  };
}

function useMedal(medal: AdminMedal | undefined) {
  const t = useT();
  const medalid = medal?.medalid ?? 0;
  return useConsoleForm({
    ...{ does: 'tasks.save-medal', part: 'medal', about: { medalid }, version: medal?.version ?? 0 },
    first: () => draftOf(medal),
    closeTo: askAddress(useSearch()),
    act: async ({ draft, version, key }) => {
      await call('tasks.save-medal', { ...chosen(draft), medalid, version }, { idempotencyKey: key });
      return t('operators.done');
    },
  });
}

type Form = ReturnType<typeof useMedal>;

/** A kind of medal: its words, its drawing, and by what it is granted. */
export function MedalDialog({ medal, figures }: MedalDialogProps) {
  const t = useT();
  const form = useMedal(medal);
  return (
    <AskedDialog
      title={t(medal ? 'tasks.admin.changeMedal' : 'tasks.admin.addMedal')}
      word={t('shell.save')}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        {medal && <p className="hint">{t('tasks.admin.ownWordsHint')}</p>}
        {(['name', 'text', 'how'] as const).map((part) => (
          <Words key={part} form={form} part={part} />
        ))}
        <Look form={form} />
        <Rule form={form} figures={figures} />
      </div>
    </AskedDialog>
  );
}

function Words({ form, part }: { form: Form; part: 'name' | 'text' | 'how' }) {
  const t = useT();
  const most = part === 'name' ? taskLimits.title : taskLimits.text;
  return (['en', 'fr', 'hi'] as const).map((each) => (
    <TextInput
      key={each}
      label={t(`tasks.admin.field.${part}_${each}`)}
      {...form.line(`${part}_${each}`, most)}
      lang={each}
      dir="auto"
    />
  ));
}

function Look({ form }: { form: Form }) {
  const t = useT();
  const { form: owner, name, value } = form.field('aid');
  return (
    <>
      <Select label={t('tasks.admin.field.drawing')} {...form.field('drawing')}>
        {medalDrawings.map((each) => (
          <option key={each} value={each}>
            {t(`profiles.medal.${each}`)}
          </option>
        ))}
      </Select>
      <input type="hidden" form={owner} name={name} value={value} />
      <PictureField
        aid={Number(value)}
        picture=""
        onChange={(aid) => form.change({ aid: String(aid) })}
        words={{
          add: t('tasks.admin.choosePicture'),
          change: t('tasks.admin.choosePicture'),
          remove: t('tasks.admin.removePicture'),
        }}
      />
    </>
  );
}

function Rule({ form, figures }: { form: Form; figures: Figures }) {
  const t = useT();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select label={t('tasks.admin.field.figure')} {...form.field('figure')}>
        <option value="">{t('tasks.admin.byHand')}</option>
        {figures.map(({ figure, name }) => (
          <option key={figure} value={figure}>
            {name}
          </option>
        ))}
      </Select>
      <TextInput label={t('tasks.admin.field.need')} {...form.line('need', 6)} inputMode="numeric" autoComplete="off" />
      <Select label={t('tasks.admin.field.span')} {...form.field('span')}>
        {medalSpans.map((each) => (
          <option key={each} value={each}>
            {t(`tasks.admin.span.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
