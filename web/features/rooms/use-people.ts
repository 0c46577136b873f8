import { useState } from 'react';
import { call } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { askPeople, type Candidate } from './queries.ts';

/** People who are chosen for a group, and those to choose from: what is typed last is answered last. */
export function usePeople(first: readonly Candidate[], firstQ: string) {
  const [q, setQ] = useState(firstQ);
  const [found, setFound] = useState(first);
  const [chosen, setChosen] = useState<readonly Candidate[]>([]);
  const [asked] = useState(() => ({ last: 0 }));
  const search = async (words: string): Promise<void> => {
    setQ(words);
    asked.last += 1;
    const own = asked.last;
    const list = await quietly(askPeople(call, words.trim()));
    if (list && own === asked.last) setFound(list);
  };
  const isChosen = (uid: number): boolean => chosen.some((person) => person.uid === uid);
  const toggle = (person: Candidate): void =>
    setChosen(isChosen(person.uid) ? chosen.filter(({ uid }) => uid !== person.uid) : [...chosen, person]);
  return { q, found, chosen, search, isChosen, toggle };
}

export type People = ReturnType<typeof usePeople>;
