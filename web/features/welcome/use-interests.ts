import { useState } from 'react';
import { useRootData } from '../../session/root-data.ts';
import type { Interests } from './queries.ts';
import { partOf } from './use-step.ts';

/** What a form that was sent without script and refused had chosen; undefined for none. */
function sentChoice(fields: Readonly<Record<string, string>> | undefined): readonly number[] | undefined {
  const sent = fields?.[`typeids@${partOf('interests')}`];
  return sent?.split(',').map(Number);
}

/** The boards that are chosen while somebody chooses. */
export function useInterests({ list }: Interests) {
  const { said } = useRootData();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(sentChoice(said?.fields) ?? list.filter((board) => board.chosen === 1).map(({ typeid }) => typeid)),
  );
  const toggle = (typeid: number, on: boolean) =>
    setChosen((now) => new Set(on ? [...now, typeid] : [...now].filter((each) => each !== typeid)));
  return { chosen, toggle };
}
