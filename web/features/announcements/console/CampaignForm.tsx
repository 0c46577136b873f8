import { useState } from 'react';
import { campaignChannels, campaignLimits } from '../../../../contract/domains/announcements/limits.ts';
import type { AdminCampaign, Audience } from '../../../../contract/domains/announcements/shapes.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { Mark } from '../../../design/Brand.tsx';
import { Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Card, Note } from '../../../design/parts.tsx';
import { useLocale } from '../../../router/locale.ts';
import { type Translate, useT } from '../../../texts/texts.tsx';
import { type CampaignDraft, draftOf, sentOf } from './campaign-draft.ts';
import { usePeople } from './people.ts';
import { CountriesField, LanguagesField, YesNo } from './ReaderFields.tsx';
import { SendBar } from './SendBar.tsx';
import { type Counted, useAudience } from './use-audience.ts';
import { useSending } from './use-sending.ts';
import { MissingNote, WordsFields } from './WordsFields.tsx';
import { missingIn, wordsFor } from './words-draft.ts';

const list = '/operator/campaigns';

/** What is written of a campaign, and what is done with it; `at` is when it is to be sent. */
function useCampaignForm(campaign: AdminCampaign | undefined, at: string) {
  const t = useT();
  const save = async (draft: CampaignDraft, as: { id: number; version: number; key: string }) => {
    const { key, ...seen } = as;
    return (await call('announcements.save-campaign', { ...sentOf(draft), ...seen }, { idempotencyKey: key })).data;
  };
  const id = campaign?.id ?? 0;
  const form = useConsoleForm<CampaignDraft>({
    ...{ does: 'announcements.save-campaign', part: 'campaign', about: { id }, version: campaign?.version ?? 0 },
    closeTo: list,
    first: () => draftOf(campaign),
    act: async ({ draft, version, key }) => {
      sending.clear();
      // What a refused plan has saved is changed, not saved a second time.
      await save(draft, { ...(sending.seen ?? { id, version }), key });
      return t('announcements.said.saved');
    },
  });
  const sending = useSending({ draft: form.draft, saved: campaign, save: (as) => save(form.draft, as) });
  const tryIt = () =>
    sending.run(
      async (saved) => {
        await call('announcements.try-campaign', { id: saved.id });
        return t('announcements.said.tried_campaign');
      },
      (saved) => `${list}/${saved.id}`,
    );
  const plan = () =>
    sending.run(async ({ id: of, version }) => {
      await call('announcements.plan-campaign', { id: of, version, at: at === '' ? 0 : at });
      return t('announcements.said.planned_campaign');
    }, list);
  return { form, sending, tryIt, plan };
}

interface CampaignFormProps {
  campaign?: AdminCampaign;
  /** How many the saved one would reach. */
  audience: Audience | null;
}

/** Writes a campaign: to whom, as what, in which words, when; and how a phone will show it. */
export function CampaignForm({ campaign, audience: first }: CampaignFormProps) {
  const t = useT();
  const people = usePeople();
  const [at, setAt] = useState('');
  const { form, sending, tryIt, plan } = useCampaignForm(campaign, at);
  const audience = useAudience(form.draft, first);
  const [open, setOpen] = useState(useLocale().language);
  const missing = missingIn(form.draft);
  const error = sending.words ?? form.dialog.error;
  const titleHint = (title: string) =>
    t('announcements.console.titleLength', { count: title.length, most: campaignLimits.title });
  return (
    <div className="flex flex-col gap-3">
      <h1 className="heading px-4 text-xl sm:px-0">{t('announcements.console.campaign')}</h1>
      <div className="grid gap-3 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start">
        <Card className="flex flex-col gap-3">
          <ToWhom form={form} audience={audience} />
          <WordsFields form={form} limits={campaignLimits} open={open} onOpen={setOpen} titleHint={titleHint} />
          <TextInput
            label={t('announcements.console.field.url')}
            hint={t('announcements.console.hint.url')}
            {...form.line('url', campaignLimits.url)}
          />
          <MissingNote missing={missing} />
          {error && <Note tone="error">{error}</Note>}
        </Card>
        <div className="flex flex-col gap-3">
          <Preview draft={form.draft} of={open} />
          <WhenCard at={at} onAt={setAt} />
        </div>
      </div>
      <SendBar
        of={campaign}
        isDraft
        call={{ tried: 'announcements.try-campaign', planned: 'announcements.plan-campaign' }}
        part="plan"
        save={form.dialog}
        busy={sending.busy}
        missing={missing}
        forNoOne={isForNoOne(audience)}
        word={planWord(t, audience, people)}
        {...{ tryIt, plan }}
      />
    </div>
  );
}

