import { useEffect, useState } from 'react';
import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { ChatMessage } from '../../../contract/domains/messages/chat-shapes.ts';
import { messageLimits } from '../../../contract/domains/messages/limits.ts';
import { call } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { onFrugalNetwork } from '../../session/connection.ts';
import { useRootData } from '../../session/root-data.ts';
import { sharedThreadIn } from './shared-thread.ts';

type ThreadLine = DataOf<Calls['messages.shared-threads']>['list'][number];
export type SharedThreads = ReadonlyMap<number, ThreadLine>;

/**
 * What messages show of the threads that they share: one call for all on the page, and for what comes later. Nothing is asked for
 * where data is dear, or while a request is closed.
 */
export function useSharedThreads(list: readonly ChatMessage[], isClosed: boolean): SharedThreads {
  const { publicUrl } = useRootData();
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const [threads, setThreads] = useState<SharedThreads>(new Map());
  const named = isClosed ? [] : list.flatMap(({ text }) => sharedThreadIn(text, publicUrl)?.tid ?? []);
  const lacking = [...new Set(named)].filter((tid) => !asked.has(tid)).slice(-messageLimits.sharedThreads);
  const tids = lacking.join(',');
  useEffect(() => {
    if (tids === '' || onFrugalNetwork()) return;
    setAsked((before) => new Set([...before, ...tids.split(',').map(Number)]));
    void quietly(call('messages.shared-threads', { tids })).then((answer) => {
      if (answer)
        setThreads((before) => new Map([...before, ...answer.data.list.map((line) => [line.tid, line] as const)]));
    });
  }, [tids]);
  return threads;
}
