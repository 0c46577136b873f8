import { LinkButton } from '../../../design/Button.tsx';
import { Tree } from '../../../design/Tree.tsx';
import { useT } from '../../../texts/texts.tsx';

/** All of today is done: the tree, one sentence, and the way home; nothing more is offered. */
export function AllDone() {
  const t = useT();
  return (
    <section className="card">
      <div className="empty">
        <Tree className="size-18 text-value-text" />
        <h2 className="heading text-lg">{t('tasks.allDone')}</h2>
        <p className="text-sm text-ink-2">{t('tasks.allDoneText')}</p>
        <LinkButton to="/" kind="outline" className="mt-2">
          {t('tasks.backHome')}
        </LinkButton>
      </div>
    </section>
  );
}
