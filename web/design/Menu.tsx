import {
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link, type LinkProps } from '../router/links.tsx';
import { FormButton } from './FormButton.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { walkByKeys } from './menu-keys.ts';

/** What a menu's button needs to open it, without script too. */
export interface MenuTrigger {
  popoverTarget: string;
  'aria-haspopup': 'true';
}

interface MenuProps {
  /** Given where the markup has to be the same on other pages. */
  id?: string | undefined;
  label: string;
  /** Without script nothing in it works: what it offers is drawn when it is first opened. */
  late?: boolean;
  trigger: (props: MenuTrigger) => ReactNode;
  children?: ReactNode;
  /** Links and forms at its end, which work without script too: drawn at once where the rest is late. */
  links?: ReactNode;
}

const gap = 8;

/** Beside its button on wide windows; on phones the stylesheet makes it a sheet at the bottom. */
function place(menu: HTMLElement, id: string): void {
  const button = document.querySelector(`[popovertarget="${id}"]:not([hidden])`);
  menu.style.insetInlineStart = '';
  menu.style.insetBlockStart = '';
  if (!button || window.innerWidth < 600) return;
  const at = button.getBoundingClientRect();
  const left = Math.max(gap, Math.min(at.right - menu.offsetWidth, window.innerWidth - menu.offsetWidth - gap));
  const below = at.bottom + gap;
  const top = below + menu.offsetHeight > window.innerHeight ? Math.max(gap, at.top - menu.offsetHeight - gap) : below;
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
}

/** A native popover of links and buttons. It closes by Esc, a tap outside, or a choice; arrow keys go through it. */
export function Menu({ id: given, label, late = false, trigger, children, links }: MenuProps) {
  const made = useId();
  const id = given ?? `menu${made.replaceAll(/\W/g, '')}`;
  const ref = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState(!late);
  const [open, setOpen] = useState(false);
  // It may have been opened before this code was there.
  useEffect(() => {
    if (!ref.current?.matches(':popover-open')) return;
    setDrawn(true);
    setOpen(true);
    place(ref.current, id);
  }, [id]);
  useEffect(() => (open && ref.current ? walkByKeys(ref.current, id) : undefined), [open, id]);
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    setOpen(event.newState === 'open');
    if (event.newState === 'open') place(event.currentTarget, id);
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('a, button')) ref.current?.hidePopover();
  };
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': 'true' })}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only closes after the choice of a link or button inside */}
      <nav
        ref={ref}
        id={id}
        popover="auto"
        className="menu popover"
        aria-label={label}
        onBeforeToggle={() => setDrawn(true)}
        onToggle={onToggle}
        onClick={onClick}
      >
        {drawn && children}
        {links}
      </nav>
    </>
  );
}

interface ItemLook {
  icon: IconName;
  flip?: boolean;
  danger?: boolean;
  children: ReactNode;
}

const itemClass = (danger?: boolean): string => (danger ? 'menu-item menu-item-danger' : 'menu-item');

export function MenuButton({
  icon,
  flip,
  danger,
  children,
  ...rest
}: ItemLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={itemClass(danger)}>
      <Icon name={icon} flip={flip} />
      {children}
    </button>
  );
}

/** What acts in place, and before there is script sends the page's form. */
export function MenuAct({ icon, action, onClick, children }: ItemLook & { action: string; onClick: () => void }) {
  return (
    <FormButton action={action} className={itemClass()} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </FormButton>
  );
}

export function MenuLink({ icon, flip, danger, children, ...rest }: ItemLook & Omit<LinkProps, 'children'>) {
  return (
    <Link {...rest} className={itemClass(danger)}>
      <Icon name={icon} flip={flip} />
      {children}
    </Link>
  );
}
