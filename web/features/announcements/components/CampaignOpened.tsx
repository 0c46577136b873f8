import { useEffect } from 'react';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { useLocation, useNavigate, useSearch } from '../../../router/hooks.ts';
import { campaignField } from '../campaign-field.ts';

/** Notes that a member came by a campaign, and takes its number out of the address, which may be shared. */
export function CampaignOpened() {
  const search = useSearch();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const id = Number(search.get(campaignField));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each campaign that is in the address
  useEffect(() => {
    const rest = new URLSearchParams(search);
    rest.delete(campaignField);
    const to = `${pathname}${rest.size > 0 ? `?${rest}` : ''}${hash}`;
    const note = async () => {
      if (Number.isSafeInteger(id) && id > 0) await quietly(call('announcements.opened', { id }));
      await navigate(to, { replace: true, preventScrollReset: true });
    };
    void note();
  }, [id]);
  return null;
}
