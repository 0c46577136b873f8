import { z } from 'zod';
import { mostInFourBytes } from '../../../contract/primitives/fields.ts';
import { defineSetting, type Setting } from '../../platform/settings.ts';

/** The number that clients of the chat are given beside a signature (R-CHT-044). */
export const chatAppId = defineSetting('messages', 'chat_app_id', z.int().min(0).max(mostInFourBytes), 0);

/** What operators may set of the domain. */
export const messagesSettings: readonly Setting[] = [chatAppId];
