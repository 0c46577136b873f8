import { type Theme, themeAction, themes } from '../../contract/primitives/theme.ts';
import { chooseTheme } from '../lib/theme.ts';
import { useT } from '../texts/texts.tsx';
import { FormButton } from './FormButton.tsx';
import { useMarked } from './ThemeChoice.tsx';

/** Each in its own colours, whatever the page's are. */
const looks: Record<Theme, { ground: string; ink: string; line: string }> = {
  phone: {
    ground: 'bg-[linear-gradient(105deg,#fff_50%,#1a1b28_50.1%)]',
    ink: 'bg-[#8d8ca3]',
    line: 'bg-[#b8b7cb]',
  },
  light: { ground: 'bg-[#fff]', ink: 'bg-[#1a1b2b]', line: 'bg-[#d9d3ca]' },
  dark: { ground: 'bg-[#1a1b28]', ink: 'bg-[#f2f0ec]', line: 'bg-[#4a4b6a]' },
};

function ThemePicture({ theme }: { theme: Theme }) {
  const { ground, ink, line } = looks[theme];
  return (
    <span className={`flex flex-col gap-2 p-3 ${ground}`} aria-hidden="true">
      <span className={`h-2.5 w-3/5 rounded-full ${ink}`} />
      <span className={`h-2 w-full rounded-full ${line}`} />
      <span className={`h-2 w-4/5 rounded-full ${line}`} />
      <span className="mt-2 h-5 w-2/5 rounded-leaf-sm bg-[#2e43a6]" />
    </span>
  );
}

/** The same as three pictures with their names: for the settings. */
export function ThemePictures() {
  const t = useT();
  const marked = useMarked();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser meant here
    <div role="group" className="grid grid-cols-3 gap-3" aria-label={t('shell.theme')}>
      {themes.map((theme) => (
        <FormButton
          key={theme}
          action={themeAction(theme)}
          aria-current={marked(theme)}
          className="group flex flex-col gap-2 text-sm font-medium aria-[current=true]:font-bold"
          onClick={() => chooseTheme(theme)}
        >
          <span className="w-full overflow-hidden rounded-leaf border border-line-strong group-aria-[current=true]:outline-3 group-aria-[current=true]:outline-primary">
            <ThemePicture theme={theme} />
          </span>
          <span className="flex min-h-11 w-full items-center justify-center gap-2">
            <span className="size-5 flex-none rounded-full border-2 border-line-strong group-aria-[current=true]:border-7 group-aria-[current=true]:border-primary" />
            {t(`shell.theme.${theme}`)}
          </span>
        </FormButton>
      ))}
    </div>
  );
}
