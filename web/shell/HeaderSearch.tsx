import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { searchLimits } from '../../contract/domains/search/limits.ts';
import { call } from '../api/client.ts';
import { quietly } from '../api/quietly.ts';
import { EarlyInput } from '../design/early-fields.tsx';
import { Icon } from '../design/Icon.tsx';
import { whenIdle } from '../lib/when-idle.ts';
import { useLocation } from '../router/hooks.ts';
import { Form } from '../router/links.tsx';
import { useLocale } from '../router/locale.ts';
import { useFrugalNetwork } from '../session/connection.ts';
import { useT } from '../texts/texts.tsx';
import { useSearchPanel } from './search-panel.ts';

/** The hot keyword is the same for everybody of a country, and asked for once a visit. */
const hotWordsIn = new Map<number, Promise<string | undefined>>();
const askHotWord = (fid: number): Promise<string | undefined> =>
  quietly(
    call('search.hot-search-key', { country_fid: fid }, { unasked: true }).then(({ data }) => data.list[0]?.value),
  );

/** The first hot keyword, once the page has nothing else to do; never where data is dear. */
function useHotWord(dear: boolean): string {
  const { fid } = useLocale();
  const [word, setWord] = useState('');
  useEffect(() => {
    if (dear) return;
    return whenIdle(() => {
      const asked = hotWordsIn.get(fid) ?? askHotWord(fid);
      hotWordsIn.set(fid, asked);
      void asked.then((found) => setWord(found ?? ''));
    });
  }, [dear, fid]);
  return word;
}

/** The panel below the box: there from the first focus on, until the focus leaves box and panel. */
function usePanel(dear: boolean) {
  const { Panel, fetch } = useSearchPanel();
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    if (dear) return;
    setIsOpen(true);
    fetch();
  };
  const close = (): void => setIsOpen(false);
  /** A browser would empty the box, too: that takes a second press. */
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return { Panel: isOpen ? Panel : undefined, open, close, closeByKey, leave };
}

/** A press in the panel leaves the focus in the box: not every browser gives it to what is pressed. */
const stayFocused = (event: MouseEvent): void => event.preventDefault();

interface HeaderSearchProps {
  className: string;
  /** What stands in an empty box that has no hot keyword, where there is room for more than a word. */
  placeholder?: string;
}

/** The search box: Enter or the icon lead to `/search` with `type` and `q`; an empty one searches the hot keyword. */
export function HeaderSearch({ className, placeholder }: HeaderSearchProps) {
  const t = useT();
  const { pathname } = useLocation();
  const dear = useFrugalNetwork();
  const hot = useHotWord(dear);
  const { Panel, open, close, closeByKey, leave } = usePanel(dear);
  const [typed, setTyped] = useState('');
  const standsIn = typed === '' && hot !== '';
  // The page of results has a field of its own.
  if (pathname === '/search') return null;
  return (
    <Form action="/search" role="search" className={className} onFocus={open} onBlur={leave} onKeyDown={closeByKey}>
      <input type="hidden" name="type" value="1" />
      <button type="submit" className="header-search-go" aria-label={t('shell.search')}>
        <Icon name="search" size="s" />
      </button>
      <EarlyInput
        type="search"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          open();
        }}
        name={standsIn ? undefined : 'q'}
        placeholder={hot || (placeholder ?? t('shell.search'))}
        aria-label={hot ? t('shell.searchHot', { word: hot }) : t('shell.search')}
        maxLength={searchLimits.queryMax}
        autoComplete="off"
        enterKeyHint="search"
      />
      {standsIn && <input type="hidden" name="q" value={hot} />}
      {Panel && (
        // biome-ignore lint/a11y/noStaticElementInteractions: what acts in it are its links and buttons
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
        <div
          className="search-panel"
          onMouseDown={stayFocused}
          onClick={({ target }) => (target as Element).closest('a') && close()}
        >
          <Panel typed={typed} onTaken={setTyped} />
        </div>
      )}
    </Form>
  );
}
