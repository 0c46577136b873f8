import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { Dialog } from '../../../design/Dialog.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { MenuButton } from '../../../design/Menu.tsx';
import { LoadingLabel } from '../../../design/skeletons.tsx';
import { useLocation } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';

/** The group that a post goes to. */
export interface ChosenGroup {
  groupid: number;
  name: string;
}

interface GroupPickerProps {
  chosen: ChosenGroup | null;
  onChoose: (group: ChosenGroup | null) => void;
}

/** Into which of the writer's groups a post goes: those first in which they posted last. */
export function GroupPicker({ chosen, onChoose }: GroupPickerProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const groups = useOwnGroups(open);
  useAsked(chosen, onChoose);
  const choose = (group: ChosenGroup | null) => {
    onChoose(group);
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="compose-chip"
        data-set={chosen ? '' : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="users" size="s" />
        <span dir="auto">{chosen?.name ?? t('groups.group')}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('groups.choose')} shape="sheet">
        {groups === undefined && <LoadingLabel />}
        {groups?.length === 0 && <EmptyState title={t('groups.noneMine')} text={t('groups.noneMineText')} />}
        {chosen && (
          <MenuButton icon="x" onClick={() => choose(null)}>
            {t('groups.chooseNone')}
          </MenuButton>
        )}
        {groups?.map((group) => (
          <MenuButton
            key={group.groupid}
            icon={group.groupid === chosen?.groupid ? 'check' : 'users'}
            onClick={() => choose(group)}
          >
            <span dir="auto">{group.name}</span>
          </MenuButton>
        ))}
      </Dialog>
    </>
  );
}

/** The writer's groups, asked for when they are first wanted; undefined until they are known. */
function useOwnGroups(wanted: boolean): readonly ChosenGroup[] | undefined {
  const [groups, setGroups] = useState<readonly ChosenGroup[]>();
  useEffect(() => {
    if (!wanted || groups) return;
    let here = true;
    const ask = async () => {
      const { data } = await call('groups.recently-post', { limit: 50 });
      if (here) setGroups(data.list.map(({ groupid, top_name }) => ({ groupid, name: top_name })));
    };
    void quietly(ask());
    return () => {
      here = false;
    };
  }, [wanted, groups]);
  return groups;
}

/** The group that the address names is chosen, if its member writes, unless the draft has one of its own. */
function useAsked(chosen: ChosenGroup | null, onChoose: (group: ChosenGroup) => void): void {
  const asked = Number(new URLSearchParams(useLocation().search).get('groupid') ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!Number.isSafeInteger(asked) || asked < 1 || chosen) return;
    let here = true;
    const ask = async () => {
      const { data } = await call('groups.detail', { groupid: asked });
      if (here && data.can.post) onChoose({ groupid: data.groupid, name: data.top_name });
    };
    void quietly(ask());
    return () => {
      here = false;
    };
  }, [asked]);
}
