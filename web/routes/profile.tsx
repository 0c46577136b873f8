import { useState } from 'react';
import { callFrom } from '../api/context.ts';
import { LinkButton } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { personOf } from '../design/person.ts';
import { FollowButton, MemberMenu } from '../features/follows/index.ts';
import { BanMember } from '../features/moderation/index.ts';
import {
  AccountCard,
  listId,
  MeMenu,
  ProfileHead,
  type ProfileHeadData,
  ProfileTabs,
  profileFacts,
  QuickLinks,
  ReadOnlyNote,
  readProfile,
  useUcenterPage,
  VerifyNote,
  Wallet,
  whoseProfileHere,
} from '../features/profiles/index.ts';
import { profileLinks } from '../made/profile-links.ts';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from '../router/answers.ts';
import { useLoaderData, useRevalidator } from '../router/hooks.ts';
import { Outlet } from '../router/view.tsx';
import { openChatBeside } from '../session/chat-panel.ts';
import { useRootData, useSession } from '../session/root-data.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { StructuredData } from '../shell/structured-data.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { canonicalFields: ['uid'] };

/** Whose pages these are: the own ones are the member's alone, others' are there for everybody. */
export async function loader(asked: LoaderFunctionArgs): Promise<ProfileHeadData> {
  return readProfile(callFrom(asked.context), await whoseProfileHere(asked));
}

/** Another tab of the same profile reuses the head; the same address asked again reads it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const uid = (url: URL) => url.searchParams.get('uid');
  return currentUrl.href === nextUrl.href || uid(currentUrl) !== uid(nextUrl);
}

/** Around the pages of a profile: whose it is, its tabs, and what is open. */
export default function ProfileFrame() {
  const t = useT();
  const page = useUcenterPage();
  const { publicUrl, siteName } = useRootData();
  const loaded = useLoaderData<typeof loader>();
  const { whose, profile, own } = loaded;
  const name = page ? t(page.text) : '';
  const hides = profile.block_status === 1 && page?.to.startsWith('/ucenter/account/posts');
  const head = own ? { title: t('shell.me'), root: true as const, actions: <MeMenu /> } : { title: profile.username };
  return (
    <DefaultLayout head={head} {...(own && { namePlate: null, right: <AccountCard /> })}>
      <PageMeta
        title={own ? name : `${profile.username}: ${name}`}
        description={profile.sightml || t('profiles.description', { name: profile.username, site: siteName })}
        hidden={whose.own}
      />
      {page?.to === '/ucenter/account/posts' && (
        <StructuredData json={import.meta.env.SSR ? profileFacts(profile, publicUrl) : ''} />
      )}
      {own ? (
        <OwnHead {...loaded} own={own} />
      ) : (
        <OthersHead key={`${profile.uid} ${profile.block_status}`} {...loaded} />
      )}
      <div
        id={listId}
        className="flex scroll-mt-14 flex-col overflow-hidden bg-surface sm:scroll-mt-20 sm:rounded-lg sm:border sm:border-line"
      >
        <ProfileTabs whose={whose} />
        <h2 className={page?.figure ? 'heading px-4 pt-3 text-lg sm:px-5' : 'sr-only'}>{name}</h2>
        {hides ? <EmptyState title={t('follows.blockedPosts')} text={t('follows.blockedPostsText')} /> : <Outlet />}
      </div>
    </DefaultLayout>
  );
}

function OwnHead({ whose, profile, own }: ProfileHeadData & { own: NonNullable<ProfileHeadData['own']> }) {
  const t = useT();
  const edit = (
    <LinkButton to="/ucenter/setting/basicinfo" kind="outline" small>
      {t('profiles.edit')}
    </LinkButton>
  );
  return (
    <>
      <ProfileHead whose={whose} profile={profile} actions={edit}>
        <Wallet counters={own.counters} />
      </ProfileHead>
      <ReadOnlyNote />
      <VerifyNote info={own.info} />
      <QuickLinks />
    </>
  );
}

/** Following changes the number of fans in place. */
function OthersHead({ whose, profile }: ProfileHeadData) {
  const t = useT();
  const [follow, setFollow] = useState({ following: profile.follow_status === 1, fansCount: profile.fansCount });
  const { revalidate } = useRevalidator();
  const isMember = useSession() !== null;
  const [banning, setBanning] = useState(false);
  const person = personOf({
    ...profile,
    ...{ author: profile.username, authorid: profile.uid, avatar: profile.decInfo },
  });
  const member = { uid: whose.uid, name: profile.username, muted: profile.mute_status === 1 };
  const actions = (
    <>
      {profile.block_status === 1 ? (
        <LinkButton to="/ucenter/setting/blocked" kind="outline" small>
          {t('follows.blockedHere')}
        </LinkButton>
      ) : (
        <FollowButton
          uid={whose.uid}
          who={profile.username}
          following={follow.following}
          onFollowed={(answer) => setFollow({ following: answer.isFollowing === 1, fansCount: answer.fansCount })}
        />
      )}
      {isMember &&
        profile.block_status === 0 &&
        profileLinks.map(({ text, icon, to, opensBeside }) => (
          <LinkButton key={text} to={to(whose.uid)} kind="outline" icon={icon} onClick={opensBeside && openChatBeside}>
            {t(text)}
          </LinkButton>
        ))}
      {profile.block_status === 0 && (
        <MemberMenu
          member={member}
          onHidden={revalidate}
          onBan={profile.can.ban ? () => setBanning(true) : undefined}
        />
      )}
    </>
  );
  return (
    <>
      <ProfileHead whose={whose} profile={{ ...profile, fansCount: follow.fansCount }} actions={actions} />
      <BanMember target={banning ? person : null} onClose={() => setBanning(false)} />
    </>
  );
}
