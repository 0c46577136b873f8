import { useEffect, useState } from 'react';
import type { Suggestions } from '../../../contract/domains/search/shapes.ts';
import { quietly } from '../../api/quietly.ts';
import { useLocale } from '../../router/locale.ts';
import { useLowData } from '../../session/low-data.ts';
import { suggest } from './queries.ts';

/** A pause in typing after which is asked. */
const pauseMs = 200;
const fewestCharacters = 2;

/** What begins as it is typed; null while nothing is, and where data is dear. */
export function useSuggestions(typed: string): Suggestions | null {
  const { fid } = useLocale();
  const lite = useLowData();
  const [shown, setShown] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (lite || typed.trim().length < fewestCharacters) {
      setShown(null);
      return;
    }
    const gone = new AbortController();
    const wait = setTimeout(() => {
      quietly(suggest(typed, fid, gone.signal)).then((found) => {
        if (found && !gone.signal.aborted) setShown(found);
      });
    }, pauseMs);
    return () => {
      clearTimeout(wait);
      gone.abort();
    };
  }, [typed, fid, lite]);
  return shown;
}
