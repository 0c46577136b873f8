import { useEffect, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { searchPath } from '../search-address.ts';
import { forgetSearched, searchedBefore } from '../searched-before.ts';

/** What was searched for on this device: it is stored nowhere else. */
export function SearchedBefore() {
  const t = useT();
  const [list, setList] = useState<readonly string[]>([]);
  useEffect(() => setList(searchedBefore()), []);
  if (list.length === 0) return null;
  return (
    <section>
      <h2 className="px-4 py-2 text-sm font-bold text-ink-3">{t('search.before')}</h2>
      <ul className="card card-flush">
        {list.map((q) => (
          <li key={q} className="flex items-center border-b border-line last:border-b-0">
            <Link to={searchPath({ q })} className="search-line flex-1 border-b-0" dir="auto">
              <Icon name="clock" className="text-ink-3" />
              {q}
            </Link>
            <button
              type="button"
              className="icon-btn me-2"
              aria-label={t('search.forget', { q })}
              onClick={() => setList(forgetSearched(q))}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
