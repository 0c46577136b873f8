import { useEffect, useState } from 'react';

/** Seconds until another code can be asked for, counted down. */
export function useWait(): { wait: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const look = () => {
      const left = Math.ceil((until - Date.now()) / 1000);
      setWait(Math.max(0, left));
      if (left <= 0) setUntil(0);
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return { wait, start: (seconds) => setUntil(Date.now() + seconds * 1000) };
}
