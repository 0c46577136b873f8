import { EmptyState } from '../../../../design/EmptyState.tsx';
import { Link } from '../../../../router/links.tsx';
import { DefaultLayout } from '../../../../shell/layouts/DefaultLayout.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { ComposeScreen } from '../../compose/ComposeScreen.tsx';
import type { ComposerProps } from '../kind.ts';
import { photoCompose } from './photo-compose.ts';

/** An entry is changed in the common composer; a new one is sent on the photo board, where its agreement is. */
export function PhotoComposer(props: ComposerProps) {
  const t = useT();
  if (props.editing) return <ComposeScreen {...props} kind={photoCompose} />;
  const add = (
    <Link to="/photos/add" className="btn btn-primary">
      {t('contests.photos.add')}
    </Link>
  );
  return (
    <DefaultLayout columns="two" head={{ title: t('threads.photo.name') }}>
      <section className="card">
        <EmptyState title={t('contests.photos.add')} text={t('contests.add.text')} action={add} />
      </section>
    </DefaultLayout>
  );
}
