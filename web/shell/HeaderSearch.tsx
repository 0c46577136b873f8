import { useEffect, useState } from 'react';
import { searchLimits } from '../../contract/domains/search/limits.ts';
import { call } from '../api/client.ts';
import { quietly } from '../api/quietly.ts';
import { EarlyInput } from '../design/fields.tsx';
import { Icon } from '../design/Icon.tsx';
import { useFrugalNetwork } from '../lib/connection.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { useLocation } from '../router/hooks.ts';
import { Form } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';

/** The hot keyword is the same for everybody, and asked for once a visit. */
let hotWord: Promise<string | undefined> | undefined;
const askHotWord = (): Promise<string | undefined> =>
  quietly(call('search.hot-search-key', {}, { unasked: true }).then(({ data }) => data.list[0]?.value));

/** The first hot keyword, once the page has nothing else to do; never where data is dear. */
function useHotWord(): string {
  const frugal = useFrugalNetwork();
  const [word, setWord] = useState('');
  useEffect(() => {
    if (frugal) return;
    return whenIdle(() => {
      hotWord ??= askHotWord();
      void hotWord.then((found) => setWord(found ?? ''));
    });
  }, [frugal]);
  return word;
}

/** The search box: Enter or the icon lead to `/search` with `type` and `q`; an empty one searches the hot keyword. */
export function HeaderSearch({ className }: { className: string }) {
  const t = useT();
  const { pathname } = useLocation();
  const hot = useHotWord();
  const [typed, setTyped] = useState('');
  const standsIn = typed === '' && hot !== '';
  // The page of results has a field of its own.
  if (pathname === '/search') return null;
  return (
    <Form action="/search" role="search" className={className}>
      <input type="hidden" name="type" value="1" />
      <button type="submit" className="header-search-go" aria-label={t('shell.search')}>
        <Icon name="search" size="s" />
      </button>
      <EarlyInput
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        name={standsIn ? undefined : 'q'}
        placeholder={hot || t('shell.search')}
        aria-label={hot ? t('shell.searchHot', { word: hot }) : t('shell.search')}
        maxLength={searchLimits.queryMax}
        autoComplete="off"
        enterKeyHint="search"
      />
      {standsIn && <input type="hidden" name="q" value={hot} />}
    </Form>
  );
}
