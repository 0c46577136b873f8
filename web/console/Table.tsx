import type { ReactNode } from 'react';

interface TableProps {
  caption: string;
  columns: readonly string[];
  children: ReactNode;
}

/**
 * A table that becomes a card a row where the window is narrow. Its parts name their roles, because a browser forgets
 * them with the layout.
 */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <div className="card p-0">
      {/* biome-ignore lint/a11y/noRedundantRoles: the cards of a phone are no table to some browsers */}
      <table role="table" className="w-full text-sm max-lg:block">
        <caption className="sr-only">{caption}</caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <thead role="rowgroup" className="max-lg:sr-only">
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          <tr role="row">
            {columns.map((column) => (
              // biome-ignore lint/a11y/noRedundantRoles: as above
              <th key={column} role="columnheader" scope="col" className="px-4 py-2 text-start text-xs text-ink-3">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tbody role="rowgroup" className="max-lg:block">
          {children}
        </tbody>
      </table>
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the cards of a phone are no table to some browsers
    <tr role="row" className="border-t border-line align-top max-lg:block max-lg:px-4 max-lg:py-3">
      {children}
    </tr>
  );
}

interface CellProps {
  label?: string;
  /** A column wide enough for words to be broken at any character; else a long name would claim the whole width. */
  anywhere?: boolean;
  children: ReactNode;
}

/** On a phone the column's name stands before the value, and above it where the type leaves no room beside it. */
export function Cell({ label, anywhere, children }: CellProps) {
  const width = anywhere ? 'wrap-anywhere lg:w-2/5' : 'wrap-break-word max-lg:wrap-anywhere';
  const className = `px-4 py-3 max-lg:flex max-lg:flex-wrap max-lg:gap-x-2 max-lg:p-0 max-lg:py-0.5 ${width}`;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the cards of a phone are no table to some browsers
    <td role="cell" className={className}>
      {label && (
        <span aria-hidden="true" className="w-24 flex-none text-xs leading-5 text-ink-3 lg:hidden">
          {label}
        </span>
      )}
      <div className="min-w-0 max-lg:min-w-[min(100%,8rem)] max-lg:flex-1">{children}</div>
    </td>
  );
}
