import { useEffect, useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useRootData } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';

const shownMs = 6000;

/**
 * What a form that was sent before script was answered: a line at the head of the page where there is none, with script at
 * the place of toasts, and it goes as they do. Not where the page says so itself: at the field that was refused, or in the
 * dialog that was asked for.
 */
export function Said() {
  const t = useT();
  const { said } = useRootData();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), shownMs);
    return () => clearTimeout(timer);
  }, []);
  if (!said || gone) return null;
  const { showsRefusal, refused, done } = said;
  const asksIn = refused?.name === 'wire.unauthorized';
  const ofField = refused?.name === 'wire.bad_input' && refused.issues.length > 0;
  const why = ofField ? t('common.refusedField', { words: refused.msg }) : refused?.msg;
  const text = refused ? !asksIn && !showsRefusal && why : done;
  if (!text) return null;
  const saidElsewhere = ofField ? ' of-field' : refused ? '' : ' of-dialog';
  return (
    <div className={`toasts said${saidElsewhere}`}>
      <div className="toast" role={refused ? 'alert' : 'status'}>
        <Icon name={refused ? 'circle-alert' : 'check'} />
        <span className="min-w-0 flex-1" dir="auto">
          {text}
        </span>
      </div>
    </div>
  );
}
