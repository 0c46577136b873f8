import { Icon } from '../design/Icon.tsx';
import { Badge } from '../design/parts.tsx';
import { headerMarks } from '../made/header-marks.ts';
import { useSignal } from '../realtime/signals.ts';
import { Link } from '../router/links.tsx';
import { openChatBeside } from '../session/chat-panel.ts';
import { useSession } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import type { HeaderMark } from './header-mark.ts';

interface HeaderMarksProps {
  /** What a phone's header holds beside them. */
  beside?: 'title' | 'actions' | undefined;
}

/** A member's ways to what is counted for them, each with its number as it changes (R-CHT-003). */
export function HeaderMarks({ beside }: HeaderMarksProps) {
  return useSession() && headerMarks.map((mark) => <CountedMark key={mark.to} mark={mark} beside={beside} />);
}

function CountedMark({ mark, beside }: HeaderMarksProps & { mark: HeaderMark }) {
  const gives = beside === 'actions' || (beside && !mark.besideTitle);
  return <MarkLink mark={mark} count={useSignal(mark.signal)?.num ?? 0} gives={Boolean(gives)} />;
}

interface MarkLinkProps {
  mark: HeaderMark;
  count: number;
  /** A phone's header has no room for it. */
  gives?: boolean;
}

/** The same for so many. */
export function MarkLink({ mark, count, gives }: MarkLinkProps) {
  const t = useT();
  return (
    <Link
      to={mark.to}
      className={gives ? 'icon-btn max-sm:hidden' : 'icon-btn'}
      aria-label={t(mark.text, { count })}
      onClick={mark.opensBeside && openChatBeside}
    >
      <Icon name={mark.icon} />
      <Badge count={count} />
    </Link>
  );
}
