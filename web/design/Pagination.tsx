import { useLocation } from '../router/hooks.ts';
import { Form, Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';
import { Icon } from './Icon.tsx';
import { pagerItems } from './pages.ts';

interface PaginationProps {
  page: number;
  total: number;
  /** Fragment to land on after a jump, such as `replies`. */
  anchor?: string;
}

/**
 * Previous, page numbers, next, jumper (R-MSC-026): links and a plain form on the page's own address, so that it works
 * without script.
 */
export function Pagination({ page, total, anchor }: PaginationProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  if (total < 2 && page === 1) return null;
  const hash = anchor ? `#${anchor}` : '';
  const to = (target: number): string => {
    const params = new URLSearchParams(search);
    if (target === 1) params.delete('page');
    else params.set('page', String(target));
    return `${pathname}${params.size ? `?${params}` : ''}${hash}`;
  };
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'page');
  return (
    <nav className="pager" aria-label={t('shell.pages')}>
      <Step
        to={page > 1 ? to(Math.min(page - 1, total)) : null}
        icon="chevron-left"
        label={t('shell.previous')}
        rel="prev"
      />
      {pagerItems(Math.min(page, total), total).map((item) =>
        'gap' in item ? (
          <span key={`gap${item.after}`} className={item.gap === 'phone' ? 'text-ink-3 sm:hidden' : 'text-ink-3'}>
            …
          </span>
        ) : (
          <Link
            key={item.page}
            to={to(item.page)}
            className={item.wide ? 'pager-cell pager-wide' : 'pager-cell'}
            aria-current={item.page === page ? 'page' : undefined}
            aria-label={t('shell.pageNumber', { page: item.page })}
          >
            {item.page}
          </Link>
        ),
      )}
      <Step to={page < total ? to(page + 1) : null} icon="chevron-right" label={t('shell.next')} rel="next" />
      <Form action={pathname} className="pager-jump">
        {others.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="pager-jump">{t('shell.goTo')}</label>
        <input
          id="pager-jump"
          key={page}
          name="page"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={page}
          required
        />
      </Form>
    </nav>
  );
}

interface StepProps {
  to: string | null;
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  rel: 'prev' | 'next';
}

function Step({ to, icon, label, rel }: StepProps) {
  if (to === null) {
    return (
      <span className="pager-cell" aria-disabled="true">
        <Icon name={icon} flip />
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className="pager-cell" aria-label={label}>
      <Icon name={icon} flip />
    </Link>
  );
}
