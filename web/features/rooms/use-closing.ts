import { useNavigate } from '../../router/hooks.ts';

/** Closes what an address opened over a page: the page stays as it is. */
export function useClosing(page: string): () => Promise<void> {
  const navigate = useNavigate();
  return () => navigate(page, { replace: true, preventScrollReset: true });
}
