-- What a thread adds that is a poll.
create table threads.polls (
  tid bigint primary key,
  max_choices smallint not null check (max_choices >= 1),
  days smallint not null,
  ends_at timestamptz not null,
  -- written by a job soon after its end
  closed_at timestamptz,
  voters int not null default 0 check (voters >= 0)
);
create index polls_due on threads.polls (ends_at) where closed_at is null;

create table threads.poll_options (
  tid bigint not null,
  -- number and place of the option in its poll, from 1
  a_id smallint not null,
  message text not null,
  picture jsonb,
  votes int not null default 0 check (votes >= 0),
  primary key (tid, a_id)
);

-- One row for a member's whole vote: nobody votes twice.
create table threads.poll_votes (
  tid bigint not null,
  uid bigint not null,
  choices smallint[] not null,
  created_at timestamptz not null,
  primary key (tid, uid)
);
create index poll_votes_uid on threads.poll_votes (uid, created_at desc, tid desc);
