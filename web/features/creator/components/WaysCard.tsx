import { useT } from '../../../texts/texts.tsx';
import { pagePath } from '../paths.ts';
import { Way } from './GrantedCard.tsx';

/** Manuals and questions, for creators and for those who want to be one. */
export function WaysCard() {
  const t = useT();
  return (
    <section className="card" aria-label={t('creator.pages.label')}>
      <ul>
        <Way to={pagePath('manuals')} icon="book-open" title={t('creator.tab.manuals')}>
          {t('creator.pages.manualsText')}
        </Way>
        <Way to={pagePath('fq')} icon="circle-help" title={t('creator.tab.fq')}>
          {t('creator.pages.questionsText')}
        </Way>
      </ul>
    </section>
  );
}
