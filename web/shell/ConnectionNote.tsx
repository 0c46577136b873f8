import { useLayoutEffect } from 'react';
import { OfflineNote } from '../design/states.tsx';
import { useOnline } from '../lib/online.ts';
import { useShownSince } from '../lib/shown-since.ts';
import { offlinePath } from '../offline/offline-path.ts';
import { pageKind } from '../offline/page-kind.ts';
import { useLocation } from '../router/hooks.ts';
import { useLocale } from '../router/locale.ts';
import { useT } from '../texts/texts.tsx';

/** `18:20`, with the day where it isn't today. */
export function momentOf(at: number, language: string, now = Date.now()): string {
  const moment = new Date(at);
  const sameDay = moment.toDateString() === new Date(now).toDateString();
  const day = sameDay ? {} : ({ day: 'numeric', month: 'long' } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}

/**
 * Says that there is no network, or that what is read was saved: one note, below the header. Over a saved page its place is
 * kept (`html[data-saved]`) until it is drawn, so that nothing moves under a finger.
 */
export function ConnectionNote() {
  const t = useT();
  const { language } = useLocale();
  const online = useOnline();
  const shown = useShownSince();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (shown) delete document.documentElement.dataset.saved;
  }, [shown]);
  // The offline page says so itself.
  if (!shown || (online && !shown.saved) || pathname === offlinePath) return null;
  // A page that is saved stays readable; of any other only what stands on screen.
  const isSaved = shown.saved || pageKind(location) !== null;
  return (
    <OfflineNote>
      {isSaved ? t('common.network.saved', { time: momentOf(shown.at, language) }) : t('common.network.offline')}
    </OfflineNote>
  );
}
