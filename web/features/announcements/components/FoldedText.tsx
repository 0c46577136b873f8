import { useT } from '../../../texts/texts.tsx';

/** Lines of a folded text, and how many more it must have for a fold to be worth a press. */
const [shown, worth] = [4, 2];

/** Characters of a line on a phone, and of one on wider windows. */
const [narrow, wide] = [36, 80];

const linesOf = (text: string, width: number): number =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / width)), 0);

/** Where a text would push the page away: nowhere, on phones, or on every window. */
export function foldsOn(text: string): 'nothing' | 'phones' | 'all' {
  const isLong = (width: number) => linesOf(text, width) >= shown + worth;
  if (isLong(wide)) return 'all';
  return isLong(narrow) ? 'phones' : 'nothing';
}

const folds = {
  nothing: 'block',
  phones: 'block max-sm:line-clamp-4 max-sm:group-has-[[open]]:line-clamp-none',
  all: 'line-clamp-4 group-has-[[open]]:line-clamp-none',
};

/** The words below the title: of many, the first lines, until all are asked for. */
export const foldOf = (text: string): string => folds[foldsOn(text)];

/** Opens and folds a long text again, before script, too. */
export function ReadAll({ text }: { text: string }) {
  const t = useT();
  const where = foldsOn(text);
  if (where === 'nothing') return null;
  return (
    <details className={where === 'phones' ? 'group/fold sm:hidden' : 'group/fold'}>
      <summary className="tap link cursor-pointer list-none">
        <span className="group-open/fold:hidden">{t('announcements.top.readAll')}</span>
        <span className="hidden group-open/fold:inline">{t('announcements.top.fold')}</span>
      </summary>
    </details>
  );
}
