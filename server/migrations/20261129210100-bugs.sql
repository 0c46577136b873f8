-- What the boards of bug reports ask, and how staff answer.
create schema bugs;

create table bugs.variables (
  fid int not null,
  var text not null,
  type text not null check (type in ('select', 'text')),
  en text not null,
  fr text not null,
  hi text not null,
  required boolean not null,
  multiple boolean not null,
  -- of a select: what isn't among the options may be typed
  open boolean not null,
  -- the variable by whose value its options are narrowed
  parent text not null default '',
  position int not null,
  closed boolean not null default false,
  -- one of those that every board has
  own boolean not null default false,
  primary key (fid, var)
);

create sequence bugs.options_id_seq;
create table bugs.options (
  id bigint primary key default nextval('bugs.options_id_seq'),
  fid int not null,
  var text not null,
  value text not null,
  en text not null,
  fr text not null,
  hi text not null,
  -- the value of the variable's parent
  parent text not null default '',
  position int not null,
  closed boolean not null default false,
  unique (fid, var, parent, value)
);

insert into bugs.variables (fid, var, type, en, fr, hi, required, multiple, open, parent, position, own) values
  (345, 'type', 'select', 'Type', 'Type', 'प्रकार', true, false, false, '', 10, true),
  (345, 'device_model', 'select', 'Phone', 'Téléphone', 'फ़ोन', true, false, true, '', 20, true),
  (345, 'build_number', 'select', 'Build number', 'Numéro de version', 'बिल्ड नंबर', false, false, true, 'device_model', 30, true),
  (345, 'probability', 'select', 'How often', 'Fréquence', 'कितनी बार', true, false, false, '', 40, true),
  (345, 'email', 'text', 'E-mail', 'E-mail', 'ई-मेल', true, false, false, '', 50, true);
insert into bugs.options (fid, var, value, en, fr, hi, position) values
  (345, 'type', 'bug', 'Bug', 'Bug', 'बग', 10),
  (345, 'type', 'suggestion', 'Idea', 'Idée', 'सुझाव', 20),
  (345, 'type', 'question', 'Question', 'Question', 'सवाल', 30),
  (345, 'probability', 'always', 'Always', 'Toujours', 'हमेशा', 10),
  (345, 'probability', 'often', 'Often', 'Souvent', 'अक्सर', 20),
  (345, 'probability', 'sometimes', 'Sometimes', 'Parfois', 'कभी-कभी', 30),
  (345, 'probability', 'once', 'Once', 'Une fois', 'एक बार', 40);

-- The reporter's address, sealed by SECRET_KEY.
create table bugs.emails (
  tid bigint primary key,
  uid bigint not null,
  email bytea not null
);
create index emails_uid on bugs.emails (uid, tid);

-- What our team did with each report.
create sequence bugs.history_id_seq;
create table bugs.history (
  tid bigint not null,
  id bigint not null default nextval('bugs.history_id_seq'),
  uid bigint not null,
  act text not null check (act in ('answer', 'join', 'separate')),
  status smallint not null,
  pid bigint not null default 0,
  solved_in text not null default '',
  duplicate_of bigint not null default 0,
  created_at timestamptz not null,
  primary key (tid, id)
);

-- Reports that we answered first in a month, and those within two working days.
create table bugs.months (
  month date not null,
  country_fid int not null,
  answered int not null,
  in_time int not null,
  primary key (month, country_fid)
);

create sequence bugs.saved_answers_id_seq;
create table bugs.saved_answers (
  id bigint primary key default nextval('bugs.saved_answers_id_seq'),
  name text not null,
  message text not null,
  status smallint not null,
  uid bigint not null
);
