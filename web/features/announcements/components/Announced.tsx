import { type ReactNode, useEffect, useState } from 'react';
import type { ShownAnnouncement, ShownEverywhere } from '../../../../contract/domains/announcements/shapes.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { IconButton } from '../../../design/Button.tsx';
import { sendsForm } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { srcOf, srcSetOf } from '../../../design/pictures.ts';
import { useRevalidator, useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useRootData, useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { campaignField } from '../campaign-field.ts';
import { closeHere, elementOf, isClosedHere } from '../closed-here.ts';
import { useWhen } from '../use-when.ts';
import { CampaignOpened } from './CampaignOpened.tsx';
import { foldOf, ReadAll } from './FoldedText.tsx';

/** Below the header of a page: that nothing is written for now, what is announced, and that a member came by a campaign. */
export function OnTop() {
  const { viewer, beside } = useRootData();
  const came = useSearch().has(campaignField);
  return (
    <>
      {beside?.read_only.on === 1 && <ReadOnly note={beside.read_only} isMember={viewer !== null} />}
      {beside?.top && <Announced key={beside.top.id} announcement={beside.top} look="note-flat max-sm:mb-2" />}
      {viewer && came && <CampaignOpened />}
    </>
  );
}

/** Above the threads of Home, in the order of their priority. */
export function OnHome() {
  const { beside } = useRootData();
  return beside?.home.map((each) => <Announced key={each.id} announcement={each} look="" />);
}

interface ReadOnlyProps {
  note: ShownEverywhere['read_only'];
  isMember: boolean;
}

/** Only what a member writes waits on their phone, and only by script. */
function ReadOnly({ note: { note, lang, until }, isMember }: ReadOnlyProps) {
  const t = useT();
  const when = useWhen();
  return (
    <section className="note note-flat" aria-label={t('announcements.top.readOnly')}>
      <Icon name="wrench" />
      <p className="min-w-0 flex-1">
        <b className="block">{t('announcements.top.readOnly')}</b>
        {note !== '' && (
          <span className="block" lang={lang} dir="auto">
            {note}
          </span>
        )}
        {isMember && <span className="scripted">{`${t('announcements.top.kept')} `}</span>}
        {until > 0 && t('announcements.top.until', { time: when(until) })}
      </p>
    </section>
  );
}

/** The longest that a browser waits at once, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** Whether it has to go: it was closed, here or just now, or its end has come while the page was open. */
function useGone({ id, until }: ShownAnnouncement, isGuest: boolean) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (isGuest && isClosedHere(id)) return setGone(true);
    if (until === 0) return;
    const end = setTimeout(() => setGone(true), Math.min(until * 1000 - Date.now(), longestWait));
    return () => clearTimeout(end);
  }, [id, until, isGuest]);
  return [gone, setGone] as const;
}

function Announced({ announcement, look }: { announcement: ShownAnnouncement; look: string }) {
  const t = useT();
  const { id, kind, title, lang, trial, dismissible } = announcement;
  const isGuest = useSession() === null;
  const [gone, setGone] = useGone(announcement, isGuest);
  if (gone) return null;
  return (
    <section
      id={elementOf(id)}
      className={`note note-info group ${look}`}
      aria-label={title || t('announcements.top.label')}
      lang={lang}
    >
      {kind === 'announcement' && <Icon name="megaphone" />}
      <div className="min-w-0 flex-1">
        <Words announcement={announcement} />
        <ReadAll text={announcement.text} />
        {trial === 1 && <span className="hint block">{t('announcements.top.trial')}</span>}
      </div>
      {dismissible === 1 && <CloseIt id={id} isGuest={isGuest} onGone={setGone} />}
    </section>
  );
}

/** What it says, or its picture; all of it leads where it leads. */
function Words({ announcement: { title, text, url, picture } }: { announcement: ShownAnnouncement }) {
  const t = useT();
  const words: ReactNode = (
    <>
      {picture && (
        <img
          className="mb-1 max-h-40 w-full rounded-md object-cover"
          src={srcOf(picture, 640)}
          srcSet={srcSetOf(picture)}
          sizes="(min-width: 64rem) 40rem, 100vw"
          width={picture.width}
          height={picture.height}
          alt=""
          decoding="async"
        />
      )}
      <b className="block wrap-anywhere" dir="auto">
        {title}
      </b>
      {text !== '' && (
        <span className={`wrap-anywhere whitespace-pre-line ${foldOf(text)}`} dir="auto">
          {text}
        </span>
      )}
    </>
  );
  if (url === '') return words;
  return (
    <Link to={url} className="block">
      {words}
      <span className="link">{t('announcements.top.more')}</span>
    </Link>
  );
}

interface CloseItProps {
  id: number;
  isGuest: boolean;
  onGone: (gone: boolean) => void;
}

/** A member's is sent, before script by the page's form; a guest's stays in the browser. */
function CloseIt({ id, isGuest, onGone }: CloseItProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const close = async () => {
    onGone(true);
    if (isGuest) return closeHere(id);
    try {
      await call('announcements.dismiss', { id });
      await revalidate();
    } catch (error) {
      onGone(false);
      showFailure(error);
    }
  };
  return (
    <IconButton
      icon="x"
      label={t('announcements.top.close')}
      className={isGuest ? 'scripted -my-2' : '-my-2'}
      {...sendsForm(isGuest ? undefined : formAction('announcements.dismiss', { id }))}
      onClick={(event) => {
        event.preventDefault();
        void close();
      }}
    />
  );
}
