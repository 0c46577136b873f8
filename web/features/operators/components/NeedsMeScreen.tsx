import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Count } from '../../../design/Count.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useT } from '../../../texts/texts.tsx';
import { pagesFor } from '../console-menu.ts';
import type { Overview } from '../overview.ts';

/** What waits for an operator: how much of what, and the way to it. */
export function NeedsMeScreen({ overview }: { overview: Overview }) {
  const t = useT();
  const waiting = pagesFor(operatorGroup)
    .map((page) => ({ page, count: (page.waiting && overview[page.waiting]) || 0 }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <h1 className="heading px-4 pt-2 text-2xl sm:px-0 sm:pt-0">{t('operators.nav.needs')}</h1>
      {waiting.length === 0 && <EmptyState title={t('operators.needs.none')} text={t('operators.needs.noneText')} />}
      {waiting.length > 0 && (
        <ul className="card rows">
          {waiting.map(({ page, count }, at) => (
            <li key={page.to}>
              <b className="num w-9 flex-none text-end text-2xl">
                <Count value={count} />
              </b>
              <span className="min-w-0 flex-1">
                <b className="block text-md">{t(page.text)}</b>
                <span className="text-sm text-ink-2">{t(`operators.needs.${page.waiting}`)}</span>
              </span>
              <LinkButton small kind={at === 0 ? 'primary' : 'quiet'} to={page.to}>
                {t('operators.needs.open')}
                <span className="sr-only"> {t(page.text)}</span>
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
