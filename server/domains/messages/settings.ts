import { z } from 'zod';
import { defineSetting, type Setting } from '../../platform/settings.ts';

/** Days for which messages are kept; 0 for good. */
export const retainDays = defineSetting(
  'messages',
  'chat_keep_days',
  z.int().min(0).max(3650).meta({ unit: 'days' }),
  0,
);

/** The application that signatures of the chat name (R-CHT-044). */
export const chatAppId = defineSetting('messages', 'chat_app_id', z.int().min(0).max(2_147_483_647), 0);

/** What operators may set of chats, in the order of their console. */
export const messagesSettings: readonly Setting[] = [retainDays, chatAppId];
