-- Up to five interests that a topic stands for.
create table topics.topic_tags (
  topid bigint not null,
  tagid bigint not null,
  primary key (topid, tagid)
);
