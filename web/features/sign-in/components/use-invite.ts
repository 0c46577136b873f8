import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useLocation } from '../../../router/hooks.ts';
import { inviteFault, inviteIn, storedInvite, storeInvite } from '../invite.ts';

export interface Invite {
  code: string;
  /** Name of whoever invites, once known. */
  inviter: string | null;
  fault: boolean;
  change: (code: string) => void;
  leave: () => void;
}

/** The invitation that a registration comes by: from the address, from an earlier visit, or typed. */
export function useInvite(): Invite {
  const { search } = useLocation();
  const [code, setCode] = useState(() => inviteIn(search) ?? '');
  const [inviter, setInviter] = useState<string | null>(null);
  const [fault, setFault] = useState(false);

  useEffect(() => setCode((now) => now || storedInvite()), []);
  useEffect(() => {
    setInviter(null);
    if (code === '' || inviteFault(code)) return;
    storeInvite(code);
    const gone = new AbortController();
    // Nobody has to know who invited them: without an answer the form is as it was.
    call('invitations.inviter', { code }, { signal: gone.signal, unasked: true }).then(
      ({ data }) => setInviter(data.username),
      () => undefined,
    );
    return () => gone.abort();
  }, [code]);

  return {
    code,
    inviter,
    fault,
    change: (typed) => {
      setFault(false);
      setCode(typed);
      if (typed === '') storeInvite('');
    },
    leave: () => setFault(inviteFault(code)),
  };
}
