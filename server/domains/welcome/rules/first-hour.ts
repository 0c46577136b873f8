import { type WelcomeStep, welcomeLimits, welcomeSteps } from '../../../../contract/domains/welcome/limits.ts';

/** What is stored of a member's first hour. */
export interface FirstHour {
  joinedAt: Date;
  interests_at: Date | null;
  people_at: Date | null;
  hello_at: Date | null;
  chosen_at: Date | null;
  said_at: Date | null;
}

const dayMs = 86_400_000;

/** Whether the steps, and what becomes of the first post, are still spoken of. */
export const isOffered = ({ joinedAt }: Pick<FirstHour, 'joinedAt'>, now: Date): boolean =>
  now.getTime() - joinedAt.getTime() < welcomeLimits.offeredDays * dayMs;

/** The first step that is left, in the first days after joining; none is offered twice. */
export function nextStep(hour: FirstHour, now: Date): WelcomeStep | '' {
  if (!isOffered(hour, now)) return '';
  return welcomeSteps.find((step) => hour[`${step}_at`] === null) ?? '';
}

/** Whether home still has to say what it begins with: once after each choice. */
export const isUnsaid = ({ chosen_at, said_at }: Pick<FirstHour, 'chosen_at' | 'said_at'>): boolean =>
  chosen_at !== null && (said_at === null || said_at < chosen_at);
