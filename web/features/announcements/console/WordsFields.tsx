import { type Language, languages } from '../../../../contract/primitives/countries.ts';
import { TextArea, TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { Segments } from '../../../design/Segments.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useLocale } from '../../../router/locale.ts';
import { languageNames } from '../../../shell/languages.ts';
import { useT } from '../../../texts/texts.tsx';
import { missingIn } from './words-draft.ts';
import type { WordsForm } from './words-form.ts';

interface WordsFieldsProps {
  form: WordsForm;
  limits: { title: number; text: number };
  /** The language that is written now. */
  open: Language;
  onOpen: (language: Language) => void;
  /** Below the title: how long it may be. */
  titleHint?: (title: string) => string;
}

/** Title and text in three languages, a tab each with its state; before script they stand below each other. */
export function WordsFields({ form, limits, open, onOpen, titleHint }: WordsFieldsProps) {
  const t = useT();
  const { language: mine } = useLocale();
  const scripted = useScripted();
  const missing = missingIn(form.draft);
  const named = (language: Language) => {
    const name = languageNames[language];
    if (missing.includes(language)) return t('announcements.console.tabMissing', { language: name });
    if (form.draft[`title_${language}`] === '') return name;
    return (
      <>
        {name} <Icon name="check" size="s" className="inline" />
      </>
    );
  };
  return (
    <>
      <div className="scripted">
        <Segments
          label={t('announcements.console.wordsIn')}
          options={languages.map((value) => ({ value, label: <span lang={value}>{named(value)}</span> }))}
          value={open}
          onChange={onOpen}
        />
      </div>
      {languages.map((language) => (
        <fieldset
          key={language}
          lang={language}
          className={scripted && language !== open ? 'hidden' : 'flex flex-col gap-3'}
        >
          <legend className={scripted ? 'sr-only' : 'form-label'}>{languageNames[language]}</legend>
          <TextInput
            label={t('announcements.console.column.title')}
            hint={<span lang={mine}>{titleHint?.(form.draft[`title_${language}`])}</span>}
            dir="auto"
            {...form.line(`title_${language}`, limits.title)}
          />
          <TextArea
            label={t('announcements.console.text')}
            rows={3}
            dir="auto"
            maxLength={limits.text}
            {...form.field(`text_${language}`)}
          />
        </fieldset>
      ))}
    </>
  );
}

/** What keeps it from being planned. */
export function MissingNote({ missing }: { missing: readonly Language[] }) {
  const t = useT();
  if (missing.length === 0) return null;
  return (
    <Note tone="warning" icon="languages">
      <b>{t('announcements.console.missing', { languages: namesOf(missing) })}</b>{' '}
      {t('announcements.console.missingText')}
    </Note>
  );
}

/** Languages by their own names. */
export const namesOf = (all: readonly Language[]): string => all.map((each) => languageNames[each]).join(', ');
