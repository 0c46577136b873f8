import { type Theme, themeAction, themes } from '../../contract/primitives/theme.ts';
import { chooseTheme, useTheme } from '../lib/theme.ts';
import { useScripted } from '../lib/use-scripted.ts';
import { useT } from '../texts/texts.tsx';
import { FormButton } from './FormButton.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

const icons: Record<Theme, IconName> = { phone: 'smartphone', light: 'sun', dark: 'moon' };

/** Which choice is marked: the page itself is the same for everybody, so that without script none of them is. */
export function useMarked(): (theme: Theme) => 'true' | undefined {
  const chosen = useTheme();
  const scripted = useScripted();
  return (theme) => (scripted && theme === chosen ? 'true' : undefined);
}

/** Like the phone, light or dark, as three small buttons in one row: for menus. Each works as a form without script. */
export function ThemeSegments() {
  const t = useT();
  const marked = useMarked();
  return (
    <div className="flex min-h-12 items-center justify-between gap-3 px-5">
      <span className="text-md">{t('shell.theme')}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser meant here */}
      <div role="group" className="segments w-35" aria-label={t('shell.theme')}>
        {themes.map((theme) => (
          <FormButton
            key={theme}
            action={themeAction(theme)}
            aria-current={marked(theme)}
            aria-label={t(`shell.theme.${theme}`)}
            title={t(`shell.theme.${theme}`)}
            onClick={() => chooseTheme(theme)}
          >
            <Icon name={icons[theme]} size="s" />
          </FormButton>
        ))}
      </div>
    </div>
  );
}

/** The same as three words, for the foot of a page: guests have no menu of their own. */
export function ThemeWords() {
  const t = useT();
  const marked = useMarked();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a flex box in every browser meant here
    <span role="group" className="flex-wrap gap-x-3" aria-label={t('shell.theme')}>
      <span aria-hidden="true">{t('shell.themeLabel')}</span>
      {themes.map((theme) => (
        <FormButton
          key={theme}
          action={themeAction(theme)}
          aria-current={marked(theme)}
          className="min-h-[inherit] aria-[current=true]:text-ink aria-[current=true]:underline"
          onClick={() => chooseTheme(theme)}
        >
          {t(`shell.theme.${theme}`)}
        </FormButton>
      ))}
    </span>
  );
}
