import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { type DrawKey, dropKey, minutesLeft, readKey, storeKey } from './draw-key.ts';

const lookMs = 10_000;
const nowInSeconds = (): number => Date.now() / 1000;

/** The operator's key of the draw: read of this tab once the page lives, with the minutes that are left. */
export function useDrawKey() {
  const [key, setKey] = useState<DrawKey | null>(null);
  const [minutes, setMinutes] = useState(0);
  const look = useCallback(() => {
    const now = nowInSeconds();
    const read = readKey(sessionStorage, now);
    setKey(read);
    setMinutes(read ? minutesLeft(read, now) : 0);
  }, []);
  useEffect(() => {
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [look]);
  const get = async () => {
    const { token, minutes: given } = (await call('draw.token', {})).data;
    // By this device's own clock, which may not be the server's.
    storeKey(sessionStorage, { token, expires: nowInSeconds() + given * 60 });
    look();
  };
  const drop = () => {
    dropKey(sessionStorage);
    look();
  };
  const end = async () => {
    await call('draw.end-token', {});
    drop();
  };
  return { key, minutes, get, end, drop };
}
