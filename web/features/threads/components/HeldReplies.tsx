import type { HeldReply } from '../../../../contract/domains/review/held/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { PhotoList } from '../../../design/Photos.tsx';
import { Prose } from '../../../design/Prose.tsx';
import { PersonName, PersonPicture } from '../../../design/UserChip.tsx';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { personReading } from '../../../shell/viewer.ts';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { placeHeld } from '../held-replies.ts';
import { waitingPath } from '../share.ts';
import { useThread, useThreadModel } from '../thread-model.ts';
import { useShownMessage } from '../use-shown-message.ts';
import { WithdrawHeld } from './WithdrawHeld.tsx';

interface HeldRepliesProps {
  /** Before the replies, behind them, or under the one of this pid. */
  place: 'first' | 'last' | number;
}

/** Those replies of the reader's that stand in one place; nobody else sees them yet. */
export function HeldReplies({ place }: HeldRepliesProps) {
  const held = placeHeld(useThread(({ loaded }) => loaded));
  const rows = typeof place === 'number' ? held.under(place) : held[place];
  const saysMore = held.more > 0 && place === (held.first.length > 0 ? 'first' : 'last');
  return (
    <>
      {saysMore && place === 'last' && <MoreHeld count={held.more} />}
      {rows.map((reply) => (
        <Held key={reply.pid} reply={reply} />
      ))}
      {saysMore && place === 'first' && <MoreHeld count={held.more} />}
    </>
  );
}

/** Says how many older ones wait too, and leads to all. */
function MoreHeld({ count }: { count: number }) {
  const t = useT();
  return (
    <li className="reply reply-waiting flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {t('threads.held.more', { count })}
      <Link to={waitingPath} className="tap link">
        {t('threads.held.see')}
      </Link>
    </li>
  );
}

function Held({ reply }: { reply: HeldReply }) {
  const t = useT();
  const { acts } = useThreadModel();
  const viewer = useSession();
  const { html, rest } = useShownMessage(reply.message, reply.attachment);
  const person = viewer && personReading(viewer);
  return (
    <li className="reply reply-waiting reply-held" id={`pid${reply.pid}`}>
      <div className="flex items-start gap-3">
        {person && <PersonPicture person={person} size={reply.parent_pid > 0 ? 'xs' : 'sm'} />}
        <div className="min-w-0 flex-1">
          <div className="flex items-start gap-2">
            {person && <PersonName person={person} />}
            <Time at={reply.dateline} className="reply-time" />
          </div>
          {reply.quote_author && (
            <span className="text-sm font-medium text-primary-text" dir="auto">
              @{reply.quote_author}
            </span>
          )}
          <Prose html={html} small />
          {rest.length > 0 && <PhotoList pictures={rest} place="reply" />}
          <div className="reply-row ms-0! me-0!">
            <span className="flex min-w-0 flex-1 items-center gap-1.5 text-xs text-ink-3">
              <Icon name="clock" size="s" className="flex-none" />
              {t('threads.held.here')}
            </span>
            <WithdrawHeld pid={reply.pid} onDone={acts.reload} className="act flex-none font-bold" />
          </div>
        </div>
      </div>
    </li>
  );
}
