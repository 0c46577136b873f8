import { LinkButton } from '../../../design/Button.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { centrePath } from '../paths.ts';

interface DoorWaysProps {
  /** A creator is logged in. */
  isIn: boolean;
  /** A way to log in as a member, for whoever is no creator yet. */
  toApply: string;
}

/** On the creators' log-in: on to the figures, or the way to become a creator, and what creators agree to. */
export function DoorWays({ isIn, toApply }: DoorWaysProps) {
  const t = useT();
  return (
    <div className="mt-4 flex flex-col items-start gap-1 border-t border-line pt-3">
      {isIn ? (
        <LinkButton to={centrePath} icon="trending-up">
          {t('creator.door.open')}
        </LinkButton>
      ) : (
        <Link to={toApply} className="tap link text-sm">
          {t('creator.door.apply')}
        </Link>
      )}
      <Link to="/creatorterm" className="tap link text-sm">
        {t('creator.terms.title')}
      </Link>
    </div>
  );
}
