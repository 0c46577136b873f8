-- Bug reports and photos are deeds by now: the product's own medals and a weekly task are made of them.
update profiles.medal_kinds set figure = 'enter_photo', need = 10, span = 'ever' where key = 'photographer' and version = 1;
update profiles.medal_kinds set figure = 'bug_solved', need = 1, span = 'ever' where key = 'bug-hunter' and version = 1;
update tasks.tasks set figure = 'enter_photo', title_en = 'Show a photo', title_fr = 'Montrer une photo',
    title_hi = 'एक फ़ोटो दिखाएँ', url = '/photos' where taskid = 6 and version = 1;
update tasks.tasks set url = '/ucenter/setting/account' where taskid = 7 and version = 1;
