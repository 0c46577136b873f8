import { announcementLimits, readOnlyLimits } from '../../../../contract/domains/announcements/limits.ts';
import type { AdminReadOnly } from '../../../../contract/domains/announcements/shapes.ts';
import { languages } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Card, Note, Tag } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { languageNames } from '../../../shell/languages.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { askedOf, askTo } from './asked.ts';
import { namesOf } from './WordsFields.tsx';
import { momentField } from './words-draft.ts';

/** Whether anything is written now, what pages say of it, and the way to change that. */
export function ReadOnlyOffice({ mode }: { mode: AdminReadOnly }) {
  const t = useT();
  const { ask } = askedOf(useSearch());
  const isOn = mode.on === 1;
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('announcements.console.readOnly')}</h1>
      <Card className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone={isOn ? 'danger' : 'success'}>
            {t(isOn ? 'announcements.console.isReadOnly' : 'announcements.console.isOpen')}
          </Tag>
          {isOn && mode.until > 0 && (
            <span className="text-sm text-ink-2">
              {t('announcements.console.field.until')}: <Moment at={mode.until} />
            </span>
          )}
        </p>
        <p className="text-md">{t('announcements.console.readOnlyText')}</p>
        {isOn &&
          languages
            .filter((each) => mode[`note_${each}`] !== '')
            .map((each) => (
              <p key={each} lang={each} dir="auto" className="text-sm text-ink-2">
                {mode[`note_${each}`]}
              </p>
            ))}
        <div className="flex flex-wrap gap-2">
          {isOn && (
            <LinkButton to={askTo('open')} replace preventScrollReset>
              {t('announcements.console.openAgain')}
            </LinkButton>
          )}
          <LinkButton kind={isOn ? 'outline' : 'danger'} to={askTo('close')} replace preventScrollReset>
            {t(isOn ? 'announcements.console.changeNote' : 'announcements.console.makeReadOnly')}
          </LinkButton>
        </div>
      </Card>
      {ask === 'close' && <ModeDialog mode={mode} on={1} />}
      {ask === 'open' && isOn && <ModeDialog mode={mode} on={0} />}
    </>
  );
}

/** Says what will happen before it does, with the note in three languages and why. */
function ModeDialog({ mode, on }: { mode: AdminReadOnly; on: 0 | 1 }) {
  const t = useT();
  const form = useConsoleForm({
    ...{ does: 'announcements.set-read-only', part: 'mode', about: { on }, version: mode.version, closeTo: askTo() },
    first: () => ({
      ...{ note_en: mode.note_en, note_fr: mode.note_fr, note_hi: mode.note_hi },
      ...{ until: momentField(mode.until), reason: '' },
    }),
    act: async ({ draft, version, key }) => {
      await call('announcements.set-read-only', { ...draft, on, version }, { idempotencyKey: key });
      return t('announcements.said.read_only');
    },
  });
  const unwritten = languages.filter((each) => form.draft[`note_${each}`].trim() === '');
  const isHalfWritten = on === 1 && unwritten.length > 0 && unwritten.length < languages.length;
  const closes = on === 1 && mode.on === 0;
  const title = on === 0 ? 'openAgain' : closes ? 'makeReadOnly' : 'changeNote';
  return (
    <AskedDialog
      title={t(`announcements.console.${title}`)}
      word={t(`announcements.console.${title}`)}
      kind={closes ? 'danger' : 'primary'}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        {closes && <Note tone="warning">{t('announcements.console.closeText')}</Note>}
        {on === 1 && (
          <>
            {languages.map((each) => (
              <TextInput
                key={each}
                label={t('announcements.console.noteIn', { language: languageNames[each] })}
                lang={each}
                dir="auto"
                {...form.line(`note_${each}`, readOnlyLimits.note)}
              />
            ))}
            {isHalfWritten && (
              <Note tone="warning" icon="languages">
                {t('announcements.console.noteMissing', { languages: namesOf(unwritten) })}
              </Note>
            )}
            <TextInput
              type="datetime-local"
              label={t('announcements.console.field.until')}
              hint={t('announcements.console.hint.until')}
              {...form.field('until')}
            />
          </>
        )}
        <TextInput
          label={t('operators.reason')}
          hint={t('operators.reasonHint')}
          dir="auto"
          {...form.line('reason', announcementLimits.reason)}
        />
      </div>
    </AskedDialog>
  );
}
