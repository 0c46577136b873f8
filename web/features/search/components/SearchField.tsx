import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Form, Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Asked } from '../search-address.ts';

interface SearchFieldProps {
  asked: Asked;
  typed: string;
  onTyped: (typed: string) => void;
}

/** The field of the search page: a form that leads to the same page, also without script. */
export function SearchField({ asked, typed, onTyped }: SearchFieldProps) {
  const t = useT();
  const here = useLocale();
  return (
    <Form action="/search" role="search" className="card">
      <input type="hidden" name="type" value={asked.type} />
      {asked.everywhere && <input type="hidden" name="where" value="all" />}
      <div className="input search-box">
        <button type="submit" className="icon-btn -ms-3 -me-2" aria-label={t('search.title')}>
          <Icon name="search" className="text-ink-3" />
        </button>
        <EarlyInput
          type="search"
          name="q"
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
          placeholder={t('search.placeholder', { place: here.names[here.language] })}
          aria-label={t('search.title')}
          maxLength={searchLimits.queryMax}
          autoComplete="off"
          enterKeyHint="search"
        />
        {typed !== '' && (
          <Link
            to="/search"
            className="icon-btn"
            aria-label={t('search.clear')}
            onClick={(event) => {
              event.preventDefault();
              onTyped('');
            }}
          >
            <Icon name="x" />
          </Link>
        )}
      </div>
    </Form>
  );
}
