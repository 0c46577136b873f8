import { useEffect, useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useRootData } from '../session/root-data.ts';

const shownMs = 6000;

/** What a form that was sent without script was answered, at the place of toasts; with script it goes as they do. */
export function Said() {
  const { said } = useRootData();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), shownMs);
    return () => clearTimeout(timer);
  }, []);
  if (!said || gone) return null;
  const { showsRefusal, refused, done } = said;
  const asksIn = refused?.name === 'wire.unauthorized';
  const text = refused ? !asksIn && !showsRefusal && refused.msg : done;
  if (!text) return null;
  return (
    <div className="toasts">
      <div className="toast" role={refused ? 'alert' : 'status'}>
        <Icon name={refused ? 'circle-alert' : 'check'} />
        <span className="min-w-0 flex-1" dir="auto">
          {text}
        </span>
      </div>
    </div>
  );
}
