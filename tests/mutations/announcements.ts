import type { Mutation } from './support/mutation.ts';

const announced = 'server/domains/announcements/announcements.test.ts';
const sent = 'server/domains/announcements/campaigns.test.ts';
const readOnly = 'server/domains/announcements/read-only.test.ts';
const switched = 'server/domains/announcements/switches.test.ts';
const shares = 'server/platform/switches.test.ts';
const pages = 'tests/faults/announced-pages.test.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a planned announcement is shown before it begins',
    file: 'server/domains/announcements/rules/announcement.ts',
    find: "  return starts_at && starts_at > now ? 'planned' : 'running';",
    put: "  return 'running';",
    noticedIn: announced,
  },
  {
    breaks: 'an announcement is shown in countries that it isn’t for',
    file: 'server/domains/announcements/rules/announcement.ts',
    find: '(each.countries.length === 0 || each.countries.includes(reader.countryFid))',
    put: 'each.countries.length >= 0',
    noticedIn: announced,
  },
  {
    breaks: 'what an operator tries is shown to all',
    file: 'server/domains/announcements/rules/announcement.ts',
    find: '  uid !== undefined && trial_uid === uid &&',
    put: '',
    noticedIn: announced,
  },
  {
    breaks: 'one is planned without a language that its readers read',
    file: 'server/domains/announcements/rules/announcement.ts',
    find: "  if (missingIn(fields).length > 0) return 'announcements.language_missing';\n",
    put: '',
    noticedIn: announced,
  },
  {
    breaks: 'one that runs loses a language by a change',
    file: 'server/domains/announcements/actions/save-announcement.ts',
    find: '  if (isPlanned) refuseUnfit(fields, now);\n',
    put: '',
    noticedIn: announced,
  },
  {
    breaks: 'what can’t be dismissed is dismissed',
    file: 'server/domains/announcements/reads/shown.ts',
    find: '!dismissible || !gone.has(id)',
    put: '!gone.has(id)',
    noticedIn: announced,
  },
  {
    breaks: 'a dismissal waits for the cache to be full',
    file: 'server/domains/announcements/actions/dismiss.ts',
    find: '  ctx.stale(dismissedTag(actor.uid));\n',
    put: '',
    noticedIn: announced,
  },
  {
    breaks: 'a campaign reaches who switched it off',
    file: 'server/domains/announcements/jobs/send-campaign.ts',
    find: '    .filter(({ muted }) => !muted)\n',
    put: '',
    noticedIn: sent,
  },
  {
    breaks: 'a third campaign reaches a member within the week',
    file: 'server/domains/announcements/rules/campaign.ts',
    find: '(got.get(uid) ?? 0) >= campaignLimits.perWeek',
    put: '(got.get(uid) ?? 0) > campaignLimits.perWeek',
    noticedIn: sent,
  },
  {
    breaks: 'a campaign disturbs the quiet hours',
    file: 'server/domains/announcements/jobs/send-campaign.ts',
    find: 'dueAt: quietUntil ?? now',
    put: 'dueAt: quietUntil ? now : now',
    noticedIn: sent,
  },
  {
    breaks: 'quiet hours that began since a member was chosen are disturbed',
    file: 'server/domains/announcements/jobs/send-campaign.ts',
    find: '(quietUntil ? [] : uid)',
    put: '(quietUntil ? uid : uid)',
    noticedIn: sent,
  },
  {
    breaks: 'quiet hours end an hour early in the night in which clocks are put back',
    file: 'server/domains/notices/rules/quiet.ts',
    find: '(until + aheadAt(at) - aheadAt(until)) * 1000',
    put: 'until * 1000',
    noticedIn: 'server/domains/notices/rules/quiet.test.ts',
  },
  {
    breaks: 'a stopped campaign is sent',
    file: 'server/domains/announcements/jobs/send-campaign.ts',
    find: "if (!campaign?.at || (campaign.state !== 'planned' && campaign.state !== 'sending')) return;",
    put: 'if (!campaign?.at) return;',
    noticedIn: sent,
  },
  {
    breaks: 'few people are counted',
    file: 'server/domains/announcements/rules/campaign.ts',
    find: 'count > 0 && count < campaignLimits.few',
    put: 'count < 0',
    noticedIn: sent,
  },
  {
    breaks: 'somebody counts as having opened what they weren’t sent',
    file: 'server/domains/announcements/reads/campaigns.ts',
    find: 'opened: peopleOf(opened.get(each.id) ?? 0)',
    put: 'opened: peopleOf((opened.get(each.id) ?? 0) + 1)',
    noticedIn: sent,
  },
  {
    breaks: 'calls write while the site is read-only',
    file: 'server/platform/http/run.ts',
    find: '  if (spec.writes && !spec.whileReadOnly) await platform.readOnlyGate?.refuse(ctx.now);\n',
    put: '',
    noticedIn: readOnly,
  },
  {
    breaks: 'nobody can end read-only mode',
    file: 'server/platform/http/run.ts',
    find: 'spec.writes && !spec.whileReadOnly',
    put: 'spec.writes',
    noticedIn: readOnly,
  },
  {
    breaks: 'jobs pay while the site is read-only',
    file: 'server/platform/read-only.ts',
    find: '    if (!(await settings.get(readOnlyMode)).on) return task(payload, helpers);\n',
    put: '    if ((await settings.get(readOnlyMode)).until >= 0) return task(payload, helpers);\n',
    noticedIn: readOnly,
  },
  {
    breaks: 'of two operators who switch at once the last one wins unseen',
    file: 'server/domains/announcements/actions/set-read-only.ts',
    find: "  if (!isOurs) refuse('announcements.changed_meanwhile');\n",
    put: '',
    noticedIn: readOnly,
  },
  {
    breaks: 'a feature that is off answers',
    file: 'server/platform/switches.ts',
    find: "      if (!(await isOn(name, asking))) throw new Refusal('wire.not_open');",
    put: '',
    noticedIn: switched,
  },
  {
    breaks: 'a share that grows takes members out',
    file: 'server/platform/switches.ts',
    find: '% 100 < share',
    put: '% 100 >= 100 - share',
    noticedIn: shares,
  },
  {
    breaks: 'guests’ cached pages don’t depend on announcements',
    file: 'server/domains/announcements/reads/shown.ts',
    find: 'for (const tag of [announcementsTag, settingsTag])',
    put: 'for (const tag of [settingsTag])',
    noticedIn: pages,
  },
];
