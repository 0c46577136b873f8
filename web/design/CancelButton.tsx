import { useScripted } from '../lib/use-scripted.ts';
import { Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';
import { Button } from './Button.tsx';

/** Closes a dialog; before there is script it leads to the page beneath. */
export function CancelButton({ page, onClick }: { page: string; onClick: () => void }) {
  const t = useT();
  if (useScripted())
    return (
      <Button kind="outline" onClick={onClick}>
        {t('shell.cancel')}
      </Button>
    );
  return (
    <Link to={page} className="btn btn-outline">
      {t('shell.cancel')}
    </Link>
  );
}
