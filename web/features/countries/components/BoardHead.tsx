import { directionOf } from '../../../lib/direction.ts';
import '../../../design/sheets/boards.css';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { useCountFormat } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Board } from '../queries.ts';
import { ComposeLink } from './ComposeLink.tsx';

/** What a board is about, how much is there, and the way to ask there. */
export function BoardHead({ board }: { board: Board }) {
  const t = useT();
  const format = useCountFormat();
  return (
    <section className="card flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <span className="board-icon board-icon-large">
          <Icon name={board.icon} size="l" />
        </span>
        <div className="min-w-0 flex-1 text-sm text-ink-2">
          <h1 className="heading text-lg text-ink max-sm:sr-only" dir="auto">
            {board.name}
          </h1>
          <p>{t('countries.threads', { count: board.threads, figure: format(board.threads) })}</p>
          <p>{t('feeds.todayPosts', { count: board.today })}</p>
        </div>
      </div>
      <p className="text-sm text-ink-2" dir={directionOf(board.description)}>
        {board.description}
      </p>
      {board.open ? (
        <ComposeLink board={board} className="btn btn-primary lg:hidden" />
      ) : (
        <Note>{t('countries.closed')}</Note>
      )}
    </section>
  );
}
