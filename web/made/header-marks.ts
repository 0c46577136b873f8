// Made by `npm run lists` of what the domains declare: change it there.
import { messagesHeaderMark } from '../features/messages/header-mark.ts';
import { noticesHeaderMark } from '../features/notices/header-mark.ts';
import type { HeaderMark } from '../shell/header-mark.ts';

export const headerMarks: readonly HeaderMark[] = [noticesHeaderMark, messagesHeaderMark];
