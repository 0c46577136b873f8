import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script runs here: false in the server's page, where a form must work as it stands. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
