import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** How a test file of a run did. */
export interface FileResult {
  project: string;
  path: string;
  /** Not so where a test failed, or where the file did not load or end. */
  good: boolean;
  passed: number;
  failed: number;
  leftOut: number;
  seconds: number;
}

export interface RunReport {
  /** Those of the whole run, be there files of them or not. */
  projects: readonly string[];
  files: readonly FileResult[];
}

/** Writes what each file of a run did to `to`, the dearest first. */
export class FileReporter implements Reporter {
  private projects: readonly string[] = [];
  private readonly to: string;

  constructor(to: string) {
    this.to = to;
  }

  onInit(vitest: Vitest): void {
    this.projects = vitest.projects.map(({ name }) => name);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map(resultOf).toSorted((a, b) => b.seconds - a.seconds);
    writeFileSync(this.to, JSON.stringify({ projects: this.projects, files } satisfies RunReport, null, 1));
  }
}

function resultOf(module: TestModule): FileResult {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const count = (state: string): number => states.filter((each) => each === state).length;
  return {
    ...{ project: module.project.name, path: module.relativeModuleId },
    good: ['passed', 'skipped'].includes(module.state()),
    ...{ passed: count('passed'), failed: count('failed'), leftOut: count('skipped') + count('pending') },
    seconds: Math.round(module.diagnostic().duration) / 1000,
  };
}

/** A line for each file that failed, and, of a run of everything, for each project of which nothing was tried. */
export function failuresOf({ projects, files }: RunReport, everything: boolean): string[] {
  const tried = (name: string): boolean => files.some((file) => file.project === name && file.passed + file.failed > 0);
  return [
    ...files.filter(({ good }) => !good).map(describeFailure),
    ...projects.filter((name) => everything && !tried(name)).map((name) => `${name}: none of its tests ran`),
  ];
}

const describeFailure = ({ project, path, passed, failed }: FileResult): string =>
  failed === 0
    ? `${project}: ${path} did not load or end`
    : `${project}: ${path}, ${failed} of ${passed + failed} tests`;
