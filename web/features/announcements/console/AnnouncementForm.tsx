import { useState } from 'react';
import {
  announcementKinds,
  announcementLimits,
  announcementPlaces,
} from '../../../../contract/domains/announcements/limits.ts';
import type { AdminAnnouncement } from '../../../../contract/domains/announcements/shapes.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { srcOf } from '../../../design/pictures.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { PictureField } from '../../media/index.ts';
import { type AnnouncementDraft, draftOf, sentOf } from './announcement-draft.ts';
import { CountriesField, LanguagesField, YesNo } from './ReaderFields.tsx';
import { SendBar } from './SendBar.tsx';
import { useSending } from './use-sending.ts';
import { MissingNote, WordsFields } from './WordsFields.tsx';
import { missingIn, wordsFor } from './words-draft.ts';

const list = '/operator/announcements';
const pageOf = ({ id }: { id: number }): string => `${list}/${id}`;

/** What is written of an announcement, and what is done with it. */
function useAnnouncementForm(announcement: AdminAnnouncement | undefined) {
  const t = useT();
  const save = async (draft: AnnouncementDraft, as: { id: number; version: number; key: string }) => {
    const { key, ...seen } = as;
    return (await call('announcements.save', { ...sentOf(draft), ...seen }, { idempotencyKey: key })).data;
  };
  const id = announcement?.id ?? 0;
  const form = useConsoleForm<AnnouncementDraft>({
    ...{ does: 'announcements.save', part: 'announcement', about: { id }, version: announcement?.version ?? 0 },
    closeTo: list,
    first: () => draftOf(announcement),
    act: async ({ draft, version, key }) => {
      sending.clear();
      // What a refused plan has saved is changed, not saved a second time.
      await save(draft, { ...(sending.seen ?? { id, version }), key });
      return t('announcements.said.saved');
    },
  });
  const sending = useSending({
    draft: form.draft,
    saved: announcement,
    save: (as) => save(form.draft, as),
  });
  const tryIt = () =>
    sending.run(async (saved) => {
      await call('announcements.try', { id: saved.id });
      return t('announcements.said.tried');
    }, pageOf);
  const plan = () =>
    sending.run(async ({ id: of, version }) => {
      await call('announcements.plan', { id: of, version });
      return t('announcements.said.planned');
    }, list);
  return { form, sending, tryIt, plan };
}

/** Writes an announcement: words in three languages, for whom, where, from when to when, and how it will look. */
export function AnnouncementForm({ announcement }: { announcement?: AdminAnnouncement }) {
  const t = useT();
  const { form, sending, tryIt, plan } = useAnnouncementForm(announcement);
  const [open, setOpen] = useState(useLocale().language);
  const [picture, setPicture] = useState(announcement?.picture ? srcOf(announcement.picture, 320) : '');
  const missing = missingIn(form.draft);
  const error = sending.words ?? form.dialog.error;
  return (
    <div className="flex flex-col gap-3">
      <h1 className="heading px-4 text-xl sm:px-0">{t('announcements.top.label')}</h1>
      <div className="grid gap-3 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start">
        <Card className="flex flex-col gap-3">
          <WordsFields form={form} limits={announcementLimits} open={open} onOpen={setOpen} />
          <Place form={form} picture={picture} onPicture={setPicture} />
          <MissingNote missing={missing} />
          {error && <Note tone="error">{error}</Note>}
        </Card>
        <Preview draft={form.draft} of={open} picture={picture} />
      </div>
      <SendBar
        of={announcement}
        isDraft={!announcement || announcement.state === 'draft'}
        call={{ tried: 'announcements.try', planned: 'announcements.plan' }}
        save={form.dialog}
        busy={sending.busy}
        missing={missing}
        word={t('announcements.console.plan')}
        {...{ tryIt, plan }}
      />
    </div>
  );
}

type Form = ReturnType<typeof useAnnouncementForm>['form'];

interface PlaceProps {
  form: Form;
  /** Address of the banner's picture. */
  picture: string;
  onPicture: (picture: string) => void;
}

function Place({ form, picture, onPicture }: PlaceProps) {
  const t = useT();
  const label = (name: string): string => t(`announcements.console.field.${name}`);
  const { error, ...countriesField } = form.field('countries');
  return (
    <>
      <div className="grid gap-3 *:min-w-0 sm:grid-cols-2">
        <Select label={label('place')} {...form.field('place')}>
          {announcementPlaces.map((each) => (
            <option key={each} value={each}>
              {t(`announcements.console.place.${each}`)}
            </option>
          ))}
        </Select>
        <Select label={label('kind')} {...form.field('kind')}>
          {announcementKinds.map((each) => (
            <option key={each} value={each}>
              {t(`announcements.console.kind.${each}`)}
            </option>
          ))}
        </Select>
        {(['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            type="datetime-local"
            label={label(name)}
            hint={t(`announcements.console.hint.${name}`)}
            {...form.field(name)}
          />
        ))}
        <CountriesField
          value={form.draft.countries}
          onChange={(countries) => form.change({ countries })}
          field={{ form: countriesField.form, name: countriesField.name }}
          error={error}
        />
        <LanguagesField {...form.field('languages')} />
        <YesNo label={label('english_will_do')} {...form.field('english_will_do')} />
        <YesNo label={label('dismissible')} {...form.field('dismissible')} />
        <TextInput
          label={label('url')}
          hint={t('announcements.console.hint.url')}
          {...form.line('url', announcementLimits.url)}
        />
        <TextInput
          label={label('priority')}
          hint={t('announcements.console.hint.priority')}
          inputMode="numeric"
          {...form.line('priority', 4)}
        />
      </div>
      <Photo form={form} picture={picture} onPicture={onPicture} />
    </>
  );
}

/** The banner's photo, of which a form without script says the number. */
function Photo({ form, picture, onPicture }: PlaceProps) {
  const t = useT();
  const aid = form.field('aid');
  return (
    <>
      <input type="hidden" form={aid.form} name={aid.name} value={aid.value} readOnly />
      {form.draft.kind === 'banner' && (
        <PictureField
          className="scripted"
          aid={Number(form.draft.aid)}
          picture={picture}
          onChange={(aid, address) => {
            form.change({ aid: String(aid) });
            onPicture(address);
          }}
          words={{
            add: t('announcements.console.picture.add'),
            change: t('announcements.console.picture.change'),
            remove: t('announcements.console.picture.remove'),
          }}
        />
      )}
    </>
  );
}

/** As its readers see it, in the language that is written now. */
function Preview({ draft, of, picture }: { draft: AnnouncementDraft; of: Language; picture: string }) {
  const t = useT();
  const { lang, title, text } = wordsFor(draft, of);
  const isBanner = draft.kind === 'banner';
  return (
    <Card title={t('announcements.console.looks')}>
      <div className="rounded-lg border border-line bg-canvas p-3">
        <div className="note note-info" lang={lang}>
          {!isBanner && <Icon name="megaphone" />}
          <p className="min-w-0 flex-1">
            {isBanner && picture && (
              <img className="mb-1 max-h-40 w-full rounded-md object-cover" src={picture} alt="" />
            )}
            <b className="block wrap-anywhere" dir="auto">
              {title || t('announcements.console.column.title')}
            </b>
            <span className="block wrap-anywhere whitespace-pre-line" dir="auto">
              {text}
            </span>
          </p>
          {draft.dismissible === '1' && <Icon name="x" />}
        </div>
      </div>
      <p className="hint pt-2">{t('announcements.console.looksText')}</p>
    </Card>
  );
}
