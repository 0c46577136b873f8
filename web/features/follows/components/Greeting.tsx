import { useEffect, useState } from 'react';
import { Late, lazyPart } from '../../../lib/late.tsx';
import { takeNewcomer } from '../../../session/newcomer.ts';
import { useSession } from '../../../session/root-data.ts';

const RecommendDialog = lazyPart(
  () => import('./RecommendDialog.tsx'),
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
  return (
    <Late wanted={open} onFailed={close}>
      {open && <RecommendDialog onClose={close} />}
    </Late>
  );
}
