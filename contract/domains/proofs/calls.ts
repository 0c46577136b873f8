import { codeCalls } from './code-calls.ts';
import { emailCalls } from './email-calls.ts';
import { secondStepCalls } from './second-step-calls.ts';

export const proofsCalls = {
  ...codeCalls,
  ...emailCalls,
  ...secondStepCalls,
} as const;
