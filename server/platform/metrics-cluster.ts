import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry } from 'prom-client';

/** Whichever worker is asked for metrics, the answer is that of all of them; only the primary can collect it. */
type Question = { kind: 'metrics?'; id: string };
type Answer = { kind: 'metrics'; id: string; text?: string };

const patienceMs = 6000;

/** In the primary: answers its workers' questions with everybody's figures summed up. */
export function answerMetricsQuestions(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', async (worker, message: Question) => {
    if (message?.kind !== 'metrics?') return;
    const text = await aggregator.clusterMetrics().catch(() => undefined);
    if (worker.isConnected()) worker.send({ kind: 'metrics', id: message.id, text } satisfies Answer);
  });
}

/** In a worker, before anything else: the primary waits for the figures of all, of those that still start as well. */
export function joinMetrics(): void {
  new AggregatorRegistry();
}

/** In a worker: the figures of all. */
export function askPrimaryForMetrics(): Promise<string> {
  const question: Question = { kind: 'metrics?', id: randomUUID() };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error('The primary gives no metrics'))), patienceMs);
    const listen = (message: Answer) => {
      if (message?.kind !== 'metrics' || message.id !== question.id) return;
      const { text } = message;
      finish(() => (text === undefined ? reject(new Error('A worker gives no metrics')) : resolve(text)));
    };
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      process.off('message', listen);
      settle();
    };
    process.on('message', listen);
    process.send?.(question);
  });
}
