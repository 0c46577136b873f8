import { useRef } from 'react';
import type { CannedReason } from '../../../../contract/domains/moderation/list-calls.ts';
import type { ModerationAct } from '../../../../contract/domains/review/moderating/limits.ts';
import { countries } from '../../../../contract/primitives/countries.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { useAct } from '../../../api/use-act.ts';
import { Select } from '../../../design/choices.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { highlightClass } from '../../../design/highlight.ts';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { moderatePath } from '../../../lib/moderate-path.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { chosenIn, Grounds, useGrounds } from '../../moderation/index.ts';
import {
  actionOf,
  fieldOf,
  fieldsOf,
  judges,
  type Press,
  pressesOf,
  rulesOf,
  type Scene,
  send,
  titleOf,
  toneOf,
} from './posts.ts';

interface ActDialogProps {
  /** Null: none is asked for. */
  act: ModerationAct | null;
  scene: Scene;
  /** Reasons that the operators have written to choose from. */
  canned: readonly CannedReason[];
}

/** Says what will happen, lets choose and give the reason, and closes once it is done (R-MOD-004). */
export function ActDialog({ act, scene, canned }: ActDialogProps) {
  const t = useT();
  const page = moderatePath(scene.pid);
  const navigate = useNavigate();
  const close = () => void navigate(page, { replace: true, preventScrollReset: true });
  const { busy, error, issues, fields, press } = useModerating(close);
  if (act === null) return null;
  const presses = pressesOf(act, scene);
  return (
    <Dialog
      open
      onClose={close}
      title={t(titleOf(act, scene))}
      closeTo={page}
      foot={
        <>
          <Link to={page} className="btn btn-outline" preventScrollReset replace>
            {t('shell.cancel')}
          </Link>
          {presses.map((each, at) => (
            <FormButton
              key={each.word}
              className={`btn ${each.danger ? 'btn-danger' : at < presses.length - 1 ? 'btn-outline' : 'btn-primary'}`}
              action={actionOf(each, scene)}
              busy={busy && t('shell.working')}
              onClick={() => press(each)}
            >
              {t(`moderation.post.${each.word}`)}
            </FormButton>
          ))}
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        <p className="text-md text-ink-2">{t(`moderation.post.${act}.text`)}</p>
        <Choice act={act} scene={scene} />
        <Grounds
          canned={canned}
          nameOf={fieldOf}
          rules={rulesOf(act, scene)}
          judges={judges(act, scene)}
          issues={issues}
        />
        {error && <Note tone={toneOf(act)}>{error}</Note>}
      </div>
    </Dialog>
  );
}

/** One press at a time; what the page before script was refused is said until it is tried again. */
export function useModerating(close: () => void) {
  const t = useT();
  const act = useAct();
  const fields = useRef<HTMLDivElement>(null);
  const press = (pressed: Press) =>
    void act.run(async () => {
      if (!fields.current) return;
      await send(pressed, chosenIn(fields.current, fieldsOf._of));
      showToast({ text: t('moderation.post.done') });
      close();
    });
  return { busy: act.busy, ...useGrounds(act, fieldOf), fields, press };
}

function Choice({ act, scene }: { act: ModerationAct; scene: Scene }) {
  const t = useT();
  if (act === 'digest') {
    const options = [0, 1, 2, 3].map((value) => ({ value, label: t(`moderation.post.digest.${value}`) }));
    return <Radios legend={t('moderation.post.which')} name="digestlevel" options={options} chosen={scene.digest} />;
  }
  if (act === 'highlight') {
    const options = [0, 1, 2, 3, 4, 5].map((value) => ({
      ...{ value, label: t(`moderation.post.highlight.${value}`), className: highlightClass(value) },
    }));
    return (
      <Radios legend={t('moderation.post.which')} name="highlight_style" options={options} chosen={scene.highlight} />
    );
  }
  if (act === 'move') return <Boards scene={scene} />;
  return act === 'pin' && scene.first === 1 ? <Levels scene={scene} /> : null;
}

interface RadiosProps {
  legend: string;
  name: string;
  options: readonly { value: number; label: string; className?: string; disabled?: boolean }[];
  chosen: number | undefined;
}

function Radios({ legend, name, options, chosen }: RadiosProps) {
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="form-label">{legend}</legend>
      {options.map(({ value, label, className, disabled }) => (
        <label key={value} className="tap min-h-11">
          <EarlyInput
            type="radio"
            className="radio"
            form={pageForm}
            name={fieldOf(name)}
            value={value}
            defaultChecked={value === chosen}
            disabled={disabled}
          />
          <span className={className}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Where it stands first; a level without a free slot can't be chosen, and says so. */
function Levels({ scene: { pins, level, pinsTo } }: { scene: Scene }) {
  const t = useT();
  const offered = pins.filter((each) => each.level <= pinsTo);
  const isFull = (each: (typeof pins)[number]) => each.used >= each.slots;
  const options = offered.map((each) => ({
    value: each.level,
    label: t('moderation.post.slots', {
      level: t(`moderation.post.level.${each.level}`),
      used: each.used + (each.level === level ? 1 : 0),
      slots: each.slots,
    }),
    disabled: isFull(each),
  }));
  const chosen = level || offered.find((each) => !isFull(each))?.level;
  const full = offered.find(isFull);
  return (
    <>
      <Radios legend={t('moderation.post.where')} name="type" options={options} chosen={chosen} />
      {full && (
        <Note tone="warning">{t('moderation.post.full', { level: t(`moderation.post.level.${full.level}`) })}</Note>
      )}
    </>
  );
}

function Boards({ scene }: { scene: Scene }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <>
      <Radios
        legend={t('moderation.post.board')}
        name="typeid"
        options={scene.boards.map(({ typeid, name }) => ({ value: typeid, label: name }))}
        chosen={scene.typeid}
      />
      {scene.everywhere && (
        <Select label={t('moderation.post.country')} form={pageForm} name={fieldOf('fid')} defaultValue="">
          <option value="">{t('moderation.post.sameCountry')}</option>
          {countries
            .filter(({ fid }) => fid !== scene.country_fid)
            .map(({ fid, names }) => (
              <option key={fid} value={fid}>
                {names[language]}
              </option>
            ))}
        </Select>
      )}
    </>
  );
}
