import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** Terms and privacy, read beside the form that is being filled in. */
export function LegalLinks() {
  const t = useT();
  return (
    <>
      <Link to="/termofuse" target="_blank" className="link">
        {t('shell.terms')}
      </Link>
      {' · '}
      <Link to="/privacy" target="_blank" className="link">
        {t('shell.privacy')}
      </Link>
    </>
  );
}
