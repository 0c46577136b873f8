import type { ReactNode } from 'react';
import { Link } from '../router/links.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

export type TagTone = 'plain' | 'value' | 'primary' | 'official' | 'love' | 'success' | 'danger' | 'coin';

/** A small label: group, state, honour. */
export function Tag({ tone = 'plain', icon, children }: { tone?: TagTone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={tone === 'plain' ? 'tag' : `tag tag-${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

/** "99+" above 99, nothing at 0. The control around it says the full figure. */
export const badgeText = (count: number): string => (count <= 0 ? '' : count > 99 ? '99+' : String(count));

export function Badge({ count, inline }: { count: number; inline?: boolean }) {
  const text = badgeText(count);
  if (!text) return null;
  return (
    <span className={inline ? 'badge badge-inline' : 'badge'} aria-hidden="true">
      {text}
    </span>
  );
}

export function ChipLink({
  to,
  icon,
  on,
  children,
}: {
  to: string;
  icon?: IconName;
  on?: boolean;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={on ? 'chip chip-on' : 'chip'} aria-current={on ? 'true' : undefined}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </Link>
  );
}

interface CardProps {
  title?: ReactNode;
  /** At the end of the head: a link, a choice. */
  aside?: ReactNode;
  className?: string;
  label?: string;
  children: ReactNode;
}

export function Card({ title, aside, className, label, children }: CardProps) {
  const Box = title || label ? 'section' : 'div';
  return (
    <Box className={className ? `card ${className}` : 'card'} aria-label={label}>
      {title && (
        <div className="card-head">
          <h2>{title}</h2>
          {aside && <div className="ms-auto">{aside}</div>}
        </div>
      )}
      {children}
    </Box>
  );
}

export type NoteTone = 'warning' | 'info' | 'error' | 'success';
const noteIcons: Record<NoteTone, IconName> = {
  warning: 'circle-alert',
  info: 'info',
  error: 'circle-alert',
  success: 'check',
};

export function Note({ tone = 'info', icon, children }: { tone?: NoteTone; icon?: IconName; children: ReactNode }) {
  return (
    <div className={`note note-${tone}`} role={tone === 'error' ? 'alert' : undefined}>
      <Icon name={icon ?? noteIcons[tone]} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
