import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../design/Button.tsx';
import { Flag } from '../design/Flag.tsx';
import { Icon } from '../design/Icon.tsx';
import { scrollToTop } from '../lib/scroll.ts';
import { scrollPauseMs, throttle } from '../lib/throttle.ts';
import { useRevalidator } from '../router/hooks.ts';
import { useLocale } from '../router/locale.ts';
import { openDialog } from '../session/dialogs.ts';
import { useT } from '../texts/texts.tsx';
import { DialogLink } from './DialogLink.tsx';
import { languageNames } from './languages.ts';
import { topShows } from './top-button.ts';

function Refresh() {
  const t = useT();
  const { revalidate, state } = useRevalidator();
  return (
    <IconButton
      icon="refresh-cw"
      label={t('shell.refresh')}
      aria-busy={state === 'loading' || undefined}
      onClick={() => revalidate()}
    />
  );
}

function Top(props: { onPointerDown?: (event: PointerEvent) => void }) {
  const t = useT();
  return <IconButton icon="arrow-up" label={t('shell.top')} onClick={scrollToTop} {...props} />;
}

function CountryTool() {
  const t = useT();
  const here = useLocale();
  const label = t('shell.countryNow', { country: here.names[here.language] });
  return (
    <DialogLink flag="needcountry" className="icon-btn" label={label}>
      <Flag country={here.code} />
    </DialogLink>
  );
}

function LanguageTool() {
  const t = useT();
  const { language } = useLocale();
  return (
    <IconButton
      icon="languages"
      label={t('shell.languageNow', { language: languageNames[language] })}
      onClick={() => openDialog('language')}
    />
  );
}

/** Refresh, top, country, language in a row: under the left column, or closing the right one (R-MSC-013). */
export function Tools() {
  const t = useT();
  return (
    <div className="tools" role="toolbar" aria-label={t('shell.tools')}>
      <Refresh />
      <Top />
      <CountryTool />
      <LanguageTool />
    </div>
  );
}

const holdTime = 500;
/** How long Top stays once the reader stands still: a card's own buttons lie below it. */
const restMs = 4000;

/** Whether Top shows now. What is opened stays, until the reader goes on down. */
function useTopShows(open: boolean, setOpen: (open: boolean) => void): boolean {
  const [shown, setShown] = useState(false);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  useEffect(() => {
    let from = window.scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = throttle(() => {
      const to = window.scrollY;
      const before = from;
      setShown((was) => topShows(was, before, to, window.innerHeight));
      if (to > before) setOpen(false);
      from = to;
      clearTimeout(rest);
      rest = setTimeout(() => setShown((was) => was && isOpen.current), restMs);
    }, scrollPauseMs);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      look.cancel();
      clearTimeout(rest);
      window.removeEventListener('scroll', look);
    };
  }, [setOpen]);
  return shown;
}

/**
 * The same tools where there is no column to stand in: Top alone after one screen of scrolling, away while the reader goes
 * on down. The handle beside it opens all four; so does holding Top.
 */
export function FloatingTools() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const shown = useTopShows(open, setOpen);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hold.current), []);

  const startHold = () => {
    clearTimeout(hold.current);
    hold.current = setTimeout(() => setOpen(true), holdTime);
  };
  const endHold = () => clearTimeout(hold.current);
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setOpen(true);
  };

  return (
    <section className="float-tools" aria-label={t('shell.tools')} data-away={!shown}>
      <div
        className="flex items-center"
        role="toolbar"
        aria-label={t('shell.tools')}
        onFocus={onFocus}
        onPointerUp={endHold}
        onPointerLeave={endHold}
      >
        {open && (
          <>
            <Refresh />
            <CountryTool />
            <LanguageTool />
          </>
        )}
        <Top onPointerDown={startHold} />
        <button
          type="button"
          className="icon-btn float-handle"
          aria-label={t('shell.tools')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'x' : 'ellipsis'} size="s" />
        </button>
      </div>
    </section>
  );
}
