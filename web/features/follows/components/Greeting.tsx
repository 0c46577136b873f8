import { useEffect, useState } from 'react';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { takeNewcomer } from '../../../session/newcomer.ts';
import { useSession } from '../../../session/root-data.ts';

const RecommendDialog = drawn(
  part({ for: 'pressed', load: () => import('./RecommendDialog.tsx') }),
  (m) => m.RecommendDialog,
);

/** Where a registration leads: shows once whom to follow. */
export function Greeting() {
  const member = useSession() !== null;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (member && takeNewcomer()) setOpen(true);
  }, [member]);
  const close = () => setOpen(false);
  return open && <RecommendDialog onFailed={close} onClose={close} />;
}