const isForNoOne = (audience: Counted): boolean =>
  typeof audience === 'object' && audience.receivers.count + audience.receivers.few === 0;

/** What the button says that plans it: for how many. */
function planWord(t: Translate, audience: Counted, people: ReturnType<typeof usePeople>) {
  if (typeof audience === 'string') return t('announcements.console.plan');
  if (isForNoOne(audience)) return t('announcements.console.forNoOne');
  const { receivers } = audience;
  if (receivers.few === 1) return t('announcements.console.planForFew', { most: campaignLimits.few });
  return t('announcements.console.planFor', { people: people(receivers) });
}

type Form = ReturnType<typeof useCampaignForm>['form'];

/** Whom it is for, each choice narrowing, with how many get it and how many switched these off. */
function ToWhom({ form, audience }: { form: Form; audience: Counted }) {
  const t = useT();
  const people = usePeople();
  const label = (name: string): string => t(`announcements.console.field.${name}`);
  const countries = form.field('countries');
  return (
    <>
      <h2 className="form-label">{t('announcements.console.toWhom')}</h2>
      <div className="grid gap-3 *:min-w-0 sm:grid-cols-2">
        <CountriesField
          value={form.draft.countries}
          onChange={(chosen) => form.change({ countries: chosen })}
          field={{ form: countries.form, name: countries.name }}
          error={countries.error}
        />
        <LanguagesField {...form.field('languages')} />
        {(['here_days', 'joined_days'] as const).map((name) => (
          <TextInput
            key={name}
            label={label(name)}
            hint={t('announcements.console.hint.days')}
            inputMode="numeric"
            {...form.line(name, 3)}
          />
        ))}
        <YesNo label={label('creators')} {...form.field('creators')} />
        <Select label={t('announcements.console.column.channel')} {...form.field('channel')}>
          {campaignChannels.map((each) => (
            <option key={each} value={each}>
              {t(`announcements.console.channel.${each}`)}
            </option>
          ))}
        </Select>
        <YesNo label={label('english_will_do')} {...form.field('english_will_do')} />
      </div>
      <div className="rounded-md bg-sunken p-3" aria-live="polite">
        {typeof audience === 'object' ? (
          <>
            <p>
              <b className="text-lg">{t('announcements.console.getIt', { people: people(audience.receivers) })}</b>
            </p>
            <p className="text-sm text-ink-2">
              {t('announcements.console.switchedOff', { people: people(audience.switched_off) })}
            </p>
          </>
        ) : (
          <p className="text-sm text-ink-2">{t(`announcements.console.${audience}`)}</p>
        )}
      </div>
    </>
  );
}

/** As a phone shows it, in the language that is written now. */
function Preview({ draft, of }: { draft: CampaignDraft; of: Language }) {
  const t = useT();
  const { lang, title, text } = wordsFor(draft, of);
  return (
    <Card title={t('announcements.console.looks')}>
      <div className="rounded-lg border border-line bg-canvas p-3">
        <div className="flex gap-3 rounded-md bg-surface p-3" lang={lang}>
          <Mark />
          <p className="min-w-0 flex-1">
            <b className="block wrap-anywhere" dir="auto">
              {title || t('announcements.console.column.title')}
            </b>
            <span className="block text-sm wrap-anywhere text-ink-2" dir="auto">
              {text}
            </span>
          </p>
        </div>
      </div>
    </Card>
  );
}

/** When it is sent, and what protects whoever gets it. */
function WhenCard({ at, onAt }: { at: string; onAt: (at: string) => void }) {
  const t = useT();
  const { quietFrom, quietTo, perWeek } = campaignLimits;
  const lines: [string, IconName, string][] = [
    [t('notices.settings.quiet'), 'moon', t('announcements.console.quietText', { from: quietFrom, to: quietTo })],
    [t('announcements.console.often'), 'refresh-cw', t('announcements.console.oftenText', { count: perWeek })],
  ];
  return (
    <Card>
      <TextInput
        type="datetime-local"
        label={t('announcements.console.when')}
        hint={t('announcements.console.hint.at')}
        form={pageForm}
        name="at@plan"
        value={at}
        onChange={(event) => onAt(event.target.value)}
      />
      <div className="rows pt-2">
        {lines.map(([name, icon, words]) => (
          <div key={name}>
            <Icon name={icon} className="text-ink-3" />
            <p className="min-w-0 flex-1">
              {name}
              <span className="hint block">{words}</span>
            </p>
          </div>
        ))}
      </div>
    </Card>
  );
}
