import { LinkTabs } from '../../../design/Tabs.tsx';
import { useT } from '../../../texts/texts.tsx';

/** What one hosts, and what one follows. */
export function OwnTopicTabs() {
  const t = useT();
  const links = [
    { to: '/ucenter/account/topic', label: t('topics.mine') },
    { to: '/ucenter/account/topic/followedtopic', label: t('topics.followed') },
  ];
  return <LinkTabs label={t('topics.topics')} links={links} className="tabs border-b border-line px-1" keepScroll />;
}
