import type { DialogFlag } from '../../../contract/primitives/dialog-flags.ts';
import type { IconName } from '../../design/icon-names.ts';

/** What is set, as far as it could be found: a summary that fails is left out. */
export interface SettingsSummary {
  email?: { email: string; verified: boolean };
  devices?: number;
  twoStep?: boolean;
  quiet?: { from: string; to: string } | null;
  hidden?: { blocked: number; muted: number };
}

/** A row of the settings. It opens a page, or one of the shell's dialogs. */
export interface SettingsRow {
  id: string;
  icon: IconName;
  to?: string;
  dialog?: DialogFlag;
}

const rows = {
  account: [
    { id: 'profile', icon: 'user', to: '/ucenter/setting/basicinfo' },
    { id: 'email', icon: 'mail', to: '/ucenter/setting/account' },
    { id: 'ways', icon: 'key-round', to: '/ucenter/setting/authemtication' },
    { id: 'devices', icon: 'smartphone', to: '/ucenter/setting/account#sessions' },
    { id: 'imei', icon: 'badge-check', to: '/ucenter/imei' },
  ],
  see: [
    { id: 'country', icon: 'flag', dialog: 'needcountry' },
    { id: 'interests', icon: 'sprout', to: '/ucenter/setting/interests' },
    { id: 'appearance', icon: 'moon', to: '/ucenter/setting/appearance' },
  ],
  reach: [
    { id: 'notifications', icon: 'bell', to: '/ucenter/notice/settings' },
    { id: 'chats', icon: 'messages-square', to: '/ucenter/setting/chats' },
    { id: 'hidden', icon: 'ban', to: '/ucenter/setting/blocked' },
  ],
  yours: [
    { id: 'reports', icon: 'flag', to: '/ucenter/setting/reports' },
    { id: 'data', icon: 'download', to: '/ucenter/setting/account#export' },
    { id: 'help', icon: 'info', to: '/ucenter/setting/helpcenter' },
  ],
} as const satisfies Record<string, readonly SettingsRow[]>;

export type SettingsGroup = keyof typeof rows;

export const settingsGroups = Object.entries(rows) as [SettingsGroup, readonly SettingsRow[]][];
