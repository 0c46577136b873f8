import { type FormEvent, useState } from 'react';
import { type Language, languages } from '../../contract/primitives/countries.ts';
import { call } from '../api/client.ts';
import { usePress } from '../api/use-press.ts';
import { Button } from '../design/Button.tsx';
import { Radio } from '../design/choices.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Note } from '../design/parts.tsx';
import { goTo } from '../lib/go-to.ts';
import { useLocation } from '../router/hooks.ts';
import { samePageIn, useLocale } from '../router/locale.ts';
import { useT } from '../texts/texts.tsx';
import { languageNames, localeOfLanguage } from './languages.ts';

interface LanguageDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Radio buttons, so that exactly one language is ticked at any time. Confirm has the server store the choice and goes to
 * the language's locale (R-SES-013), which is another country: the dialog says so before.
 */
export function LanguageDialog({ open, onClose }: LanguageDialogProps) {
  const t = useT();
  const here = useLocale();
  const location = useLocation();
  const [ticked, setTicked] = useState<Language>(here.language);
  const { busy, run } = usePress();
  const there = localeOfLanguage(ticked);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (ticked === here.language) return onClose();
    void run(async () => {
      await call('sign-in.choose-lang', { lang: ticked });
      goTo(samePageIn(there, location));
    });
  };

  return (
    <Dialog open={open} onClose={onClose} title={t('shell.language')} width={390} shape="sheet">
      <form className="flex flex-col gap-1" onSubmit={confirm}>
        {languages.map((language) => (
          <Radio
            key={language}
            name="language"
            value={language}
            checked={ticked === language}
            onChange={() => setTicked(language)}
          >
            <span lang={language}>{languageNames[language]}</span>
          </Radio>
        ))}
        <div role="status">
          {ticked !== here.language && (
            <Note>
              {t('shell.languageLeads', { language: languageNames[ticked], country: there.names[here.language] })}
            </Note>
          )}
        </div>
        <Button type="submit" wide className="mt-2" busy={busy && t('shell.switching')}>
          {t('shell.confirm')}
        </Button>
      </form>
    </Dialog>
  );
}
