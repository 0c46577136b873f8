import type { ReactNode } from 'react';
import type { MedalRow } from '../../../../contract/domains/tasks/shapes.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { useNavigate } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { wayOf } from '../figures.ts';
import { medalCentre, shareMedalPath } from '../medal-address.ts';
import { useMedalDay } from '../use-medal-day.ts';
import { MedalImage } from './MedalImage.tsx';
import { MedalMeter } from './MedalMeter.tsx';

/** One medal: what it is for, how far it is, and one thing to do for it. It has an address, so that a link opens it before there is script. */
export function MedalSheet({ medal, year }: { medal: MedalRow; year: number }) {
  const t = useT();
  const navigate = useNavigate();
  const day = useMedalDay(year);
  const has = medal.is_have === 1;
  return (
    <Dialog
      open
      shape="sheet"
      width={390}
      title={<bdi>{medal.name}</bdi>}
      closeTo={medalCentre}
      onClose={() => void navigate(medalCentre, { replace: true, preventScrollReset: true })}
      foot={<Foot medal={medal} />}
    >
      <MedalImage
        src={medal.s3_medal}
        side={96}
        className={has ? 'mx-auto size-24' : 'mx-auto size-24 opacity-60 grayscale'}
      />
      <p className="text-center text-md text-pretty" dir="auto">
        {has ? medal.description : medal.how || medal.description}
      </p>
      {has && <p className="text-center text-sm text-ink-2">{t('tasks.medals.since', { day: day(medal.dateline) })}</p>}
      {!has && medal.need > 1 && <MedalMeter medal={medal} />}
    </Dialog>
  );
}

/** The one verb beside the way out: to share what one has, to buy what is sold, to go where the rest is done. */
function Foot({ medal }: { medal: MedalRow }) {
  const t = useT();
  const verb = verbOf(medal);
  return (
    <>
      <Link to={medalCentre} replace preventScrollReset className="btn btn-outline">
        {t('shell.close')}
      </Link>
      {verb && <LinkButton {...verb.link}>{t(verb.text)}</LinkButton>}
    </>
  );
}

type Verb = { text: string; link: Omit<Parameters<typeof LinkButton>[0], 'children'> & { children?: ReactNode } };

function verbOf({ is_have, medalid, goods_id, figure }: MedalRow): Verb | null {
  if (is_have === 1) {
    return {
      text: 'shell.share',
      link: { to: shareMedalPath(medalid), icon: 'share-2', replace: true, preventScrollReset: true },
    };
  }
  if (goods_id > 0) {
    return { text: 'tasks.medals.buy', link: { to: `/xstore/detail?goods_id=${goods_id}`, icon: 'shopping-bag' } };
  }
  const way = wayOf(figure);
  return way === undefined ? null : { text: 'tasks.medals.goFor', link: { to: way } };
}
