import type { SavedPoll } from '../../../../../contract/domains/threads/kinds/poll/draft.ts';
import { pollFixed, pollLimits } from '../../../../../contract/domains/threads/kinds/poll/limits.ts';
import { call } from '../../../../api/client.ts';
import { srcOf } from '../../../../design/pictures.ts';
import { randomString } from '../../../../lib/random.ts';
import { type ComposeKind, type Editing, placeOfEdit } from '../../compose/compose-kind.ts';
import { type OwnPhoto, standing } from '../../compose/compose-state.ts';

/** An option that is being written. */
export interface OptionDraft {
  key: string;
  text: string;
  photo: OwnPhoto | null;
}

/** A poll that is being written. */
export interface PollDraft {
  options: readonly OptionDraft[];
  maxChoices: number;
  days: number;
}

export const emptyOption = (): OptionDraft => ({ key: randomString(), text: '', photo: null });

/** A new poll: three options, one choice, seven days (R-POL-005, R-POL-006). */
const newPoll = (): PollDraft => ({
  options: Array.from({ length: pollLimits.optionsAtFirst }, emptyOption),
  maxChoices: pollLimits.choices,
  days: pollLimits.days,
});

function pollOf(editing: Editing | null): PollDraft {
  if (!editing?.poll) return newPoll();
  const { options, max_choices, end_time } = editing.poll;
  return {
    options: options.map(({ a_id, message, img }) => ({
      key: `option-${a_id}`,
      text: message,
      photo: img && standing({ aid: img.aid, caption: '', preview: srcOf(img, 320) }),
    })),
    maxChoices: max_choices,
    days: end_time,
  };
}

/** Options with words; what was left empty is not sent. */
export const filled = ({ options }: PollDraft): OptionDraft[] => options.filter(({ text }) => text.trim() !== '');

/** A poll as its calls take it: the settings under the documents' names (R-POL-008), and what never changes (R-POL-003). */
export function sentPoll(draft: PollDraft) {
  const options = filled(draft);
  return {
    ...pollFixed,
    expiration: draft.days,
    maxchoices: Math.min(draft.maxChoices, options.length),
    polloptions: options.map(({ text }) => text),
    pollimage: options.map(({ photo }) => photo?.aid ?? 0),
  };
}

const savedPhoto = (photo: OwnPhoto | null) =>
  photo?.aid === undefined ? null : { aid: photo.aid, preview: photo.stored ?? '' };

/** How a poll is written. */
export const pollCompose: ComposeKind<PollDraft> = {
  name: 'poll',
  title: 'threads.poll.new',
  editTitle: 'threads.poll.edit',
  missing: 'threads.poll.missing',
  needsText: false,
  needsBoard: true,
  begin: pollOf,
  ready: (draft) =>
    filled(draft).length >= pollLimits.optionsMin &&
    draft.options.every(({ photo }) => photo === null || photo.state.kind !== 'sending'),
  saved(draft): SavedPoll | null {
    const options = draft.options.map(({ text, photo }) => ({ text, photo: savedPhoto(photo) }));
    if (options.every(({ text, photo }) => text.trim() === '' && photo === null)) return null;
    return { options, maxChoices: draft.maxChoices, days: draft.days };
  },
  restored(saved) {
    const { options, maxChoices, days } = saved as SavedPoll;
    const again = options.map(({ text, photo }) => ({
      ...emptyOption(),
      text,
      photo: photo && standing({ ...photo, caption: '' }),
    }));
    return { options: again, maxChoices, days };
  },
  async post(fields, draft, { idempotencyKey }) {
    const sent = { ...fields, ...sentPoll(draft) };
    const { data, msg } = await call('threads.new-thread-vote', sent, { idempotencyKey });
    return { tid: data.Variables.tid, held: data.Variables.held === 1, msg };
  },
  async change(editing, fields, draft) {
    const { msg } = await call('threads.edit-post-vote', { ...placeOfEdit(editing), ...fields, ...sentPoll(draft) });
    return { tid: editing.tid, msg };
  },
};
