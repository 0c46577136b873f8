import type { ChatSettings } from '../../../contract/domains/messages/chat-shapes.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';

/** Of the message's field: what is typed there is the message's alone, whichever button is pressed. */
export const messagePart = 'message';
export const messageField = `text@${messagePart}`;

/** Where a message is sent without script; what it is called was made with the page, so that it is sent once. */
export const sayAction = (conversationID: string, clientID: string): string =>
  formAction('messages.say', { conversationID, clientID, _of: messagePart });

export const readAction = (conversationID: string, ID: number): string =>
  formAction('messages.read', { conversationID, ID });

/** A conversation that is deleted gives way to the list (R-PMS-002). */
export const dropAction = (conversationID: string): string =>
  formAction('messages.drop', { conversationID, _to: '/message' });

export const muteAction = (conversationID: string, on: boolean): string =>
  formAction('messages.mute', { conversationID, on: on ? 1 : 0 });

export const pinAction = (conversationID: string, on: boolean): string =>
  formAction('messages.pin', { conversationID, on: on ? 1 : 0 });

export const settingAction = (name: keyof ChatSettings, on: boolean): string =>
  formAction('messages.save-settings', { [name]: on ? 1 : 0 });

/** An accepted request stays on the screen; one that is declined gives way to the requests. */
export const answerAction = (conversationID: string, accept: boolean, block = false): string =>
  formAction('messages.answer-request', {
    ...{ conversationID, accept: accept ? 1 : 0, block: block ? 1 : 0 },
    ...(!accept && { _to: '/message?requests=1' }),
  });

export const reactAction = (conversationID: string, ID: number, emoji: string, on: boolean): string =>
  formAction('messages.react', { conversationID, ID, emoji, on: on ? 1 : 0 });

export const answerHeldAction = (groupID: number, ID: number, accept: boolean): string =>
  formAction('messages.answer-held', { groupID, ID, accept: accept ? 1 : 0 });
