import { byCode } from '../../../../../contract/primitives/dialog-flags.ts';
import { Icon } from '../../../../design/Icon.tsx';
import { Link } from '../../../../router/links.tsx';
import { useFlagLink } from '../../../../shell/shown-dialog.ts';
import { useT } from '../../../../texts/texts.tsx';

/** The way in without the password; without script a page of its own. */
export function ByCodeLink({ onPress }: { onPress: () => void }) {
  const t = useT();
  return (
    <Link
      to={`${useFlagLink('showlogin')}=${byCode}`}
      rel="nofollow"
      preventScrollReset
      className="btn btn-outline btn-wide"
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Icon name="mail" />
      {t('sign-in.byCode')}
    </Link>
  );
}
