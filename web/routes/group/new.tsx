import { callFrom, pageContext } from '../../api/context.ts';
import { EmptyState } from '../../design/EmptyState.tsx';
import { GroupForm } from '../../features/groups/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { useSession } from '../../session/root-data.ts';
import { JoinLink } from '../../shell/JoinLink.tsx';
import { AccountLayout } from '../../shell/layouts/AccountLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** What a group may be about, in the member's own country. */
export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await context.get(pageContext).viewer();
  if (!viewer) return { types: [], tags: [] };
  const call = callFrom(context);
  const [nav, tags] = await Promise.all([
    call('countries.forum-phone-nav', { fid: viewer.countryFid }),
    call('topics.tags-list', {}),
  ]);
  return { types: nav.data.all_type, tags: tags.data.list };
}

export default function NewGroupPage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  const member = useSession() !== null;
  return (
    <AccountLayout head={{ title: t('groups.new'), back: '/group' }}>
      <PageMeta title={t('groups.new')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('groups.new')}</h1>
      {member ? <GroupForm group={null} {...loaded} /> : <LogInFirst />}
    </AccountLayout>
  );
}

function LogInFirst() {
  const t = useT();
  return (
    <section className="card">
      <EmptyState
        title={t('groups.logInFirst')}
        action={
          <JoinLink intent={{ act: 'post' }} goOn={() => undefined} className="btn btn-primary">
            {t('shell.logIn')}
          </JoinLink>
        }
      />
    </section>
  );
}
