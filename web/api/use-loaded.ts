import { useCallback, useEffect, useRef, useState } from 'react';
import { isRefusal } from './wire.ts';

export interface Loaded<T> {
  /** Undefined until it is there. */
  value: T | undefined;
  /** The server's words, where the last question was refused; what was there before stays. */
  error: string | undefined;
  reload: () => Promise<void>;
  /** Sets the value from another answer. */
  set: (value: T) => void;
}

/**
 * What a part of the screen asks for when it opens, and asks again at will; null asks nothing. Of several questions the
 * last one's answer counts.
 */
export function useLoaded<T>(load: (() => Promise<T>) | null): Loaded<T> {
  const [value, setValue] = useState<T>();
  const [error, setError] = useState<string>();
  const asked = useRef(0);
  const reload = useCallback(async () => {
    if (!load) return;
    asked.current += 1;
    const own = asked.current;
    const stands = () => own === asked.current;
    setError(undefined);
    try {
      const answer = await load();
      if (stands()) setValue(answer);
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      if (stands()) setError(failure.msg);
    }
  }, [load]);
  useEffect(() => {
    void reload();
    return () => {
      asked.current += 1;
      setValue(undefined);
      setError(undefined);
    };
  }, [reload]);
  return { value, error, reload, set: setValue };
}
