import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useT } from '../../../texts/texts.tsx';

/** A page after the last one of a list that has some: the way to its first. */
export function PastTheEnd({ first }: { first: string }) {
  const t = useT();
  return <EmptyState title={t('store.pastTitle')} action={<LinkButton to={first}>{t('store.toFirst')}</LinkButton>} />;
}
