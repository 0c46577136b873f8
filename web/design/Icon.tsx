import type { IconName } from './icon-names.ts';
import { iconsInPage } from './in-page.ts';
import sprite from './sprites/icons.svg?url';

interface IconProps {
  name: IconName;
  /** 16, 20 or 24 px. */
  size?: 's' | 'm' | 'l';
  filled?: boolean;
  /** Arrows, send and the like turn round in right-to-left text. */
  flip?: boolean;
  className?: string;
}

/** A decorative icon; the control around it carries the name. */
export function Icon({ name, size = 'm', filled, flip, className }: IconProps) {
  const classes = ['icon', size !== 'm' && `icon-${size}`, filled && 'icon-fill', flip && 'flip', className];
  return (
    <svg className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      <use href={iconsInPage.has(name) ? `#i-${name}` : `${sprite}#${name}`} />
    </svg>
  );
}
