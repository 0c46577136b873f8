import { useEffect } from 'react';
import { showToast } from '../../../design/toasts.ts';
import { goTo } from '../../../lib/go-to.ts';
import { Late, lazyPart } from '../../../lib/late.tsx';
import { useHref, useNavigate } from '../../../router/hooks.ts';
import { closeDialog } from '../../../session/dialogs.ts';
import { takeOffer } from '../../../session/offer.ts';
import { answerOwner, useOwnerAsked } from '../../../session/owner-proof.ts';
import { useSession } from '../../../session/root-data.ts';
import { useFlagLink, useShownDialog } from '../../../shell/shown-dialog.ts';

// Its code and texts load when somebody wants in.
const AccountPanes = lazyPart(
  () => import('./AccountPanes.tsx'),
  (m) => m.AccountPanes,
);

const JoinSheet = lazyPart(
  () => import('./JoinSheet.tsx'),
  (m) => m.JoinSheet,
);

const ProofPanes = lazyPart(
  () => import('../../proofs/components/ProofPanes.tsx'),
  (m) => m.ProofPanes,
);

const OwnerAsked = lazyPart(
  () => import('./safety/OwnerAsked.tsx'),
  (m) => m.OwnerAsked,
);

/** What is offered to a member who has just come in, once. */
function useOffer(): void {
  const navigate = useNavigate();
  const isMembers = useSession() !== null;
  useEffect(() => {
    const offer = isMembers ? takeOffer() : null;
    if (!offer) return;
    const { text, label, to } = offer;
    showToast({ text, action: { label, run: () => void navigate(to) } });
  }, [isMembers, navigate]);
}

/** Log-in, registration, and what is to be proven before one writes, over any page. */
export function AccountDialog() {
  const { shown, close } = useShownDialog();
  useOffer();
  const again = useHref(useFlagLink(shown === 'register' ? 'showregister' : 'showlogin'));
  const pane = shown === 'login' || shown === 'register' ? shown : null;
  const proof = shown === 'verify' || shown === 'guardian' || shown === 'silenced' ? shown : null;
  return (
    <>
      <Late wanted={pane !== null} onFailed={closeDialog} retry={() => goTo(again)}>
        <AccountPanes pane={pane} onClose={close} />
      </Late>
      <Late wanted={shown === 'join'} onFailed={closeDialog} retry={() => goTo(again)}>
        <JoinSheet open={shown === 'join'} onClose={close} />
      </Late>
      <Late wanted={proof !== null} onFailed={closeDialog}>
        <ProofPanes proof={proof} onClose={close} />
      </Late>
      <Late wanted={useOwnerAsked()} onFailed={() => answerOwner(false)}>
        <OwnerAsked />
      </Late>
    </>
  );
}
