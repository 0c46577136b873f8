import { Outlet } from '../router/view.tsx';
import { ConfirmLayout } from '../shell/layouts/ConfirmLayout.tsx';
import { texts } from '../texts/handle.ts';

export const handle = texts('sign-in', 'proofs', 'members', 'confirm');

/** Around the pages of a log-in by an account elsewhere (D1 §2). */
export default function ConfirmFrame() {
  return (
    <ConfirmLayout>
      <Outlet />
    </ConfirmLayout>
  );
}
