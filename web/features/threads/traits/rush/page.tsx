import type { RushResult } from '../../../../../contract/domains/threads/traits/rush/shapes.ts';
import { Tag } from '../../../../design/parts.tsx';
import { useLocale } from '../../../../router/locale.ts';
import { useT } from '../../../../texts/texts.tsx';
import type { PageTrait } from '../trait.ts';

/** Which replies win. */
function Winning({ of: { every, floors } }: { of: RushResult }) {
  const t = useT();
  const { language } = useLocale();
  const named = new Intl.ListFormat(language).format(floors.map((floor) => floor.toLocaleString(language)));
  const notes = [
    ...(every > 0 ? [t('threads.rush.saysEvery', { every })] : []),
    ...(floors.length > 0 ? [t('threads.rush.saysFloors', { floors: named })] : []),
  ];
  return notes.join(' ');
}

function Winner() {
  const t = useT();
  return (
    <Tag tone="value" icon="trophy">
      {t('threads.rush.winner')}
    </Tag>
  );
}

export const rushPage: PageTrait = {
  note: ({ rushresult }) => rushresult && <Winning of={rushresult} />,
  badge: (post) => post.is_rush_winner === 1 && <Winner />,
};
