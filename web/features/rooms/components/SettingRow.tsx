import type { ReactNode } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Badge } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';

interface RowWordsProps {
  icon: IconName;
  title: ReactNode;
  hint?: ReactNode;
}

/** A row's icon, name and second line. */
export function RowWords({ icon, title, hint }: RowWordsProps) {
  return (
    <>
      <Icon name={icon} className="flex-none text-ink-3" />
      <span className="min-w-0 flex-1 py-1">
        <span className="block text-md wrap-anywhere">{title}</span>
        {hint && <span className="hint block wrap-anywhere">{hint}</span>}
      </span>
    </>
  );
}

interface SettingRowProps extends RowWordsProps {
  to: string;
  /** What waits there. */
  count?: number;
  danger?: boolean;
  /** It opens over the page. */
  over?: boolean;
}

/** A row that leads to a part of a group's page. */
export function SettingRow({ to, count = 0, danger, over, ...words }: SettingRowProps) {
  return (
    <li>
      <Link to={to} preventScrollReset={over ?? false} className={danger ? 'room-row room-row-danger' : 'room-row'}>
        <RowWords {...words} />
        {count > 0 && <Badge count={count} inline />}
        {!danger && <Icon name="chevron-right" flip className="flex-none text-ink-3" />}
      </Link>
    </li>
  );
}

/** A row with something to press at its end. */
export function ActRow({ children, ...words }: RowWordsProps & { children: ReactNode }) {
  return (
    <li className="room-row">
      <RowWords {...words} />
      {children}
    </li>
  );
}
