import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { testApp } from '../support/app.ts';
import { callSamples } from '../support/call-samples.ts';

const { api, clock } = await testApp();

/** What the documents call each area of their table, and the domains that answer for the function here. */
const functions = {
  signIn: { areas: ['signin'], domains: ['economy'] },
  posting: { areas: ['thread', 'post', 'poll', 'video', 'draft'], domains: ['threads'] },
  profile: { areas: ['profile'], domains: ['profiles'] },
  chat: { areas: ['chat', 'groupmessage', 'pm'], domains: ['chat', 'messages'] },
  exchange: { areas: ['exchange', 'wallet'], domains: ['economy'] },
  shop: { areas: ['shop'], domains: ['store'] },
} as const;
