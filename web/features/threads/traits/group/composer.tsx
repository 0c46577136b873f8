import { type ChosenGroup, GroupPicker } from '../../../groups/index.ts';
import type { ComposerPartProps, ComposerTrait } from '../trait.ts';

interface Held {
  group: ChosenGroup | null;
}

/** The writer's group that a new post goes to. */
const GroupChip = ({ edited, held, change }: ComposerPartProps<Held>) =>
  edited === null && (
    <div className="flex min-h-11 items-center">
      <GroupPicker chosen={held.group} onChoose={(group) => change({ group })} />
    </div>
  );

export const groupComposer: ComposerTrait<Held> = {
  order: 2,
  begin: { group: null },
  read: () => ({ group: null }),
  sent: ({ group }) => ({ groupid: group?.groupid ?? 0 }),
  saved: 'fields',
  isPlaced: ({ group }) => group !== null,
  Chip: GroupChip,
};
