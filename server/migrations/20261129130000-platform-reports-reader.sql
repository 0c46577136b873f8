-- Reports are a room of review, which reads the log of events on from where they stood.
update platform.readers set name = 'review' where name = 'reports';
