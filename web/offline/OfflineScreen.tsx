import { useEffect, useState } from 'react';
import { type SitePath, sitePath } from '../../contract/primitives/site-path.ts';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { NeedsScript } from '../design/NeedsScript.tsx';
import { goInstead } from '../lib/go-to.ts';
import { useOnline } from '../lib/online.ts';
import { pathWithin } from '../router/address.ts';
import { useBasename, useNavigate, useSearch } from '../router/hooks.ts';
import { useLocale } from '../router/locale.ts';
import { useRootData } from '../session/root-data.ts';
import { momentOf } from '../shell/ConnectionNote.tsx';
import { useT } from '../texts/texts.tsx';
import { readableRows } from './read-saved.ts';
import type { SavedRow } from './saved-pages.ts';
import { WaitingList, type WaitingListProps } from './WaitingList.tsx';

/** What opens in this locale, the newest first. */
async function readable(basename: string): Promise<SavedRow[]> {
  const rows = await readableRows();
  return rows.filter(({ address, form }) => form === 'html' || pathWithin(pathOf(address), basename) !== null);
}

const pathOf = (address: string): string => new URL(address, location.origin).pathname;

/** An address of this site; the front page for anything else. */
const addressAsked = (to: string | null, origin: string): SitePath => sitePath(to, { origin });

/** Goes to the page that was asked for where it is saved, else lists what is. */
export function OfflineScreen({ takeBackPost }: WaitingListProps) {
  const t = useT();
  const basename = useBasename();
  const navigate = useNavigate();
  const online = useOnline();
  const to = useSearch().get('to');
  const [rows, setRows] = useState<readonly SavedRow[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once a visit
  useEffect(() => {
    const wanted = addressAsked(to, location.origin);
    void readable(basename).then((found) => {
      const { pathname, search } = new URL(wanted, location.origin);
      const within = pathWithin(pathname, basename);
      const row = found.find(({ address }) => address === pathname + search);
      setRows(found);
      if (to !== null && row && within !== null) void navigate(within + search, { replace: true });
    });
    // Who came for this page itself stays.
    if (to === null) return;
    const back = (): void => goInstead(wanted);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  const again = () => goInstead(addressAsked(to, location.origin));
  return (
    <div className="card">
      <div className="empty">
        <Icon name="wifi-off" size="l" className="text-ink-3" />
        <h1 className="heading text-xl">{t(online ? 'offline.savedTitle' : 'offline.title')}</h1>
        <p className="scripted text-ink-2">{t(rows?.length ? 'offline.text' : 'offline.none')}</p>
        <NeedsScript>{t('offline.needsScript')}</NeedsScript>
        {!online && (
          <Button kind="outline" icon="refresh-cw" onClick={again}>
            {t('shell.tryAgain')}
          </Button>
        )}
      </div>
      <WaitingList takeBackPost={takeBackPost} />
      <SavedList rows={rows ?? []} kind="thread" title={t('offline.threads')} />
      <SavedList rows={rows ?? []} kind="list" title={t('offline.lists')} />
    </div>
  );
}

interface SavedListProps {
  rows: readonly SavedRow[];
  kind: SavedRow['kind'];
  title: string;
}

/** Plain links: each page opens as if it had been asked for by its address. */
function SavedList({ rows, kind, title }: SavedListProps) {
  const t = useT();
  const { language } = useLocale();
  // The title of a page ends in the site's name.
  const ending = ` - ${useRootData().siteName}`;
  const shown = rows.filter((row) => row.kind === kind);
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className="heading mt-4 text-lg">{title}</h2>
      <ul>
        {shown.map(({ address, title: name, at }) => (
          <li key={address} className="border-b border-line last:border-b-0">
            <a href={address} className="flex min-h-14 flex-col justify-center py-2">
              <span className="font-bold" dir="auto">
                {name.endsWith(ending) ? name.slice(0, -ending.length) : name}
              </span>
              <span className="text-xs text-ink-3">{t('offline.savedAt', { time: momentOf(at, language) })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
