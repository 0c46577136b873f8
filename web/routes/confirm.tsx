import { Outlet } from '../router/view.tsx';
import { ConfirmLayout } from '../shell/layouts/ConfirmLayout.tsx';

export const handle = { writes: true };

/** Around the pages of a log-in by an account elsewhere (D1 §2). */
export default function ConfirmFrame() {
  return (
    <ConfirmLayout>
      <Outlet />
    </ConfirmLayout>
  );
}
