import { type ReactNode, useEffect, useState } from 'react';
import { quietly } from '../../../api/quietly.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { Form, Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { countPosts } from '../queries.ts';
import { type Asked, askedOf, searchPath, searchTimes } from '../search-address.ts';

export interface Board {
  typeid: number;
  name: string;
  icon: IconName;
}

/** What the form's fields ask for. */
const askedIn = (form: HTMLFormElement): Asked =>
  askedOf(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

interface NarrowDialogProps {
  asked: Asked;
  boards: readonly Board[];
  /** How many posts there are as it stands; null where that isn't known to the last one. */
  shown: number | null;
}

/** Narrows a search: a form that leads to the same page, whose button counts what will show. */
export function NarrowDialog({ asked, boards, shown }: NarrowDialogProps) {
  const t = useT();
  const { fid } = useLocale();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Asked | null>(null);
  const count = useCount(chosen, shown, fid);
  const closed = searchPath({ ...asked, narrow: false });
  return (
    <Dialog
      open={asked.narrow}
      onClose={() => void navigate(closed, { replace: true })}
      closeTo={closed}
      title={t('search.narrow')}
      shape="sheet"
      foot={
        <>
          <Link to={searchPath({ type: asked.type, q: asked.q })} className="btn btn-outline">
            {t('search.clear')}
          </Link>
          <Button type="submit" form="narrow">
            {count === null ? t('search.show') : t('search.showCount', { count })}
          </Button>
        </>
      }
    >
      <Form action="/search" id="narrow" onChange={(event) => setChosen(askedIn(event.currentTarget))}>
        <input type="hidden" name="type" value={asked.type} />
        <input type="hidden" name="q" value={asked.q} />
        {asked.authorid !== undefined && <input type="hidden" name="authorid" value={asked.authorid} />}
        {asked.order !== 'best' && <input type="hidden" name="order" value={asked.order} />}
        <Where asked={asked} boards={boards} />
        <When asked={asked} />
        <Only asked={asked} />
      </Form>
    </Dialog>
  );
}

function Where({ asked, boards }: { asked: Asked; boards: readonly Board[] }) {
  const t = useT();
  const here = useLocale();
  return (
    <fieldset className="narrow-part">
      <legend>{t('search.where')}</legend>
      <Choice
        name="where"
        value=""
        on={!asked.everywhere}
        label={here.names[here.language]}
        mark={<Flag country={here.code} />}
      />
      <Choice
        name="where"
        value="all"
        on={asked.everywhere}
        label={t('search.everywhere')}
        mark={<Icon name="globe" size="s" />}
      />
      {boards.length > 0 && (
        <label className="mt-2 block w-full">
          <span className="form-label">{t('search.board')}</span>
          <span className="input mt-1">
            <select name="typeid" defaultValue={asked.typeid ?? ''}>
              <option value="">{t('search.anyBoard')}</option>
              {boards.map(({ typeid, name }) => (
                <option key={typeid} value={typeid}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        </label>
      )}
    </fieldset>
  );
}

function When({ asked }: { asked: Asked }) {
  const t = useT();
  return (
    <fieldset className="narrow-part">
      <legend>{t('search.when')}</legend>
      {searchTimes.map((time) => (
        <Choice key={time} name="time" value={time} on={asked.time === time} label={t(`search.time.${time}`)} />
      ))}
    </fieldset>
  );
}

function Only({ asked }: { asked: Asked }) {
  const t = useT();
  const member = useSession() !== null;
  return (
    <fieldset className="narrow-part">
      <legend>{t('search.only')}</legend>
      <Choice many name="answered" value="1" on={asked.answered} label={t('search.answered')} />
      <Choice many name="pictures" value="1" on={asked.pictures} label={t('search.pictures')} />
      <Choice many name="special" value="1" on={asked.special === 1} label={t('search.polls')} />
      {member && <Choice many name="followed" value="1" on={asked.followed} label={t('search.followed')} />}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  on: boolean;
  label: string;
  mark?: ReactNode;
  many?: boolean;
}

/** A chip that is a radio or a checkbox; one of several that may be on at once shows it by a tick, too. */
const Choice = ({ name, value, on, label, mark, many }: ChoiceProps) => (
  <label className="chip chip-choice">
    <input type={many ? 'checkbox' : 'radio'} name={name} value={value} defaultChecked={on} className="sr-only" />
    {many ? <Icon name="check" size="s" className="chip-tick" /> : mark}
    {label}
  </label>
);

/** How many posts there are for what is chosen; null until it is known, and before there is script. */
function useCount(chosen: Asked | null, shown: number | null, countryFid: number): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    setCount(chosen === null ? shown : null);
    if (chosen === null) return;
    const gone = new AbortController();
    quietly(countPosts(chosen, countryFid, gone.signal)).then((found) => {
      if (found !== undefined && !gone.signal.aborted) setCount(found);
    });
    return () => gone.abort();
  }, [chosen, shown, countryFid]);
  return count;
}
