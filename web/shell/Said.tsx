import { useEffect, useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useRootData } from '../session/root-data.ts';

/** Forms that show by themselves why they were refused. */
const own = new Set([
  'economy.before-exchange',
  'economy.exchange',
  'economy.exchange-cancel',
  'threads.new-reply',
  'threads.create',
  'threads.appeal-act',
  'threads.decide-appeal',
  'threads.reward-post',
  'reports.report',
  'store.pay',
  'store.pay-medal',
  'store.redeem',
  'store.save-goods',
  'store.save-shop',
  'store.change-stock',
  'store.import-codes',
  'store.issue-codes',
  'store.set-label',
  'store.refund',
  'sign-in.login',
  'sign-in.login-code',
  'sign-in.register-email',
  'sign-in.register-mobile',
]);

/** Parts of a page whose forms do so, whichever call they make. */
const ownParts = new Set(['moderate', 'many', 'hide']);

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
  const { call, fields, refused, done } = said;
  const asksIn = refused?.name === 'wire.unauthorized';
  const text = refused ? !asksIn && !own.has(call) && !ownParts.has(fields._of ?? '') && refused.msg : done;
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
