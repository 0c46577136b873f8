import { useHref, useLocation } from '../../../router/hooks.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useSaidEntry } from '../said-login.ts';

/** Where a form to log in or register leads without script, and what its reader was about to do when they were asked to log in. */
export function BeforeScript({ remember }: { remember?: boolean }) {
  const { said } = useRootData();
  const entry = useSaidEntry();
  const { pathname, search } = useLocation();
  const intent = entry
    ? { _do: entry.fields._do, _with: entry.fields._with }
    : said?.refused && { _do: said.call, _with: JSON.stringify(said.fields) };
  return (
    <>
      <input type="hidden" name="_back" value={useHref(pathname) + search} />
      {intent?._do && <input type="hidden" name="_do" value={intent._do} />}
      {intent?._do && <input type="hidden" name="_with" value={intent._with} />}
      {remember && <input type="hidden" name="remember" value="on" />}
    </>
  );
}
