import { useEffect, useState } from 'react';
import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import type { TitledThread } from '../../../../contract/domains/search/shapes.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { Icon } from '../../../design/Icon.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useFrugalNetwork } from '../../../session/connection.ts';
import { useLowData } from '../../../session/low-data.ts';
import { useT } from '../../../texts/texts.tsx';

/** A pause of the hand after which is asked, in milliseconds. */
const askAfterMs = 500;
const fewestCharacters = 4;

/** Threads whose titles are like the one that is being typed; each opens beside the composer. */
export function SimilarThreads({ subject }: { subject: string }) {
  const t = useT();
  const threads = useSimilar(subject.trim());
  if (threads.length === 0) return null;
  return (
    <section className="compose-similar" aria-label={t('threads.similar')}>
      <h2 className="text-sm font-semibold">{t('threads.similar')}</h2>
      <ul>
        {threads.map(({ tid, subject: title, replies }) => (
          <li key={tid}>
            <Link to={threadPath(tid)} target="_blank">
              <Icon name="message-circle" className="text-ink-3" />
              <span className="min-w-0 flex-1 wrap-anywhere" dir={directionOf(title)}>
                {title}
              </span>
              <span className="text-xs text-ink-3">{t('threads.replyCount', { count: replies })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is like a title, once the hand rests; nothing where data is dear. */
function useSimilar(subject: string): readonly TitledThread[] {
  const { fid } = useLocale();
  const [low, frugal] = [useLowData(), useFrugalNetwork()];
  const [threads, setThreads] = useState<readonly TitledThread[]>([]);
  const asks = !low && !frugal && subject.length >= fewestCharacters;
  useEffect(() => {
    if (!asks) {
      setThreads([]);
      return;
    }
    const gone = new AbortController();
    const input = { subject: subject.slice(0, searchLimits.queryMax), country_fid: fid };
    const wait = setTimeout(() => {
      quietly(call('search.similar', input, { signal: gone.signal })).then((found) => {
        if (found && !gone.signal.aborted) setThreads(found.data.list);
      });
    }, askAfterMs);
    return () => {
      clearTimeout(wait);
      gone.abort();
    };
  }, [asks, subject, fid]);
  return threads;
}
