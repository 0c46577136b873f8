import { threadPath } from '../lib/thread-path.ts';
import { data } from '../router/answers.ts';
import { useSearch } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { useSession } from '../session/root-data.ts';
import { OfficeScreen, PermissionScreen, WaysOn } from '../shell/access-screens.tsx';
import { PermissionLayout } from '../shell/layouts/PermissionLayout.tsx';
import { useT } from '../texts/texts.tsx';

/** Where a thread sends those who may not read it, and the console others; the page says so in its status too. */
export const loader = () => data(null, { status: 403 });

export default function PermissionPage() {
  const t = useT();
  const search = useSearch();
  const blocked = search.has('blocked');
  const tid = Number(search.get('tid')) || 0;
  const viewer = useSession();
  if (!blocked && tid === 0) return <OfOthers />;
  return (
    <PermissionLayout>
      <title>{t('shell.permissionTitle')}</title>
      <PermissionScreen reason={blocked ? t('threads.refusal.author_blocked') : undefined}>
        <WaysOn />
        {viewer && tid > 0 && (
          <Link to={threadPath(tid)} className="btn btn-outline">
            {t('threads.tryThread')}
          </Link>
        )}
        {blocked && (
          <Link to="/ucenter/setting/blocked" className="btn btn-outline">
            {t('threads.blockedMembers')}
          </Link>
        )}
      </PermissionScreen>
    </PermissionLayout>
  );
}

/** A page of an office that the reader doesn't hold. */
function OfOthers() {
  const t = useT();
  return (
    <PermissionLayout>
      <title>{t('shell.roleTitle')}</title>
      <OfficeScreen>
        <WaysOn />
      </OfficeScreen>
    </PermissionLayout>
  );
}
