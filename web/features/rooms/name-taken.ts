/** That a group's name is another's, in the server's words, and names that are free. */
export interface NameTaken {
  words: string;
  free: readonly string[];
}

interface Refusal {
  name: string;
  msg: string;
  extra: Readonly<Record<string, unknown>>;
}

/** Whether a name was refused because another group has it. */
export function nameTakenIn(refused: Refusal | undefined): NameTaken | undefined {
  if (refused?.name !== 'rooms.name_taken') return undefined;
  const { free } = refused.extra;
  const names = Array.isArray(free) ? free.filter((name): name is string => typeof name === 'string') : [];
  return { words: refused.msg, free: names };
}
