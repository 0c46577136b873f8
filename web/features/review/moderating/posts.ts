import type { CallerInputOf, DataOf } from '../../../../contract/call.ts';
import type { CallName, Calls } from '../../../../contract/calls.ts';
import { type ModerationRule, rulesFor } from '../../../../contract/domains/moderation/rules.ts';
import type { ModerationAct } from '../../../../contract/domains/review/moderating/limits.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { moderatePath } from '../../../lib/moderate-path.ts';

export type Scene = DataOf<Calls['review.moderation']>;

/** The dialog's own fields of the page's form. */
const part = 'moderate';
export const fieldOf = (name: string): string => `${name}@${part}`;
export const fieldsOf = { _of: part } as const;

/** What a press of one of a dialog's buttons sends beside what was chosen. */
export interface Press {
  call: (CallName & `review.${string}`) | 'threads.delete' | 'threads.delete-post';
  fields: Record<string, number>;
  /** What the button says. */
  word: string;
  danger?: boolean;
}

/** What is full can be freed, so that a pin that fails warns (R-MOD-012); all else is an error (R-MOD-013). */
export const toneOf = (act: ModerationAct): 'warning' | 'error' => (act === 'pin' ? 'warning' : 'error');

/** Acts against which an author may appeal: they name a rule. */
const against: readonly ModerationAct[] = ['ban', 'delete', 'close', 'move'];

/** Whether an act's dialog asks for a rule first; what is undone needs none. */
export const judges = (act: ModerationAct, { closed, takedown }: Pick<Scene, 'closed' | 'takedown'>): boolean =>
  against.includes(act) && !(act === 'close' && closed === 1) && !(act === 'ban' && takedown?.kind === 'banned');

/** The rules that an act's dialog offers: of what is undone words alone say why. */
export function rulesOf(act: ModerationAct, scene: Pick<Scene, 'closed' | 'takedown'>): readonly ModerationRule[] {
  if (act === 'pin' || act === 'digest' || act === 'highlight') return rulesFor[act];
  if (!judges(act, scene)) return rulesFor.back;
  return act === 'move' || act === 'close' ? rulesFor[act] : rulesFor.remove;
}

const danger = true;

/** The buttons of an act's dialog, the one that goes on last. */
export function pressesOf(act: ModerationAct, scene: Scene): readonly Press[] {
  const { tid, pid, level, closed, takedown } = scene;
  const hidden = takedown?.kind === 'banned';
  const one = (name: Press['call'], fields: Record<string, number>, word: string, rest: object = {}): Press => ({
    ...{ call: name, fields, word },
    ...rest,
  });
  switch (act) {
    case 'pin':
      return [
        ...(level > 0 ? [one('review.pin', { pid, status: 0 }, 'pin.undo')] : []),
        ...(level > 0 && scene.first === 0 ? [] : [one('review.pin', { pid, status: 1 }, 'pin')]),
      ];
    case 'digest':
      return [one('review.digest', { tid }, 'digest.do')];
    case 'highlight':
      return [one('review.highlight', { tid }, 'highlight.do')];
    case 'move':
      return [one('review.move', { tid }, 'move.do')];
    case 'close':
      return [one('review.close', { tid, closed: 1 - closed }, closed === 1 ? 'close.undo' : 'close.do')];
    case 'ban':
      return hidden
        ? [one('review.ban-post', { pid, status: 0 }, 'ban.undo')]
        : [one('review.ban-post', { pid, status: 1 }, 'ban.do', { danger })];
    case 'delete':
      return [one('threads.delete-post', { pid }, 'delete.do', { danger })];
    case 'restore':
      return [one('review.restore-post', { pid }, 'restore.do')];
  }
}

/** Where a press is sent without script; it then leads to the page without the dialog. */
export const actionOf = ({ call: name, fields }: Press, { pid }: Scene): string =>
  formAction(name, { ...fields, ...fieldsOf, _to: moderatePath(pid).replace('/moderate', 'moderate') });

/** The removal of an older version of a post. */
export const removalOf = (pid: number, version: number): Press => ({
  ...{ call: 'review.remove-version', fields: { pid, version }, word: 'delete', danger },
});

/** Where it is sent without script; it then leads to the history without the dialog: the end of its path, seen from there. */
export const removalAction = (pid: number, version: number): string =>
  formAction('review.remove-version', { pid, version, _of: part, _to: pid });

/** Sends a press with what is chosen; the names of fields are those of the call. */
export const send = ({ call: name, fields }: Press, chosen: Record<string, string>): Promise<unknown> =>
  call(name, { ...chosen, ...fields } as CallerInputOf<Calls[typeof name]>);

/** What an act is called now: what is closed is reopened, what is hidden is shown. */
export function titleOf(act: ModerationAct, { closed, takedown }: Scene): string {
  const back = (act === 'close' && closed === 1) || (act === 'ban' && takedown !== null);
  return `moderation.post.${act}${back ? '.undo' : ''}`;
}
