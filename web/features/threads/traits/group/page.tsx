import type { InGroup } from '../../../../../contract/domains/threads/traits/group/shapes.ts';
import { MenuLink } from '../../../../design/Menu.tsx';
import { groupPath } from '../../../../lib/group-path.ts';
import { useT } from '../../../../texts/texts.tsx';
import { GroupLink } from '../../../groups/index.ts';
import type { PageTrait } from '../trait.ts';

/** Where who decides for its group hides it. */
function HideInGroup({ tid, groupid }: { tid: number } & Pick<NonNullable<InGroup>, 'groupid'>) {
  const t = useT();
  return (
    <MenuLink icon="eye-off" to={`${groupPath(groupid, 'hide')}?tid=${tid}`}>
      {t('threads.hideInGroup')}
    </MenuLink>
  );
}

export const groupPage: PageTrait = {
  fact: ({ in_group }) => in_group && <GroupLink group={in_group} className="link" />,
  way: ({ tid, in_group, can }) => in_group && can.hideInGroup && <HideInGroup tid={tid} groupid={in_group.groupid} />,
};
