-- What operators say to everybody: announcements and banners, and campaigns.
create schema announcements;

create sequence announcements.announcements_id_seq;
create table announcements.announcements (
  id bigint primary key default nextval('announcements.announcements_id_seq'),
  version int not null default 1,
  kind text not null check (kind in ('announcement', 'banner')),
  place text not null check (place in ('top', 'home')),
  title_en text not null default '',
  title_fr text not null default '',
  title_hi text not null default '',
  text_en text not null default '',
  text_fr text not null default '',
  text_hi text not null default '',
  english_will_do boolean not null default false,
  url text not null default '',
  -- a banner's picture
  aid bigint,
  -- none for all of them
  countries int[] not null default '{}',
  languages text[] not null default '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  priority int not null,
  dismissible boolean not null,
  -- an operator who sees it before others
  trial_uid bigint,
  trial_until timestamptz,
  created_at timestamptz not null,
  -- a draft until then
  planned_at timestamptz,
  -- ended by an operator, or thrown away
  ended_at timestamptz
);
create index announcements_planned on announcements.announcements (ends_at)
  where planned_at is not null and ended_at is null;
create index announcements_drafts on announcements.announcements (id) where planned_at is null and ended_at is null;
create index announcements_trials on announcements.announcements (trial_until) where trial_uid is not null;

create table announcements.dismissals (
  uid bigint not null,
  announcement bigint not null,
  at timestamptz not null,
  primary key (uid, announcement)
);
create index dismissals_announcement on announcements.dismissals (announcement);

create sequence announcements.campaigns_id_seq;
create table announcements.campaigns (
  id bigint primary key default nextval('announcements.campaigns_id_seq'),
  version int not null default 1,
  state text not null default 'draft' check (state in ('draft', 'planned', 'sending', 'sent', 'stopped')),
  channel text not null check (channel in ('notification', 'push', 'email')),
  title_en text not null default '',
  title_fr text not null default '',
  title_hi text not null default '',
  text_en text not null default '',
  text_fr text not null default '',
  text_hi text not null default '',
  english_will_do boolean not null default false,
  url text not null default '',
  countries int[] not null default '{}',
  languages text[] not null default '{}',
  here_days int not null default 0,
  joined_days int not null default 0,
  creators boolean not null default false,
  created_at timestamptz not null,
  at timestamptz,
  -- the last member who was looked at, and whether all were
  chosen_to bigint not null default 0,
  chosen boolean not null default false,
  -- how many got it, or had had enough of them
  sent int not null default 0,
  left_out int not null default 0
);
create index campaigns_open on announcements.campaigns (state, id) where state in ('draft', 'planned', 'sending');

-- Each member once a campaign.
create table announcements.recipients (
  campaign bigint not null,
  uid bigint not null,
  -- the end of their quiet hours
  due_at timestamptz not null,
  sent_at timestamptz,
  -- two others had reached them within the week
  left_out boolean not null default false,
  opened_at timestamptz,
  primary key (campaign, uid)
);
create index recipients_due on announcements.recipients (campaign, due_at, uid)
  where sent_at is null and not left_out;
create index recipients_opened on announcements.recipients (campaign) where opened_at is not null;
create index recipients_member on announcements.recipients (uid, sent_at);
