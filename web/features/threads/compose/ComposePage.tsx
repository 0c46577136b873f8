import type { ComponentType } from 'react';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useShared } from '../../../lib/shared-state.ts';
import { useSession } from '../../../session/root-data.ts';
import { JoinLink } from '../../../shell/JoinLink.tsx';
import { DefaultLayout } from '../../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import { composeRounds } from '../drafts/compose-rounds.ts';
import { composedKindOf, kindOfPage } from '../kinds/composed-kinds.ts';
import type { ComposerProps } from '../kinds/kind.ts';
import { PlainComposer } from './ComposeScreen.tsx';
import type { Editing } from './compose-kind.ts';

/** The composer that a post is changed in. A reply has no kind, whatever its thread's. */
export const composerOf = (editing: Editing | null): ComponentType<ComposerProps> =>
  (editing?.first && composedKindOf(editing)?.Composer) || PlainComposer;

/** The composer at `/note/thread/{page}`, and what its page is called. */
export function composerOfPage(page = ''): { Composer: ComponentType<ComposerProps>; called: string } | undefined {
  const kind = kindOfPage(page);
  return kind && { Composer: kind.Composer, called: kind.title };
}

interface ComposePageProps extends Pick<ComposerProps, 'asked' | 'drafts'> {
  Composer: ComponentType<ComposerProps>;
  editing: Editing | null;
  /** Operators take posts of this kind now. */
  open: boolean;
  /** Text id of its title. */
  called: string;
}

/** A composer for members; a guest is asked to log in. */
export function ComposePage({ Composer, editing, open, called, asked, drafts }: ComposePageProps) {
  const t = useT();
  const viewer = useSession();
  const title = t(called);
  const round = useShared(composeRounds, (now) => now);
  const meta = <PageMeta title={title} hidden />;
  if (viewer && open) {
    return (
      <>
        {meta}
        <Composer
          key={`${viewer.uid} ${editing?.pid ?? 0} ${asked?.tid ?? 0} ${round}`}
          {...{ uid: viewer.uid, editing, asked, drafts }}
        />
      </>
    );
  }
  const logIn = (
    <JoinLink intent={{ act: 'post' }} goOn={() => undefined} className="btn btn-primary">
      {t('shell.logIn')}
    </JoinLink>
  );
  return (
    <DefaultLayout columns="two" head={{ title }}>
      {meta}
      <h1 className="sr-only">{title}</h1>
      <section className="card">
        {viewer ? (
          <EmptyState title={t('threads.refusal.regular_posts_off')} />
        ) : (
          <EmptyState title={t('threads.refusal.need_login')} action={logIn} />
        )}
      </section>
    </DefaultLayout>
  );
}
