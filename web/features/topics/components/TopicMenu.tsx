import type { TopicDetail } from '../../../../contract/domains/topics/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Menu, MenuLink } from '../../../design/Menu.tsx';
import { useT } from '../../../texts/texts.tsx';

/** What its host and moderators can do with a topic. */
export function TopicMenu({ topic: { topid, can } }: { topic: TopicDetail }) {
  const t = useT();
  if (!can.edit && !can.delete) return null;
  return (
    <Menu
      id={`topic${topid}`}
      label={t('topics.menu')}
      trigger={(props) => (
        <button type="button" className="btn btn-on-field-outline px-3" aria-label={t('topics.menu')} {...props}>
          <Icon name="ellipsis" />
        </button>
      )}
      links={
        <>
          {can.edit && (
            <MenuLink icon="pencil" to={`/topic/${topid}?act=edit`} rel="nofollow" preventScrollReset>
              {t('topics.editTopic')}
            </MenuLink>
          )}
          {can.delete && (
            <MenuLink icon="trash-2" danger to={`/topic/${topid}?act=delete`} rel="nofollow" preventScrollReset>
              {t('topics.deleteTopic')}
            </MenuLink>
          )}
        </>
      }
    />
  );
}
