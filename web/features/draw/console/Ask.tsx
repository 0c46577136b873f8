import { LinkButton } from '../../../design/Button.tsx';
import { useT } from '../../../texts/texts.tsx';
import { askTo } from './asked.ts';

/** A button that opens a question on the same page. */
export function Ask({ ask, kind = 'outline' }: { ask: string; kind?: 'outline' | 'primary' }) {
  const t = useT();
  return (
    <LinkButton kind={kind} to={askTo(ask)} replace preventScrollReset>
      {t(`draw.console.${ask}`)}
    </LinkButton>
  );
}
