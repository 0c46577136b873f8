import type { DrawState } from '../../../../contract/domains/draw/limits.ts';
import { Tag, type TagTone } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';

const tones: Readonly<Record<DrawState, TagTone>> = {
  ...{ planned: 'plain', sealed: 'primary', open: 'success', closed: 'primary' },
  ...{ drawing: 'value', drawn: 'value', published: 'plain' },
};

/** How a draw stands, as a small label. */
export function StateTag({ state }: { state: DrawState }) {
  const t = useT();
  return (
    <Tag tone={tones[state]}>
      {t(state === 'sealed' || state === 'open' ? `draw.page.step.${state}` : `draw.console.state.${state}`)}
    </Tag>
  );
}
