import { useCallback, useEffect, useState } from 'react';
import { isRefusal } from '../../../../api/wire.ts';

/** What a part of the screen asks for when it opens, and asks again at will. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [value, setValue] = useState<T>();
  const [error, setError] = useState<string>();
  const reload = useCallback(async () => {
    try {
      setValue(await load());
      setError(undefined);
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      setError(failure.msg);
    }
  }, [load]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { value, error, reload };
}
