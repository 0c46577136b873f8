import type { bugsCalls } from '../../../contract/domains/bugs/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { sayGone, saySame } from '../threads/index.ts';
import { addOption, addVariable, closeOption, closeVariable, orderOptions } from './actions/change-catalogue.ts';
import { change, report } from './actions/report.ts';
import { deleteAnswer, saveAnswer, savedAnswers } from './actions/save-answer.ts';
import { separate } from './actions/separate.ts';
import { status } from './actions/status.ts';
import { threadSubmit } from './actions/thread-submit.ts';
import { bugsDeeds } from './deeds.ts';
import type { BugsDeps } from './deps.ts';
import { bugsFigures } from './figures.ts';
import { bugsListeners } from './listeners/reach-followers.ts';
import { bugsNotices } from './notices.ts';
import { bugsPersonalData, bugsTables } from './personal-data.ts';
import { email } from './reads/email.ts';
import { history } from './reads/history.ts';
import { list } from './reads/list.ts';
import { countDue, queue } from './reads/queue.ts';
import { selectItem } from './reads/select-item.ts';
import { similar } from './reads/similar.ts';
import { form, threadVar } from './reads/thread-var.ts';
import { variables } from './reads/variables.ts';
import { whoSame } from './reads/who-same.ts';
import { bugsReferences } from './references.ts';
import { reporterEmail } from './sealed.ts';

const handlersOf = (deps: BugsDeps): Handlers<keyof typeof bugsCalls> => ({
  'bugs.list': list(deps),
  'bugs.thread-var': threadVar(deps),
  'bugs.select-item': selectItem,
  'bugs.thread-submit': threadSubmit(deps),
  'bugs.form': form(deps),
  'bugs.report': report(deps),
  'bugs.change': change(deps),
  'bugs.same': saySame,
  'bugs.gone': sayGone,
  'bugs.who-same': whoSame(deps),
  'bugs.similar': similar(deps),
  'bugs.status': status(deps),
  'bugs.separate': separate,
  'bugs.queue': queue(deps),
  'bugs.email': email(deps),
  'bugs.history': history(deps),
  'bugs.saved-answers': savedAnswers,
  'bugs.save-answer': saveAnswer,
  'bugs.delete-answer': deleteAnswer,
  'bugs.variables': variables,
  'bugs.add-variable': addVariable,
  'bugs.close-variable': closeVariable,
  'bugs.add-option': addOption,
  'bugs.close-option': closeOption,
  'bugs.order-options': orderOptions,
});

/** What the domain binds. */
export const createBugs = (deps: BugsDeps): DomainParts<keyof typeof bugsCalls> => ({
  domain: 'bugs',
  handlers: handlersOf(deps),
  tables: bugsTables,
  references: bugsReferences,
  personalData: bugsPersonalData(deps),
  listeners: bugsListeners,
  notices: bugsNotices,
  deeds: bugsDeeds,
  sealed: { columns: [reporterEmail] },
  waitingForModerator: { bugs: countDue },
  figures: bugsFigures,
});
