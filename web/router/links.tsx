import type { AnchorHTMLAttributes, FormHTMLAttributes, MouseEvent, Ref, SubmitEvent } from 'react';
import { hrefOf, resolve, type To } from './address.ts';
import type { NavigateOptions } from './browser-router.ts';
import { useRouterView } from './view.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  to: To;
  ref?: Ref<HTMLAnchorElement>;
}

/** A click that opens the page in place: no other button, window or download is asked for. */
export const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  !event.currentTarget.hasAttribute('download') &&
  ['', '_self'].includes(event.currentTarget.target);

/** A link to a page of the locale: a plain one without script, a step within the document with it. */
export function Link({ to, replace, preventScrollReset, onClick, ...props }: LinkProps) {
  const { basename, state, router } = useRouterView();
  const target = resolve(to, state.page.location.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!router || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void router.navigate(target, { ...(replace && { replace }), ...(preventScrollReset && { preventScrollReset }) });
  };
  return <a {...props} href={hrefOf(target, basename)} onClick={follow} />;
}

export interface NavLinkProps extends LinkProps {
  to: string;
  /** Marked on this very page only, not on those below it. */
  end?: boolean;
}

/** A link that says so where it leads to the page that stands. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const { location } = useRouterView().state.page;
  const { pathname } = resolve(props.to, location.pathname);
  const here = location.pathname.toLowerCase().replace(/\/$/, '') || '/';
  const own = pathname.toLowerCase().replace(/\/$/, '') || '/';
  const current = here === own || (!end && here.startsWith(own === '/' ? own : `${own}/`));
  return <Link aria-current={current ? 'page' : undefined} {...props} />;
}

/** A form whose fields become the query of a page of the locale. */
export function Form({ action, ...props }: FormHTMLAttributes<HTMLFormElement> & { action: string }) {
  const { basename, state, router } = useRouterView();
  const target = resolve(action, state.page.location.pathname);
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    if (!router) return;
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    void router.navigate({ ...target, search: new URLSearchParams(fields).toString() });
  };
  return <form {...props} method="get" action={hrefOf(target, basename)} onSubmit={send} />;
}
