import { useLocation, useNavigate, useRevalidator } from '../../router/hooks.ts';

/** Loads page 1 again, ten replies (R-PST-005), without moving the screen. */
export function useReloadFirstPage(): () => Promise<void> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async () => {
    const params = new URLSearchParams(search);
    if (!params.has('page')) return revalidate();
    params.delete('page');
    return navigate({ pathname, search: params.toString() }, { replace: true, preventScrollReset: true });
  };
}
