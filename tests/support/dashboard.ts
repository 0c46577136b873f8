import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Place {
  h: number;
  w: number;
  x: number;
  y: number;
}

export interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: Place;
  targets?: readonly { refId: string; expr: string }[];
}

const file = join(import.meta.dirname, '../../docs/operations/files/dashboard.json');

/** The panels of the dashboard that operators import. */
export const panelsOf = (): readonly Panel[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { panels: readonly Panel[] }).panels;

/** What its panels ask Prometheus for. */
export const expressionsOf = (): { title: string; expr: string }[] =>
  panelsOf().flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
