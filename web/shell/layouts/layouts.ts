import type { ComponentType } from 'react';
import { AccountLayout } from './AccountLayout.tsx';
import { ActivityLayout } from './ActivityLayout.tsx';
import { BannedLayout } from './BannedLayout.tsx';
import { ConfirmLayout } from './ConfirmLayout.tsx';
import { CreatorHomeLayout } from './CreatorHomeLayout.tsx';
import { DefaultLayout, type LayoutProps } from './DefaultLayout.tsx';
import { JackpotLayout } from './JackpotLayout.tsx';
import { PermissionLayout } from './PermissionLayout.tsx';
import { UiDemoLayout } from './UiDemoLayout.tsx';

/** The nine layouts by the documents' names (R-MSC-019). */
export const layouts = {
  account: AccountLayout,
  activity: ActivityLayout,
  banned: BannedLayout,
  confirm: ConfirmLayout,
  'creator home': CreatorHomeLayout,
  default: DefaultLayout,
  jackpot: JackpotLayout,
  permission: PermissionLayout,
  'UI demo': UiDemoLayout,
} as const satisfies Record<string, ComponentType<LayoutProps>>;
