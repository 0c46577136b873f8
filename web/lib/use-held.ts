import { useState } from 'react';

/** What a value was as it began to be held, until it no longer is: nothing moves under what is being done meanwhile. */
export function useHeld<T>(value: T, held: boolean): T {
  const [shown, show] = useState(value);
  if (!held && shown !== value) show(value);
  return held ? shown : value;
}
