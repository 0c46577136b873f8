-- Reports are a room of review, which reads the log of events on from where they stood.
update platform.readers set name = 'review'
 where name = 'reports' and not exists (select from platform.readers where name = 'review');
delete from platform.readers where name = 'reports';
