import type { Language } from '../../../../contract/primitives/countries.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { useT } from '../../../texts/texts.tsx';
import { namesOf } from './WordsFields.tsx';

interface SendBarProps {
  /** As it was saved; absent for one that is new. */
  of: { id: number; version: number } | undefined;
  isDraft: boolean;
  /** The calls that send what was saved before there is script. */
  call: { tried: string; planned: string };
  /** The ending of the planning call's own fields. */
  part?: string;
  save: { action: string; busy: boolean; onAct: () => void };
  busy: boolean;
  missing: readonly Language[];
  /** It is whole, and yet it would reach no one. */
  forNoOne?: boolean;
  /** What the button says that plans it. */
  word: string;
  tryIt: () => void;
  plan: () => void;
}

/** On a phone a line of its own, above the other two. */
const wide = 'flex-1 max-sm:order-first max-sm:basis-full';

/** Saves, sends to oneself, and plans; what is missing stands where the last would be pressed. */
export function SendBar(props: SendBarProps) {
  const { of, isDraft, call, part, save, busy, missing, forNoOne, word, tryIt, plan } = props;
  const t = useT();
  const about = of && { id: of.id, version: of.version, ...(part && { _of: part }) };
  const working = (busy || save.busy) && t('shell.working');
  return (
    <div className="foot-bar sticky bottom-0 z-1 flex flex-wrap gap-2 border-t border-line bg-surface px-4 py-2.5 sm:rounded-b-lg">
      <FormButton className="btn btn-outline max-sm:flex-1" action={save.action} busy={working} onClick={save.onAct}>
        {t('shell.save')}
      </FormButton>
      <FormButton
        className={of ? 'btn btn-outline max-sm:flex-1' : 'btn btn-outline scripted max-sm:flex-1'}
        action={of && formAction(call.tried, { id: of.id })}
        busy={working}
        onClick={tryIt}
      >
        {t('announcements.console.sendToMe')}
      </FormButton>
      {isDraft && (
        <FormButton
          className={of ? `btn btn-primary ${wide}` : `btn btn-primary scripted ${wide}`}
          action={about && formAction(call.planned, about)}
          busy={working}
          disabled={missing.length > 0 || forNoOne}
          onClick={plan}
        >
          {missing.length > 0 ? t('announcements.console.missing', { languages: namesOf(missing) }) : word}
        </FormButton>
      )}
    </div>
  );
}
