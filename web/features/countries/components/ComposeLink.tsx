import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** To the composer, with this board chosen. */
export function ComposeLink({ board: { typeid }, className }: { board: { typeid: number }; className: string }) {
  const t = useT();
  return (
    <Link to={`/note/thread?typeid=${typeid}`} className={className}>
      <Icon name="square-pen" />
      {t('countries.askOrTell')}
    </Link>
  );
}
