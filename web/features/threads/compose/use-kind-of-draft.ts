import { useEffect } from 'react';
import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import { useLocation, useNavigate } from '../../../router/hooks.ts';
import { useSession } from '../../../session/root-data.ts';
import { toolsFor } from '../kinds/composed-kinds.ts';
import { type ComposeStore, useComposed } from './compose-store.ts';

/** A draft that was written as a poll or a video comes back in that composer, for whoever may still post such. */
export function useKindOfDraft(store: ComposeStore, shown: KindName, isNew: boolean): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const written = useComposed(store, ({ kind }) => kind);
  const mayPost = useSession()?.mayPost;
  const to = toolsFor(mayPost ?? []).find((tool) => tool.kind === written)?.to;
  const leads = isNew && shown === 'plain' && to !== undefined;
  useEffect(() => {
    if (leads) void navigate(`${to}${search}`, { replace: true });
  }, [leads, to, search, navigate]);
}
