import type { CreatorPage } from '../../../../contract/domains/creator/shapes.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Prose } from '../../../design/Prose.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { CreatorTabs } from './CreatorTabs.tsx';

interface PagesScreenProps {
  kind: CreatorPage['kind'];
  list: readonly CreatorPage[];
}

/** Manuals, or questions with their answers: each opens without script. */
export function PagesScreen({ kind, list }: PagesScreenProps) {
  const t = useT();
  const isCreator = useSession()?.isCreator;
  return (
    <>
      {isCreator && <CreatorTabs />}
      <section className="card">
        <h1 className="heading text-xl">{t(kind === 'manual' ? 'creator.tab.manuals' : 'creator.tab.fq')}</h1>
        {list.length === 0 ? (
          <EmptyState title={t(`creator.pages.none.${kind}`)} text={t('creator.pages.noneText')} />
        ) : (
          list.map((page, at) => (
            <details key={page.id} className="group border-b border-line last:border-b-0" open={list.length === 1}>
              <summary className="flex min-h-14 cursor-pointer items-center gap-2 py-2 text-md font-bold" dir="auto">
                {kind === 'manual' && <span className="num text-ink-3">{at + 1}.</span>}
                <span className="flex-1">{page.title}</span>
                <Icon name="chevron-down" size="s" className="text-ink-3 group-open:rotate-180" />
              </summary>
              <div className="pb-4 text-md whitespace-pre-line text-ink-2">
                <Prose html={page.words} />
              </div>
            </details>
          ))
        )}
      </section>
    </>
  );
}
