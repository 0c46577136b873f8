import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type TopicTab, topicTabs } from '../topic-tabs.ts';

const texts: Readonly<Record<TopicTab, string>> = {
  latest: 'topics.latest',
  ranking: 'topics.ranking',
  activity: 'topics.activity',
  about: 'topics.aboutTab',
};

/** The parts of a topic's page: links, so that each has its address. */
export function TopicTabs({ topid, tab }: { topid: number; tab: TopicTab }) {
  const t = useT();
  return (
    <nav className="tabs border-b border-line px-1" aria-label={t('topics.topic')}>
      {topicTabs.map((each) => (
        <Link
          key={each}
          to={`/topic/${topid}${each === 'latest' ? '' : `?tab=${each}`}`}
          className="tab"
          aria-current={each === tab ? 'page' : undefined}
          preventScrollReset
        >
          {t(texts[each])}
        </Link>
      ))}
    </nav>
  );
}
