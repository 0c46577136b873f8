import { type ReactNode, useId } from 'react';
import { LinkButton } from '../../../design/Button.tsx';
import { Count } from '../../../design/Count.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useRootData, useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { type NeedLine, partOfDay } from '../needs-groups.ts';
import { NeedText } from './NeedText.tsx';

/** What one does about what waits; all else is opened and begun. */
const acts: Record<string, string> = {
  ...{ bugs: 'answer', appeals: 'answer', postAppeals: 'answer', feedback: 'answer' },
  ...{ heldPosts: 'decide', holds: 'decide', transfers: 'decide', creators: 'decide' },
  ...{ orders: 'pack', contests: 'award', chats: 'look' },
};

/** The reader greeted by their country's clock, and what there is to do in a sentence. */
export function Greeting({ now, children }: { now: number; children: ReactNode }) {
  const t = useT();
  const { zone } = useRootData();
  const name = useSession()?.username ?? '';
  return (
    <div className="px-4 pt-2 sm:px-0 sm:pt-0">
      <h1 className="heading text-2xl wrap-anywhere">
        {t('operators.needs.hello', { part: partOfDay(now, zone), name })}
      </h1>
      <p className="text-sm text-ink-2">{children}</p>
    </div>
  );
}

/** Lines under a heading; nothing where there are none. */
export function NeedGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  if ([children].flat(2).every((child) => !child)) return null;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className="text-sm font-bold text-ink-3">
        {title}
      </h2>
      <ul className="rows">{children}</ul>
    </section>
  );
}

/** How much waits, what it is, and one verb. */
export function Need({ line, now, isFirst }: { line: NeedLine; now: number; isFirst: boolean }) {
  const t = useT();
  const act = acts[line.page.waiting ?? ''];
  return (
    <li>
      <b className={`num w-9 flex-none text-end text-2xl ${line.when === 'late' ? 'text-danger' : ''}`}>
        <Count value={line.count} />
      </b>
      <NeedText line={line} now={now} />
      <LinkButton small kind={isFirst ? 'primary' : 'quiet'} to={line.page.to}>
        {act ? t(`operators.needs.act.${act}`) : t('operators.needs.open')}
        <span className="sr-only"> {t(line.page.text)}</span>
      </LinkButton>
    </li>
  );
}

/** One line of what waits for nothing. */
export function NothingWaits({ names }: { names: readonly string[] }) {
  const t = useT();
  const { language } = useLocale();
  if (names.length === 0) return null;
  return (
    <section className="card" aria-label={t('operators.needs.nothingWaits')}>
      <h2 className="text-sm font-bold text-ink-3">{t('operators.needs.nothingWaits')}</h2>
      <p className="text-sm text-ink-2">{new Intl.ListFormat(language).format(names.map((name) => t(name)))}</p>
    </section>
  );
}
