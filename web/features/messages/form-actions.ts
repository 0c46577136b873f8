import { formAction } from '../../../contract/primitives/page-form.ts';

/** Of the message's field: what is typed there is the message's alone, whichever button is pressed. */
export const messagePart = 'message';
export const messageField = `message@${messagePart}`;

/** Where a message is sent without script. */
export const sendAction = ({ plid, uid }: { plid: number; uid: number }): string =>
  formAction('messages.send', { ...(plid > 0 ? { plid } : { uid }), _of: messagePart });

export const markReadAction = (plid: number, pmid: number): string => formAction('messages.mark-read', { plid, pmid });

/** A conversation that is deleted gives way to the list (R-PMS-002). */
export const deleteAction = (plid: number, pmid: number): string =>
  formAction('messages.delete', { plid, pmid, _to: '/message' });
