import { useEffect } from 'react';
import { showToast } from '../../../design/toasts.ts';
import { goTo } from '../../../lib/go-to.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useHref, useNavigate } from '../../../router/hooks.ts';
import { closeDialog } from '../../../session/dialogs.ts';
import { takeOffer } from '../../../session/offer.ts';
import { answerOwner, useOwnerAsked } from '../../../session/owner-proof.ts';
import { useSession } from '../../../session/root-data.ts';
import { useFlagLink, useShownDialog } from '../../../shell/shown-dialog.ts';

// Its code and texts load when somebody wants in.
const AccountPanes = drawn(part({ for: 'pressed', load: () => import('./AccountPanes.tsx') }), (m) => m.AccountPanes);

const JoinSheet = drawn(part({ for: 'pressed', load: () => import('./JoinSheet.tsx') }), (m) => m.JoinSheet);

const ProofPanes = drawn(
  part({ for: 'pressed', load: () => import('../../proofs/components/ProofPanes.tsx') }),
  (m) => m.ProofPanes,
);

const OwnerAsked = drawn(part({ for: 'pressed', load: () => import('./safety/OwnerAsked.tsx') }), (m) => m.OwnerAsked);

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
      <AccountPanes
        wanted={pane !== null}
        onFailed={closeDialog}
        retry={() => goTo(again)}
        pane={pane}
        onClose={close}
      />
      <JoinSheet
        wanted={shown === 'join'}
        onFailed={closeDialog}
        retry={() => goTo(again)}
        open={shown === 'join'}
        onClose={close}
      />
      <ProofPanes wanted={proof !== null} onFailed={closeDialog} proof={proof} onClose={close} />
      <OwnerAsked wanted={useOwnerAsked()} onFailed={() => answerOwner(false)} />
    </>
  );
}
