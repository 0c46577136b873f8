import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '../router/links.tsx';
import { ButtonWords } from './ButtonWords.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

export type ButtonKind = 'primary' | 'value' | 'quiet' | 'outline' | 'danger' | 'text';

interface Look {
  /** One primary a view; value only where value is given or costs. */
  kind?: ButtonKind;
  small?: boolean;
  wide?: boolean;
  icon?: IconName;
  className?: string;
}

const classesOf = ({ kind = 'primary', small, wide, className }: Look): string =>
  ['btn', `btn-${kind}`, small && 'btn-small', wide && 'btn-wide', className].filter(Boolean).join(' ');

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** The -ing text while the work runs; the button is then off. */
  busy?: string | false;
  children: ReactNode;
}

export function Button({ kind, small, wide, icon, className, busy, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      className={classesOf({ kind, small, wide, className })}
      aria-busy={busy ? true : undefined}
      disabled={rest.disabled || Boolean(busy)}
    >
      <ButtonWords busy={busy} icon={icon && <Icon name={icon} size={small ? 's' : 'm'} />}>
        {children}
      </ButtonWords>
    </button>
  );
}

interface LinkButtonProps extends Look, Omit<LinkProps, 'className' | 'children'> {
  children: ReactNode;
}

/** A link that looks like a button: for what opens a page. */
export function LinkButton({ kind, small, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={classesOf({ kind, small, wide, className })}>
      {icon && <Icon name={icon} size={small ? 's' : 'm'} />}
      {children}
    </Link>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** Its name, as there is no text. */
  label: string;
  flip?: boolean;
}

export function IconButton({ icon, label, flip, className, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      className={className ? `icon-btn ${className}` : 'icon-btn'}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} flip={flip} />
      {children}
    </button>
  );
}
