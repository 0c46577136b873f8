import { type FormEvent, useState } from 'react';
import type { Poll } from '../../../../../contract/domains/threads/kinds/poll/shapes.ts';
import { formAction, pageForm } from '../../../../../contract/primitives/page-form.ts';
import { Button } from '../../../../design/Button.tsx';
import { EarlyInput } from '../../../../design/early-fields.tsx';
import { sendsForm } from '../../../../design/FormButton.tsx';
import { directionOf } from '../../../../lib/direction.ts';
import { useScripted } from '../../../../lib/use-scripted.ts';
import { useT } from '../../../../texts/texts.tsx';
import { OptionPicture } from './OptionPicture.tsx';
import { pressed } from './poll-state.ts';

interface PollBallotProps {
  tid: number;
  poll: Poll;
  /** Of the group of fields, one in a page. */
  name: string;
  onVote: (choices: number[]) => void;
}

/** The options to choose from: one, or as many as the poll allows. */
export function PollBallot({ tid, poll, name, onVote }: PollBallotProps) {
  const t = useT();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const scripted = useScripted();
  const single = poll.max_choices === 1;
  const full = !single && chosen.length >= poll.max_choices;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0) onVote([...chosen]);
  };
  return (
    <form onSubmit={submit}>
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1 text-xs text-ink-3">{t('threads.poll.choose', { max: poll.max_choices })}</legend>
        {poll.options.map(({ a_id, message, img }) => {
          const checked = chosen.includes(a_id);
          return (
            <label
              key={a_id}
              className="flex min-h-11 items-center gap-2.5 rounded-md px-3 py-1.5 text-base/5 [box-shadow:inset_0_0_0_1px_var(--bb-line-strong)] has-checked:[box-shadow:inset_0_0_0_2px_var(--bb-primary)]"
            >
              <EarlyInput
                type={single ? 'radio' : 'checkbox'}
                className={single ? 'radio' : 'checkbox'}
                form={scripted ? undefined : pageForm}
                name={`a_id@${name}`}
                value={a_id}
                checked={checked}
                disabled={full && !checked}
                onChange={() => setChosen((now) => pressed(now, a_id, poll))}
              />
              {img && <OptionPicture picture={img} />}
              <span className="min-w-0 flex-1 wrap-anywhere" dir={directionOf(message)}>
                {message}
              </span>
            </label>
          );
        })}
      </fieldset>
      <Button
        {...(scripted ? { type: 'submit' } : sendsForm(formAction('threads.vote', { tid, _of: name })))}
        className="mt-2.5"
        disabled={scripted && chosen.length === 0}
      >
        {t('threads.poll.vote')}
      </Button>
    </form>
  );
}
