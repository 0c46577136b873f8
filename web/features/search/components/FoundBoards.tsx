import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { isFound } from '../../../lib/found-words.ts';
import { boardPath } from '../../../router/board-path.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

interface Board {
  typeid: number;
  name: string;
  icon: IconName;
}

/** The country's boards by these words: a country has so few that the page itself knows them. */
export function FoundBoards({ q, boards }: { q: string; boards: readonly Board[] }) {
  const t = useT();
  const found = boards.filter(({ name }) => isFound([name], q)).slice(0, 5);
  if (found.length === 0) return null;
  return (
    <section className="card card-flush">
      <h2 className="heading px-4 pt-3 text-lg">{t('shell.boards')}</h2>
      <ul>
        {found.map(({ typeid, name, icon }) => (
          <li key={typeid}>
            <Link to={boardPath(typeid)} className="search-line">
              <Icon name={icon} className="text-ink-3" />
              <span className="min-w-0 flex-1" dir="auto">
                {name}
              </span>
              <Icon name="chevron-right" size="s" className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
