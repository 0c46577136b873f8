import type { Poll } from '../../../../../contract/domains/threads/kinds/poll/shapes.ts';
import { Icon } from '../../../../design/Icon.tsx';
import { directionOf } from '../../../../lib/direction.ts';
import { useT } from '../../../../texts/texts.tsx';
import { OptionPicture } from './OptionPicture.tsx';
import { percentOf } from './poll-state.ts';

/** How the votes stand: a bar and the figures for each option, the reader's own with a ring, a check and a word. */
export function PollResults({ poll }: { poll: Poll }) {
  const t = useT();
  return (
    <ul className="flex flex-col gap-2">
      {poll.options.map(({ a_id, message, img, votes }) => {
        const mine = poll.own.choices.includes(a_id);
        const percent = percentOf(votes, poll.voters);
        const look = mine
          ? 'font-bold [box-shadow:inset_0_0_0_2px_var(--bb-primary)]'
          : '[box-shadow:inset_0_0_0_1px_var(--bb-line)]';
        return (
          <li
            key={a_id}
            className={`relative isolate flex min-h-11 items-center gap-2.5 overflow-hidden rounded-md px-3 py-1.5 text-base/5 ${look}`}
          >
            <svg className="absolute inset-0 -z-1 size-full flip" aria-hidden="true">
              <rect width={`${percent}%`} height="100%" fill={mine ? 'var(--bb-primary-soft)' : 'var(--bb-sunken)'} />
            </svg>
            {img && <OptionPicture picture={img} />}
            <span className="min-w-0 flex-1 wrap-anywhere" dir={directionOf(message)}>
              {message}
            </span>
            {mine && (
              <span className="flex text-primary-text">
                <Icon name="check" size="s" />
                <span className="sr-only">{t('threads.poll.mine')}</span>
              </span>
            )}
            <span className="num flex-none text-end font-bold">
              {t('threads.poll.percent', { percent })}
              <span className="block text-xs font-normal text-ink-3">
                {t('threads.poll.optionVotes', { count: votes })}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
