import { useEffect, useState } from 'react';
import { bugsLimits } from '../../../contract/domains/bugs/limits.ts';
import type { SimilarReport } from '../../../contract/domains/bugs/shapes.ts';
import { call } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { useFrugalNetwork } from '../../session/connection.ts';
import { useLowData } from '../../session/low-data.ts';

/** A pause of the hand after which is asked, in milliseconds. */
const askAfterMs = 500;
const fewestCharacters = 4;

/** Reports like the title that is being typed, once the hand rests; nothing where data is dear. */
export function useSimilar(subject: string): readonly SimilarReport[] {
  const [low, frugal] = [useLowData(), useFrugalNetwork()];
  const [found, setFound] = useState<readonly SimilarReport[]>([]);
  const wanted = subject.trim().slice(0, bugsLimits.queryMax);
  const asks = !low && !frugal && wanted.length >= fewestCharacters;
  useEffect(() => {
    if (!asks) {
      setFound([]);
      return;
    }
    const gone = new AbortController();
    const wait = setTimeout(() => {
      quietly(call('bugs.similar', { q: wanted }, { signal: gone.signal })).then((answer) => {
        if (answer && !gone.signal.aborted) setFound(answer.data.list);
      });
    }, askAfterMs);
    return () => {
      clearTimeout(wait);
      gone.abort();
    };
  }, [asks, wanted]);
  return found;
}
